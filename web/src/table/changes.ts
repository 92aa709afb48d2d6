// What has changed on a page, by JSON Pointer (RFC 6901). A page is never written into, since older ones are
// still shown: what a change leads through is copied, and all else is shared by the old page and the new one.

/** With these changes, in their order. An error if one leads to a place that does not exist. */
export function changed<Whole>(whole: Whole, changes: Record<string, unknown>): Whole {
  let part: unknown = whole;
  for (const [pointer, value] of Object.entries(changes)) {
    part = replaced(part, wayOf(pointer), value);
  }
  return part as Whole;
}

function wayOf(pointer: string): string[] {
  const names = pointer.split('/').slice(1);
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function replaced(part: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(part)) return withElement(part, name, rest, value);
  if (part === null || typeof part !== 'object') throw new Error(`nothing has a ${name}`);
  if (rest.length && !Object.hasOwn(part, name)) throw new Error(`there is no ${name}`);
  return { ...part, [name]: replaced(part[name as keyof typeof part], rest, value) };
}

/** One past the end a value is added. */
function withElement(list: unknown[], name: string, rest: string[], value: unknown): unknown[] {
  const index = /^(0|[1-9]\d*)$/.test(name) ? Number(name) : Infinity;
  const most = rest.length ? list.length - 1 : list.length;
  if (index > most) throw new Error(`there is no element ${name} of ${list.length}`);
  const copy = [...list];
  copy[index] = replaced(list[index], rest, value);
  return copy;
}
