import { mount } from 'svelte'
import App from './App.svelte'
import { watchAddress } from './lib/router.svelte'
import { recall } from './lib/session.svelte'
import { watchSettings } from './lib/settings.svelte'
import { watchGestures } from './lib/sound'
import './fonts.css'
import './theme.css'

watchSettings()
watchAddress()
watchGestures()
void recall()
mount(App, { target: document.getElementById('app') as HTMLElement })
