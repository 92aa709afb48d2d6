// Everything that is said to people stands in messages/LANGUAGE/PART.json. A part is loaded when it
// is needed; a further language is a further folder.
import i18next from 'i18next';
import { keep, kept } from './kept';

type File = { default: Record<string, unknown> };
const FILES = import.meta.glob<File>('./messages/*/*.json');
const KEPT = 'stellwerk.language';

export const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split('/')[2]!))].sort();

const heard = $state({ language: 'en', changes: 0 });

/** The message of a key such as `table:turn.yours`, in the language of now. */
export function t(key: string, values: Record<string, unknown> = {}): string {
  void heard.changes; // whoever draws a message draws it again when the language changes
  return i18next.t(key, values);
}

export function language(): string {
  return heard.language;
}

export async function speak(wanted: string): Promise<void> {
  await i18next.changeLanguage(wanted);
  keep(KEPT, wanted);
  heard.language = wanted;
  heard.changes++;
  document.documentElement.lang = wanted;
}

export async function loadMessages(part: string): Promise<void> {
  await i18next.loadNamespaces(part);
  heard.changes++;
}

/** Several names as one part of a sentence: "A, B and C". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(heard.language).format(names);
}

/** The name of a language in that language. */
export function nameOf(tongue: string): string {
  return new Intl.DisplayNames(tongue, { type: 'language' }).of(tongue) ?? tongue;
}

function preferred(): string {
  const wishes = [kept(KEPT) ?? '', ...navigator.languages];
  const tongues = wishes.map((wish) => wish.split('-')[0]!);
  return tongues.find((tongue) => LANGUAGES.includes(tongue)) ?? 'en';
}

const reader = {
  type: 'backend' as const,
  init: () => {},
  read: (tongue: string, part: string, done: (error: unknown, messages: unknown) => void) => {
    const file = FILES[`./messages/${tongue}/${part}.json`];
    if (!file) return done(null, {}); // a game that has no words in the browser
    file().then(
      ({ default: messages }) => done(null, messages),
      (error: unknown) => done(error, null),
    );
  },
};

export async function startMessages(): Promise<void> {
  const tongue = preferred();
  await i18next.use(reader).init({
    lng: tongue,
    fallbackLng: false,
    supportedLngs: LANGUAGES,
    ns: ['house', 'table'],
    defaultNS: 'house',
    interpolation: { escapeValue: false }, // Svelte writes text, never markup
  });
  heard.language = tongue;
  document.documentElement.lang = tongue;
}
