// Somebody in the page who presses whatever glows, the very moment it does, and notes the times.
// `told` is how long it took until the event of a move reached the page; `locked` how long a decision was
// ours and nothing could be pressed.
window.pace = { ownToOwn: [], told: [], turnToTurn: [], moves: 0, locked: 0, over: false, start: 0 };
let newest = null;
window.EventSource = class extends EventSource {
  addEventListener(kind, listener) {
    super.addEventListener(kind, (event) => {
      const told = JSON.parse(event.data);
      const page = kind === 'fresh' ? told : told.page;
      if (page && page.number >= (newest?.number ?? 0)) newest = page;
      listener(event);
    });
  }
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
    // until what the move has led to is told; a row without a tram is given up all the same
    while (newest.decision === decision) {
      document.querySelector('.board .anyway')?.click();
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
