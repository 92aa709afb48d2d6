// Somebody in the page who presses whatever glows, the very moment it does, and notes the times.
// `told` is how long it took until the event of a move reached the page; `locked` how long a decision was
// ours and nothing could be pressed.
window.pace = { ownToOwn: [], told: [], turnToTurn: [], moves: 0, locked: 0, over: false, start: 0 };
let newest = null;

/** The newest page, by whole ones and by what has changed since (docs/http-api.md). */
function know(page) {
  if (page.number >= (newest?.number ?? 0)) newest = page;
}
function change({ since, changes }) {
  if (!changes || since !== newest?.number) return;
  for (const [pointer, value] of Object.entries(changes)) {
    const way = pointer.split('/').map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = way.pop();
    way.slice(1).reduce((part, name) => part[name], newest)[last] = value;
  }
}
window.EventSource = class extends EventSource {
  addEventListener(kind, listener) {
    super.addEventListener(kind, (event) => {
      const told = JSON.parse(event.data);
      if (kind === 'fresh') know(told);
      else change(told);
      listener(event);
    });
  }
};
const { fetch } = window;
window.fetch = async (address, sent) => {
  const answer = await fetch(address, sent);
  if (answer.ok && /\/api\/tables\/[\w-]+\?(?!.*\bat=)/.test(address)) {
    know(await answer.clone().json());
  }
  return answer;
};

const legal = (more = '') => [...document.querySelectorAll(`.board .legal${more}`)];
const owes = () => !!newest?.view.legal.length;
const soon = () => new Promise((done) => setTimeout(done, 2));
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** Until something can be pressed, or the game is over. */
async function ready() {
  let last = performance.now();
  while (!legal().length && !document.querySelector('.result')) {
    const owed = owes();
    await soon();
    const now = performance.now();
    if (owed) pace.locked += now - last;
    last = now;
  }
}

/** Presses things until a code is played. */
async function move() {
  for (let pressed = 0; ; pressed++) {
    const sends = legal('[data-code]');
    const picks = legal(':not([data-code]):not([aria-pressed=true])');
    const enough = !picks.length || pressed > 1 || Math.random() < sends.length / legal().length;
    const sending = sends.length && enough;
    const one = any(sending ? sends : picks);
    one.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    if (sending) return;
    await soon();
  }
}

window.playFast = async (most) => {
  await ready();
  pace.start = performance.now();
  while (pace.moves < most && !document.querySelector('.result')) {
    const { decision } = newest;
    await move();
    const sent = performance.now();
    // until what the move has led to is told; what is pencilled counts at once, and a row without a tram is given up
    while (newest.decision === decision) {
      document.querySelector('.board .confirm, .board .anyway')?.click();
      await soon();
    }
    const ours = owes();
    if (ours) pace.told.push(performance.now() - sent);
    await ready();
    (ours ? pace.ownToOwn : pace.turnToTurn).push(performance.now() - sent);
    pace.moves++;
  }
  pace.seconds = (performance.now() - pace.start) / 1000;
  pace.over = !!document.querySelector('.result');
  return pace;
};
