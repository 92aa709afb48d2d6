import { mount } from 'svelte';
import App from './App.svelte';
import { startMessages } from './messages.svelte';
import { setTheme } from './style/theme.svelte';
import { reloadAfterAnUpgrade } from './upgrade';
import './style/fonts.css';
import './style/tokens.css';
import './style/ground.css';
import './style/print.css';

reloadAfterAnUpgrade();
setTheme();
try {
  await startMessages();
  mount(App, { target: document.body });
} catch {
  sayThatItFailed();
}

/** Without messages there is one sentence, in both languages, and a way out. */
function sayThatItFailed(): void {
  const text = document.createElement('p');
  text.textContent = 'Stellwerk could not be loaded. · Stellwerk konnte nicht geladen werden. ';
  const again = document.createElement('button');
  again.textContent = '↻';
  again.ariaLabel = 'Try again · Noch einmal versuchen';
  again.onclick = () => location.reload();
  text.append(again);
  document.body.replaceChildren(text);
}
