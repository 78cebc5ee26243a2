import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { speech } from './words/language.svelte'

const place = document.getElementById('app')
if (place) void speech.load().then(() => mount(App, { target: place }))
