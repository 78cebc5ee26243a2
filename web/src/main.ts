import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { breath } from './breath'
import { isHere } from './home'
import { app } from './offline.svelte'
import { speech } from './words/language.svelte'

if (isHere) void import('./here/host') // it is needed at once, and Python starts as soon as the page is drawn

const place = document.getElementById('app')
if (place) void speech.load().then(breath).then(() => {
  mount(App, { target: place })
  app.begin()
})
