// The parts of the catalogue that the browser says, and the language that a visitor is likely to want.
import { kept } from './kept';

export interface File {
  default: string;
  /** whether it says all that is said in English */
  whole: boolean;
}
/** Those of a place of your own before those of the catalogue. */
const PLACES = [
  import.meta.glob<File>([
    '#own/*/{house,table,lobby,travel,phrases,fairness,plain,trambahn,game_of_trains,voll_verplant}.ftl',
    '#own/*/*_{guide,rules}.ftl',
  ]),
  import.meta.glob<File>([
    '#messages/*/{house,table,lobby,travel,phrases,fairness,plain,trambahn,game_of_trains,voll_verplant}.ftl',
    '#messages/*/*_{guide,rules}.ftl',
  ]),
];
export const FALLBACK = 'en';
export const KEPT = 'stellwerk.language';
/** What is said on every page. */
export const EVERYWHERE = ['house', 'table'];

export const LANGUAGES = [
  ...new Set(PLACES.flatMap(Object.keys).map((path) => path.split('/').at(-2)!)),
].sort();

/** What `LANGUAGE/PART` says, in every place that has it. */
export function filesOf(name: string): Promise<File[]> {
  return Promise.all(
    PLACES.flatMap((place) => {
      const paths = Object.keys(place).filter((path) => path.endsWith(`/${name}.ftl`));
      return paths.map((path) => place[path]!());
    }),
  );
}

/** What was chosen, or else the nearest to what the browser asks for: `de` for `de-AT`. */
export function preferred(): string {
  const wishes = [kept(KEPT) ?? '', ...navigator.languages].flatMap((wish) => [
    wish,
    wish.split('-')[0]!,
  ]);
  return wishes.find((wish) => LANGUAGES.includes(wish)) ?? FALLBACK;
}
