// A part of the catalogue as a module: its text, and whether it says all that is said in English.
import { loadEnv, type Plugin } from 'vite';

/** One folder a language, one file a part. */
export const CATALOGUE = new URL('../src/stellwerk/messages', import.meta.url).pathname;
/** A place with languages of your own, beside the catalogue. */
export const OWN = loadEnv('', '.', 'STELLWERK_').STELLWERK_MESSAGES ?? `${CATALOGUE}/none`;

const IDS = /^[a-zA-Z][\w-]*(?= *=)/gm;

export const fluent: Plugin = {
  name: 'fluent',
  async transform(text, file) {
    if (!file.endsWith('.ftl')) return;
    const inEnglish = `${CATALOGUE}/en/${file.split('/').at(-1)}`;
    const english = await this.fs.readFile(inEnglish, { encoding: 'utf8' });
    const said = new Set(text.match(IDS));
    const whole = english.match(IDS)!.every((id) => said.has(id));
    return `export default ${JSON.stringify(text)}; export const whole = ${whole};`;
  },
};
