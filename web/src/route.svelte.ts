// Where we are: the path and the fragment of the address. Links of our own do not load a page anew.
const here = $state({ path: '', query: '', fragment: '' });
arrive();

export function path(): string {
  return here.path;
}

/** Whether ?name stands in the address. */
export function asked(name: string): boolean {
  return new URLSearchParams(here.query).has(name);
}

/** What stands behind #: an invitation is never sent to a server before it is taken. */
export function fragment(): string {
  return here.fragment;
}

export function go(address: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  arrive();
  if (!replace) scrollTo(0, 0);
}

function arrive(): void {
  here.path = location.pathname;
  here.query = location.search;
  here.fragment = location.hash.slice(1);
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a');
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey;
  if (!link || !plain || event.shiftKey || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return; // a place on this page
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);
addEventListener('click', follow);
