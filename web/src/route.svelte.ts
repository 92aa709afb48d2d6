// Where we are: the path and the fragment of the address. Links of our own do not load a page anew.
const here = $state({ path: '', query: '', fragment: '' });
arrive();

export function path(): string {
  return here.path;
}

/** Whether ?name stands in the address. */
export function hasQuery(name: string): boolean {
  return new URLSearchParams(here.query).has(name);
}

/** The value of ?name=value in the address. */
export function queryValue(name: string): string | null {
  return new URLSearchParams(here.query).get(name);
}

/** Writes ?name=value into the address, or takes it away; nothing is loaded. */
export function setQuery(name: string, value: string | null): void {
  const query = new URLSearchParams(location.search);
  if (query.get(name) === value) return;
  if (value === null) query.delete(name);
  else query.set(name, value);
  const search = query.size ? `?${query}` : '';
  go(location.pathname + search + location.hash, true);
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
