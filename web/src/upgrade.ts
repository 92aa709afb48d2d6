// A tab left open while the site was renewed asks for files that are gone: it loads itself again. If
// that was tried a moment ago, something else is wrong, and whoever asked for the file says so.
const TRIED = 'stellwerk.reloaded';
const MILLISECONDS_BETWEEN = 60_000;

export function reloadAfterAnUpgrade(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}

/** Once, and not again for a while; never where nobody remembers. */
export function mayReload(now: number): boolean {
  try {
    const tried = Number(sessionStorage.getItem(TRIED) ?? 0);
    if (now - tried < MILLISECONDS_BETWEEN) return false;
    sessionStorage.setItem(TRIED, String(now));
    return true;
  } catch {
    return false;
  }
}
