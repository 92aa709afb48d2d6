import { describe, expect, test, vi } from 'vitest';
import type { MatchView, Result, Story } from '../wire';

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

describe('the story of a game', () => {
  test('a moment can be looked at again, and says whose it was', () => {
    const view = { game: 'trambahn', names: ['Anna', 'Ben'] } as MatchView;
    const [lead, length, changes] = sentencesOf(story, view, result);
    expect(lead).toEqual({
      text: 'table:story.lead_turn {"name":"Anna","count":5,"number":7}',
      at: 40,
    });
    expect(length!.text).toContain('table:story.length_turn {"count":12');
    expect(changes!.text).toBe('table:story.changes {"count":3}');
  });

  test('without points nobody is so many points ahead, and alone nobody leads', () => {
    const view = { game: 'game_of_trains', names: ['Anna', 'Ben'] } as MatchView;
    const [lead] = sentencesOf(story, view, { ...result, counted: false });
    expect(lead!.text).toContain('lead_uncounted');
    const solo = { game: 'voll_verplant', names: ['Anna'] } as MatchView;
    const told = sentencesOf({ ...story, moments: [] }, solo, result);
    expect(told.map(({ text }) => text.split(' ')[0])).toEqual(['table:story.length_round']);
  });

  test('a tie is told of those alone who have equal points', () => {
    const names = ['Anna', 'Ben', 'Cleo'];
    const tied = { ...result, points: [23, 9, 23], tie: [4, 1, 6] };
    expect(tiesOf('voll_verplant', names, tied)).toEqual([
      'voll_verplant:tie_broken {"each":"Anna 4, Cleo 6"}',
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
