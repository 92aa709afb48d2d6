// What this browser keeps for the next visit. One that may keep nothing forgets; all else works.
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // no room, or no permission
  }
}

/** Something kept for each of the newest tables. */
export class KeptByTable<Value> {
  readonly #name: string;
  readonly #most: number;
  readonly #is: (value: unknown) => value is Value;

  /** `is`: whether what was kept, perhaps by an older version of this page, is still of use */
  constructor(name: string, most: number, is: (value: unknown) => value is Value) {
    this.#name = name;
    this.#most = most;
    this.#is = is;
  }

  of(table: string): Value | undefined {
    return this.#all().find(([id]) => id === table)?.[1];
  }

  keep(table: string, value: Value): void {
    const others = this.#all().filter(([id]) => id !== table);
    keep(this.#name, JSON.stringify([[table, value], ...others].slice(0, this.#most)));
  }

  #all(): [table: string, value: Value][] {
    return listIn(kept(this.#name)).flatMap((pair) => {
      const [table, value] = Array.isArray(pair) ? (pair as unknown[]) : [];
      return typeof table === 'string' && this.#is(value) ? [[table, value]] : [];
    });
  }
}

/** The list in a text; an empty one if there is none, or none that can be read. */
function listIn(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
