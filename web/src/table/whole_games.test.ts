// What the browser itself says at moments of whole games, which `tests/web/test_true_sentences.py` writes down.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describedOf, guideOf, type BoardProps, type View } from '../boards/board';
import { struckOut } from '../boards/voll_verplant/strikes';
import { loadMessages, setLanguage, startMessages, t } from '../messages.svelte';
import type { LogView, MatchView, Page, VollVerplantView } from '../wire';
import { turnOf } from './signals.svelte';
import { Story } from './story.svelte';

interface Seen {
  viewer: number | null;
  view: MatchView;
  entries: LogView[];
}

const FILE = import.meta.env.VITE_PAGES as string | undefined;
const pages: Seen[] = FILE ? (JSON.parse(readFileSync(FILE, 'utf8')) as Seen[]) : [];

/** What is not said where an option, which is left out at its default, has this value. */
const NOT_IN_PLAY = [
  { option: 'special_stations', usual: 0, value: 0, words: /special station|Sonderstation/i },
  { option: 'nine', usual: 2, value: 2, words: /9, 3 (points|Punkte)/ },
  { option: 'nine', usual: 2, value: 3, words: /9, 2 (points|Punkte)/ },
];

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('addEventListener', () => {});
  await startMessages();
});
afterAll(() => vi.unstubAllGlobals());

/** The sentences that are about the viewer or the seats that are waited for. */
async function sentencesOf(seen: Seen, before: Seen | undefined): Promise<string[]> {
  const { view, viewer, entries } = seen;
  const prompt = (await describedOf(view.game))!.prompt(tableOf(seen));
  const story = new Story(() => ({ entries, view, viewer, at: null }));
  return [
    prompt,
    turnOf(seen as unknown as Page),
    story.words,
    ...story.news,
    ...calledOut(seen, before),
  ];
}

function calledOut({ view, viewer }: Seen, before: Seen | undefined): string[] {
  if (view.game !== 'voll_verplant') return [];
  const earlier = (before?.view.table ?? null) as VollVerplantView | null;
  return struckOut(earlier, view.table, viewer, view.names);
}

/** All else that is said of the table, with the names of things, and the tips of a guided game. */
async function detailsOf(seen: Seen): Promise<string[]> {
  const { view, viewer } = seen;
  const sections = (await describedOf(view.game))!.sections(tableOf(seen));
  const tips = viewer !== null && view.legal.length ? await guideOf(view.game) : [];
  return [
    ...sections.flatMap(({ title, lines }) => [title, ...lines]),
    ...tips
      .filter(({ when }) => when(view.table, view.legal, viewer!))
      .map(({ key }) => t(`${view.game}_guide:${key}` as 'trambahn_guide:goal')),
  ];
}

function tableOf({ view, viewer }: Seen): BoardProps<View> {
  const { game, table, legal, names, to_act: toAct } = view;
  return {
    ...{ game, view: table, now: table, previous: null, legal, viewer, names, toAct },
    ...{ instead: '', lately: [], news: [], hinted: null, pencil: null },
    draw: () => Promise.resolve(''),
    send: () => {},
  };
}

function checkWords({ view, viewer }: Seen, said: string[]): void {
  const own = viewer === null ? null : view.names[viewer - 1]!;
  for (const text of said) {
    expect(text).not.toMatch(/undefined|null|NaN|\{|^ | {2}|:\w+\./);
    if (own) expect(text).not.toContain(own);
  }
}

/** Prompt and header name the seats that are waited for while the viewer is not to act, and no other. */
function checkWaiting({ view, viewer }: Seen, prompt: string, turn: string): void {
  const acts = viewer !== null && view.to_act.includes(viewer);
  const waitedFor = acts ? [] : view.to_act.map((seat) => view.names[seat - 1]!);
  for (const name of view.names) {
    for (const text of [prompt, turn]) {
      expect(text.includes(name), `${text} names ${name}`).toBe(waitedFor.includes(name));
    }
  }
}

function checkRules({ view }: Seen, told: string[]): void {
  const options = view.options as Record<string, number>;
  for (const { option, usual, value, words } of NOT_IN_PLAY) {
    if ((options[option] ?? usual) !== value) continue;
    for (const text of told) expect(text).not.toMatch(words);
  }
}

test.runIf(FILE).each(['en', 'de'])(
  'in %s no sentence names the reader, the wrong seat or a rule that is not in play',
  { timeout: 300_000 },
  async (language) => {
    await setLanguage(language);
    for (const game of new Set(pages.map(({ view }) => view.game))) {
      for (const part of [game, `${game}_guide`, 'plain']) await loadMessages(part);
    }
    const before = new Map<number | null, Seen>();
    for (const seen of pages) {
      const said = await sentencesOf(seen, before.get(seen.viewer));
      checkWords(seen, said);
      if (!seen.view.result) checkWaiting(seen, said[0]!, said[1]!);
      checkRules(seen, [...said, ...(await detailsOf(seen))]);
      before.set(seen.viewer, seen);
    }
    expect(pages.length).toBeGreaterThan(1000);
  },
);
