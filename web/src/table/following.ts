// The newest page there is, and how it goes on: what is told of a table is what has changed since a page.
// What changes another page than the newest one came too early, or was cut on its way, and waits for a whole page.
import type { Happening } from '../boards/moments';
import type { ChangeView, Page } from '../wire';
import { changed } from './changes';

export class Following {
  /** none when nothing can be gone on from */
  page: Page | null = null;
  /** of what was heard last; null with the page */
  number: number | null = null;
  #early: ChangeView[] = [];

  /** Whether something was heard that cannot be understood without a whole page. */
  get behind(): boolean {
    return this.#early.length > 0;
  }

  /** Whether this whole page is newer than what is known. */
  begin(page: Page): boolean {
    if (!this.#isNew(page)) return false;
    this.page = page;
    this.number = page.number;
    return true;
  }

  /** What has happened, as far as it can be understood by now. */
  hear(...told: ChangeView[]): Happening[] {
    const waiting = [...this.#early, ...told];
    this.#early = [];
    const happened = waiting.flatMap((one) => this.#understood(one));
    this.#early = this.#early.filter((one) => this.#isNew(one));
    return happened;
  }

  /** What comes next begins with a whole page: in another language, or because nobody listened. */
  end(): void {
    this.page = this.number = null;
    this.#early = [];
  }

  #isNew({ number }: Page | ChangeView): boolean {
    return this.number === null || number > this.number;
  }

  #understood(told: ChangeView): Happening[] {
    if (!this.#isNew(told)) return [];
    const page = this.#pageAfter(told);
    if (!page) {
      this.#early.push(told);
      return [];
    }
    this.page = page;
    this.number = told.number;
    const { number, kind, seat, code, text, changes } = told;
    return [{ number, kind, seat, code, text, page: changes && page }];
  }

  #pageAfter({ since, changes }: ChangeView): Page | null {
    if (this.page?.number !== since) return null;
    try {
      return changed(this.page, changes ?? {});
    } catch {
      return null;
    }
  }
}
