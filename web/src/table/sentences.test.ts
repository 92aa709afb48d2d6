import { describe, expect, test, vi } from 'vitest';
import type { Page, Result, Story } from '../wire';

vi.mock('../messages.svelte', () => ({
  t: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
  listed: (names: string[]) => names.join(', '),
}));
const { sentencesOf, tiesOf, timeOf } = await import('./sentences');

const result: Result = { points: [9, 4], ranks: [1, 2], ending: 'over' };
const story = {
  turns: 12,
  changes: 3,
  seconds: 30,
  moments: [{ kind: 'lead', at: 40, seat: 1, count: 5, number: 7 }],
} as Story;

const page = (game: string, ...names: string[]) => ({ viewer: 2, view: { game, names } }) as Page;

describe('the story of a game', () => {
  test('a moment can be looked at again, and says whose it was', () => {
    const [lead, length, changes] = sentencesOf(story, page('trambahn', 'Anna', 'Ben'), result);
    expect(lead).toEqual({
      text: 'table:story.lead_turn {"name":"Anna","count":5,"number":7}',
      at: 40,
    });
    expect(length!.text).toContain('table:story.length_turn {"count":12');
    expect(changes!.text).toBe('table:story.changes {"count":3}');
  });

  test('what the viewer did is told as theirs', () => {
    const own = { ...page('trambahn', 'Anna', 'Ben'), viewer: 1 };
    expect(sentencesOf(story, own, result)[0]!.text).toContain('table:story.yours.lead_turn');
  });

  test('without points nobody is so many points ahead, and alone nobody leads', () => {
    const two = page('game_of_trains', 'Anna', 'Ben');
    const [lead] = sentencesOf(story, two, { ...result, counted: false });
    expect(lead!.text).toContain('lead_uncounted');
    const told = sentencesOf({ ...story, moments: [] }, page('voll_verplant', 'Anna'), result);
    expect(told.map(({ text }) => text.split(' ')[0])).toEqual(['table:story.length_round']);
  });

  test('a tie is told of those alone who have equal points', () => {
    const names = ['Anna', 'Ben', 'Cleo'];
    const tied = { ...result, points: [23, 9, 23], tie: [4, 1, 6] };
    expect(tiesOf('voll_verplant', names, tied)).toEqual([
      'voll_verplant:tie_broken {"each":"Anna (4), Cleo (6)"}',
    ]);
    expect(tiesOf('trambahn', names, { ...tied, tie: [4, 1, 4] })[0]).toContain('tie_stays');
    expect(tiesOf('trambahn', names, result)).toEqual([]);
  });

  test('time is told in the unit that fits', () => {
    expect(timeOf(59)).toBe('table:story.seconds {"count":59}');
    expect(timeOf(600)).toBe('table:story.minutes {"count":10}');
    expect(timeOf(7200)).toBe('table:story.hours {"count":2}');
  });
});
