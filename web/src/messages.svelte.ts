// Everything that is said to people stands in src/stellwerk/messages/LANGUAGE/PART.ftl, in Project Fluent. A part
// is loaded when it is needed. A further language is a further folder; what it lacks is said in English.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { EVERYWHERE, FALLBACK, filesOf, KEPT, LANGUAGES, preferred } from './catalogue';
import type { Keys } from './keys';
import { keep } from './kept';

export { LANGUAGES };

const heard = $state({ language: FALLBACK, changes: 0 });
/** asked for so far, in whatever language is chosen next too */
const parts = new Set<string>();
/** by `LANGUAGE/PART` */
const bundles = new Map<string, FluentBundle>();

type Key = keyof Keys;
/** A key that exists; of one that is computed, at least one that it may become. */
type Known<K extends string> = [Extract<Key, K>] extends [never] ? never : K;
type Values<Name extends string> = Record<Name, string | number | undefined>;
/** What a message leaves blank; of a computed one it is not known. */
type Blanks<K extends string> = K extends Key ? Keys[K] : string;
type Filled<Name extends string> = [Name] extends [never]
  ? []
  : string extends Name
    ? [Values<string>?]
    : [Values<Name>];

/** The message of a key: that of `table:turn.yours` is `turn-yours` in table.ftl. */
export function t<K extends string>(key: K & Known<K>, ...values: Filled<Blanks<K>>): string {
  void heard.changes; // whoever draws a message draws it again when the language changes
  const [part, ...names] = key.split(/[:.]/);
  for (const tongue of [heard.language, FALLBACK]) {
    const bundle = bundles.get(`${tongue}/${part}`);
    const pattern = bundle?.getMessage(names.join('-'))?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, written(values[0]));
  }
  console.error(`There is no message ${key}.`);
  return '';
}

/** Numbers are written as they are, as on the cards. */
function written(values: Values<string> = {}): Record<string, FluentVariable> {
  const pairs = Object.entries(values).map(([name, value = '']) => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(pairs) as Record<string, FluentVariable>;
}

export function language(): string {
  return heard.language;
}

export async function setLanguage(wanted: string): Promise<void> {
  await loadAll(wanted);
  keep(KEPT, wanted);
  hear(wanted);
}

export async function loadMessages(part: string): Promise<void> {
  parts.add(part);
  await load(heard.language, part);
  heard.changes++;
}

async function loadAll(tongue: string): Promise<void> {
  await Promise.all([...parts].map((part) => load(tongue, part)));
  const isWhole = [...parts].every((part) => bundles.has(`${tongue}/${part}`));
  if (!isWhole) await loadAll(tongue); // a part was asked for meanwhile
}

async function load(tongue: string, part: string): Promise<void> {
  const name = `${tongue}/${part}`;
  if (bundles.has(name)) return;
  const files = await filesOf(name);
  if (tongue !== FALLBACK && !files.some(({ whole }) => whole)) await load(FALLBACK, part);
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file.default));
  bundles.set(name, bundle);
}

function hear(tongue: string): void {
  heard.language = tongue;
  heard.changes++;
  document.documentElement.lang = tongue;
}

/** Several names as one part of a sentence: "A, B, and C". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(heard.language).format(names);
}

/** The name of a language in that language. */
export function nameOf(tongue: string): string {
  return new Intl.DisplayNames(tongue, { type: 'language' }).of(tongue) ?? tongue;
}

export async function startMessages(): Promise<void> {
  const tongue = preferred();
  for (const part of EVERYWHERE) parts.add(part);
  await loadAll(tongue);
  hear(tongue);
}
