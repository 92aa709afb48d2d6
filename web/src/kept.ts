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

/** A list that was kept as JSON; an empty one if there is none, or none that can be read. */
export function keptList<T>(name: string): T[] {
  try {
    const list: unknown = JSON.parse(kept(name) ?? '[]');
    return Array.isArray(list) ? (list as T[]) : [];
  } catch {
    return [];
  }
}
