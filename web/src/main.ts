// The first script, which is small: it asks for all that the page will need, at once, and then starts it.
import { askEarly } from './early';
import { EVERYWHERE, filesOf, preferred } from './catalogue';
import { reloadAfterAnUpgrade } from './upgrade';

/** What a game asks the server for before its table can be drawn. */
type Early = { early: (options: Options) => string[] };
type Options = Record<string, string | number>;
const BOARDS = import.meta.glob('./boards/*/Board.svelte');
const EARLY = import.meta.glob<Early>('./boards/*/early.ts', { eager: true });

const language = preferred();
/** What is played at the table: the server has written it into the page. */
const agreed = document.querySelector<HTMLMetaElement>('meta[name="game"]');
const table = /^\/table\/([\w-]+)$/.exec(location.pathname)?.[1];

reloadAfterAnUpgrade();
ask();
void begin(); // not awaited here: what is started imports from here, and would wait for ever

async function begin(): Promise<void> {
  try {
    const { start } = await import('./start');
    if (document.readyState === 'loading') await read();
    await start();
  } catch {
    sayThatItFailed();
  }
}

/** What fails here is asked for again where it is needed, and said there. */
function ask(): void {
  for (const part of EVERYWHERE) void filesOf(`${language}/${part}`).catch(() => null);
  if (location.pathname === '/') askForShelf();
  if (!table) return;
  for (const path of [`/tables/${table}`, `/tables/${table}/seats`]) askFor(path);
  if (agreed) askForBoard(agreed.content, JSON.parse(agreed.dataset.options!) as Options);
}

function askForShelf(): void {
  void import('./shelf/ShelfPage.svelte').catch(() => null);
  const paths = ['/games', '/lobbies/mine', '/tables/mine', '/lobbies', '/tables'];
  for (const path of paths) askFor(path);
}

function askForBoard(game: string, options: Options): void {
  void BOARDS[`./boards/${game}/Board.svelte`]?.().catch(() => null);
  void filesOf(`${language}/${game}`).catch(() => null);
  for (const path of EARLY[`./boards/${game}/early.ts`]?.early(options) ?? []) askFor(path);
}

function askFor(path: string): void {
  void askEarly(addressOf(path)).catch(() => null);
}

/** As `address` of http.ts writes it: then the answer is found there. */
function addressOf(path: string): string {
  return `/api${path}?language=${language}`;
}

function read(): Promise<unknown> {
  return new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
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
