// Fonts no larger than what is set in them. Of each typeface there is a part with the letters of all that the site
// says, which every page needs; where a name has others, the whole typeface is fetched beside it. Both are written to
// a folder of their own, together with the style sheet that names them.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { CATALOGUE, OWN } from './fluent.ts';

export const FONTS = new URL('./node_modules/.fonts', import.meta.url).pathname;

interface Face {
  family: string;
  /** as its package and its files are called */
  file: string;
  /** the name of the part that is set in these letters alone, if it is not the one for every page */
  part?: string;
  letters?: string;
  weight: number | { min: number; max: number };
}
const ALL = { min: 400, max: 800 };
const DIGITS = '0123456789 +-−×=.,:/()';
const FACES: Face[] = [
  { family: 'Figtree', file: 'figtree', weight: ALL },
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque', weight: ALL },
  { family: 'Fraunces', file: 'fraunces', weight: ALL },
  { family: 'Baloo 2', file: 'baloo-2', weight: ALL },
  // what is written by hand is mostly numbers
  { family: 'Caveat', file: 'caveat', weight: 700 },
  { family: 'Caveat', file: 'caveat', part: 'caveat-digits', letters: DIGITS, weight: 700 },
  // the name of the house, on every page
  {
    ...{ family: 'Signboard', file: 'bricolage-grotesque', weight: 800 },
    ...{ part: 'signboard', letters: 'Stellwerk' },
  },
];
/** pairs of letters, marks, and the digits that stand in columns or on a line */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'];
/** What is set in them: all that is said, and the names on the maps. */
const TEXTS = [CATALOGUE, OWN, 'src', '../src/stellwerk/games/voll_verplant/maps'];
const IS_TEXT = /\.(ftl|svelte|ts|toml)$/;

export const fonts: Plugin = {
  name: 'fonts',
  async configResolved() {
    if (process.env.VITEST) return;
    await mkdir(FONTS, { recursive: true });
    const letters = await lettersOf(TEXTS);
    const rules = await Promise.all(FACES.map((face) => written(face, letters)));
    await writeFile(`${FONTS}/fonts.css`, rules.join(''));
  },
};

/** Every letter in the texts of these folders, and those of a keyboard. */
async function lettersOf(folders: string[]): Promise<string> {
  const found = new Set(Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)));
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true }).catch(() => []);
    for (const file of files.filter((name) => IS_TEXT.test(name))) {
      const text = await readFile(`${folder}/${file}`, 'utf8');
      for (const letter of text) if (letter >= ' ') found.add(letter);
    }
  }
  return [...found].sort().join('');
}

/** The part with these letters as a file, and the rules that name it and what is beside it. */
async function written(face: Face, all: string): Promise<string> {
  const { family, file, part = file, letters = all, weight } = face;
  const place = new URL(`./node_modules/@fontsource-variable/${file}`, import.meta.url).pathname;
  const whole = await readFile(`${place}/files/${file}-latin-wght-normal.woff2`);
  const small = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
  });
  await writeFile(`${FONTS}/${part}.woff2`, small);
  const rules = [rule(family, `url('./${part}.woff2')`, weight, rangeOf(letters))];
  if (letters === all) {
    const ranges = JSON.parse(await readFile(`${place}/unicode.json`, 'utf8')) as Ranges;
    for (const set of ['latin', 'latin-ext'] as const) {
      const url = `url('${place}/files/${file}-${set}-wght-normal.woff2')`;
      rules.unshift(rule(family, url, weight, ranges[set])); // what is named later is looked at first
    }
  }
  return rules.join('');
}

type Ranges = Record<'latin' | 'latin-ext', string>;

function rule(family: string, url: string, weight: Face['weight'], range: string): string {
  const weights = typeof weight === 'number' ? weight : `${weight.min} ${weight.max}`;
  return `@font-face {
  font-family: '${family}';
  src: ${url} format('woff2');
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${range};
}
`;
}

/** Letters one after the other are one range. */
function rangeOf(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const firsts = codes.filter((code) => !codes.includes(code - 1));
  const lasts = codes.filter((code) => !codes.includes(code + 1));
  return firsts.map((first, at) => `U+${hex(first)}-${hex(lasts[at]!)}`).join(', ');
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
