/** For a code that a board cannot read: it must not be taken for another one. */
export function unreadable(code: string): never {
  throw new Error(`This board cannot read the code "${code}".`);
}
