import { describe, expect, test } from 'vitest';
import { changed } from './changes';

const before = () => ({
  number: 7,
  view: { legal: ['a'], sheets: [{ crosses: [1, 2] }, { crosses: [3] }], 'a/b~c': 'x' },
  chat: [{ text: 'hello' }],
});

describe('changes of a page', () => {
  test('take the place of what is there, and are added at the end of lists and under new keys', () => {
    const after = changed(before(), {
      '/number': 8,
      '/view/legal': ['b', 'c'],
      '/view/sheets/1/crosses/1': 4,
      '/view/sheets/2': { crosses: [] },
      '/view/sheets/2/crosses/0': 9,
      '/view/a~1b~0c': 'y',
      '/view/more': null,
    });
    expect(after).toEqual({
      number: 8,
      view: {
        legal: ['b', 'c'],
        sheets: [{ crosses: [1, 2] }, { crosses: [3, 4] }, { crosses: [9] }],
        'a/b~c': 'y',
        more: null,
      },
      chat: [{ text: 'hello' }],
    });
  });

  test('leave the old page as it was, and share with it what did not change', () => {
    const old = before();
    const after = changed(old, { '/view/sheets/1/crosses': [5] });
    expect(old).toEqual(before());
    expect(after.chat).toBe(old.chat);
    expect(after.view.sheets[0]).toBe(old.view.sheets[0]);
    expect(after.view.sheets[1]).not.toBe(old.view.sheets[1]);
  });

  test('may be none, or the whole', () => {
    const old = before();
    expect(changed(old, {})).toBe(old);
    expect(changed<unknown>(old, { '': 3 })).toBe(3);
  });

  test.each([
    ['/number/0'],
    ['/nothing/0'],
    ['/chat/2'],
    ['/chat/1/text'],
    ['/chat/-'],
    ['/chat/00'],
    ['/chat/text'],
    ['/view/toString/name'],
    ['/view/legal/0/length'],
  ])('to a place that does not exist are an error: %s', (pointer) => {
    expect(() => changed(before(), { [pointer]: 'x' })).toThrow();
  });
});
