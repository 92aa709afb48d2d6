import { mount } from 'svelte';
import App from './App.svelte';
import { startMessages } from './messages.svelte';
import { wear } from './house/theme.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/ground.css';

wear();
await startMessages();
mount(App, { target: document.body });
