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
  if (!link || !isPlain(event) || !isOurs(link)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** A click that asks for no other tab, window or file. */
function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey;
}

/** A link to another page of ours, to be seen in this tab. */
function isOurs(link: HTMLAnchorElement): boolean {
  if (link.target || link.hasAttribute('download')) return false;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return false;
  return link.pathname !== location.pathname || !link.hash; // # is a place on this page
}

addEventListener('popstate', arrive);
addEventListener('hashchange', arrive);
addEventListener('click', follow);
