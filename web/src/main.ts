import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { app } from './offline.svelte'
import { speech } from './words/language.svelte'

const place = document.getElementById('app')
if (place) void speech.load().then(() => {
  mount(App, { target: place })
  app.begin()
})
