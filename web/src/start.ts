// The page itself, once its words are there.
import { mount } from 'svelte';
import App from './App.svelte';
import { startMessages } from './messages.svelte';
import { setTheme } from './style/theme.svelte';
import '~fonts/fonts.css';
import './style/meanwhile.css';
import './style/tokens.css';
import './style/ground.css';
import './style/print.css';

export async function start(): Promise<void> {
  setTheme();
  await startMessages();
  mount(App, { target: document.body });
}
