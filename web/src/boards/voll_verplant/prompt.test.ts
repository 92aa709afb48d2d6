import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages, setLanguage, startMessages } from '../../messages.svelte';
import type { VollVerplantView } from '../../wire';
import { promptOf, type Moment } from './prompt';

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  await startMessages();
  await loadMessages('voll_verplant');
  await setLanguage('en');
});
afterAll(() => vi.unstubAllGlobals());

function moment(changes: Partial<Moment>, sheet: object = {}): Moment {
  const own = { marks: {}, lines: [{ windows: [null] }], answers: true, again: false, ...sheet };
  const view = { card: '3', ending: null, sheets: [own, own], stations: [], lines: [] };
  return {
    view: view as unknown as VollVerplantView,
    instead: '',
    viewer: 1,
    names: ['Anna', 'Ben', 'Clara'],
    toAct: [1, 2, 3],
    picked: null,
    aimed: null,
    ...changes,
  };
}

test('the viewer who owes an entry is asked for it, whoever else does', () => {
  expect(promptOf(moment({}))).toBe('Choose a line for the number 3.');
});

test('a special station is named only where one repeats the card', () => {
  expect(promptOf(moment({}, { again: true }))).toContain('Special station!');
  expect(promptOf(moment({}, { again: false }))).not.toContain('Special station');
});

test('all who are waited for are named, and never the viewer', () => {
  expect(promptOf(moment({ toAct: [2, 3] }))).toBe('Waiting for Ben and Clara.');
  expect(promptOf(moment({ toAct: [1, 2] }))).not.toContain('Anna');
});

test('several who still play are several', () => {
  const full = { lines: [{ windows: ['3'] }] };
  expect(promptOf(moment({ toAct: [2] }, full))).toContain('Ben still plays.');
  expect(promptOf(moment({ toAct: [2, 3] }, full))).toContain('Ben and Clara still play.');
});

test('a free ride that is given up fills no window', () => {
  const aimed = { code: 'F -', letter: '', way: '', stations: [], transfer: false };
  expect(promptOf(moment({ aimed }))).toBe('The free ride is given up: nothing is crossed.');
  expect(promptOf(moment({ aimed: { ...aimed, letter: 'A' } }))).toBe('Only the window is filled.');
});

test('a move on its way, or a look back, is said instead', () => {
  expect(promptOf(moment({ instead: 'Sending …' }))).toBe('Sending …');
});
