// Short words over the table that go away by themselves.
const SHORTEST = 3000; // milliseconds
const FOR_EACH_CHARACTER = 45;

class Toasts {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    clearTimeout(this.#timer);
    this.text = text;
    const length = Math.max(SHORTEST, FOR_EACH_CHARACTER * text.length);
    this.#timer = setTimeout(() => this.close(), length);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.text = '';
  }
}

export const toasts = new Toasts();
