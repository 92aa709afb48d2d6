import { expect, test, vi } from 'vitest';
import type { DropPlace } from './drag';
import { Held, moveOf } from './picking.svelte';

const place = (code: string) => ({ dataset: { code } }) as unknown as DropPlace;

// Svelte's runes need the name of this file.
test('what was picked up lies somewhere again when the choice is another one', () => {
  let choice = $state('a');
  const begin = vi.fn();
  const held = new Held<string>({ among: () => choice, begin });
  held.pick('card');
  expect(held.thing).toBe('card');
  expect(begin).toHaveBeenCalledOnce();
  choice = 'b';
  expect(held.thing).toBeNull();
  held.pick('other');
  held.putDown();
  expect(held.thing).toBeNull();
});

test('a thing is played where it is dropped, and nowhere else', () => {
  const held = new Held<string>({ among: () => null });
  const play = vi.fn();
  const drag = held.dragged('card', () => ['S r3'], play);
  drag.lift();
  drag.over(place('S r3'));
  expect([held.thing, held.aim]).toEqual(['card', 'S r3']);
  drag.over(null);
  expect(held.aim).toBeNull();
  expect(drag.drop('P r3')).toBe(false);
  expect(drag.drop(null)).toBe(false);
  expect(play).not.toHaveBeenCalled();
  expect(drag.drop('S r3')).toBe(true);
  expect(play).toHaveBeenCalledWith('S r3');
});

test('a move is found by its code', () => {
  const moves = [{ code: 'draw' }, { code: 'put 3' }];
  expect(moveOf(moves, 'put 3')).toBe(moves[1]);
  expect(moveOf(moves, 'put 4')).toBeUndefined();
  expect(moveOf(moves, null)).toBeUndefined();
});
