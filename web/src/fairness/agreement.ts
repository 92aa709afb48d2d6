// The agreement of a table: what is played, by whom, and what each of them has promised to add to chance.
export interface Agreed {
  table: string;
  game: string;
  rules: string;
  /** those that are not at their default */
  options: Record<string, string>;
  order: 'given' | 'random';
  /** the dealer's commitment */
  dealer: string;
  chairs: AgreedChair[];
  /** by chair, once they are shown; null for somebody who kept it back or never promised one */
  shares: Map<number, string | null>;
}
export interface AgreedChair {
  bot: string | null;
  /** null for bots, and for people who promised nothing */
  commitment: string | null;
}

const HEX = '[0-9a-f]{64}';
const NUMBER = '[1-9][0-9]*';
const FORM = new RegExp(
  '^stellwerk 2\\n' +
    'table: ([\\w-]+)\\n' +
    'game: ([a-z_]+)\\n' +
    `rules: (${NUMBER})\\n` +
    '((?:option\\.[a-z_]+: [^\\n]+\\n)*)' +
    'order: (given|random)\\n' +
    `dealer: (${HEX})\\n` +
    `((?:chair ${NUMBER}: (?:person (?:${HEX}|-)|bot [a-z_]+)\\n)+)` +
    `((?:share ${NUMBER}: (?:${HEX}|-)\\n)*)$`,
);

/** An agreement, with shares or without; nothing if it is not written as it should be. */
export function readAgreement(text: string): Agreed | null {
  const [, table, game, rules, options, order, dealer, chairs, shares] = FORM.exec(text) ?? [];
  if (!table || !game || !rules || !dealer || chairs === undefined) return null;
  const agreed: Agreed = {
    ...{ table, game, rules, dealer, order: order as Agreed['order'] },
    options: Object.fromEntries(pairs(options!, 'option.')),
    chairs: pairs(chairs, 'chair ').map(([, who]) => chairOf(who)),
    shares: new Map(pairs(shares!, 'share ').map(([chair, share]) => [+chair, known(share)])),
  };
  return isWhole(agreed, chairs) ? agreed : null;
}

function pairs(lines: string, prefix: string): [name: string, value: string][] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name, ...value] = line.slice(prefix.length).split(': ');
      return [name!, value.join(': ')];
    });
}

function chairOf(who: string): AgreedChair {
  const [kind, what] = who.split(' ');
  if (kind === 'bot') return { bot: what!, commitment: null };
  return { bot: null, commitment: known(what!) };
}

function known(hex: string): string | null {
  return hex === '-' ? null : hex;
}

/** Chairs are numbered from 1; if there are shares, each chair of a person has one. */
function isWhole({ chairs, shares }: Agreed, lines: string): boolean {
  const numbers = pairs(lines, 'chair ').map(([number]) => +number);
  if (numbers.some((number, index) => number !== index + 1)) return false;
  const people = numbers.filter((number) => chairs[number - 1]!.bot === null);
  return !shares.size || people.join() === [...shares.keys()].join();
}

/** What this browser was shown before it agreed. */
export interface Shown {
  table: string;
  game: string;
  options: Record<string, string>;
  order: string;
  /** the dealer's commitment, as it was first seen */
  dealer: string;
  /** what this browser has promised, and the chairs it sits on */
  commitment: string;
  chairs: number[];
}
export type Difference =
  'unknown' | 'others' | 'unreadable' | 'table' | 'game' | 'options' | 'order' | 'dealer' | 'share';

/** What in an agreement is not as this browser was shown it. `defaults` are the options that need no line. */
export function differences(
  text: string,
  shown: Shown,
  defaults: Record<string, string>,
): Difference[] {
  const agreed = readAgreement(text);
  if (!agreed || agreed.shares.size) return ['unreadable'];
  const same: Record<Exclude<Difference, 'unreadable' | 'unknown' | 'others'>, boolean> = {
    table: agreed.table === shown.table,
    game: agreed.game === shown.game,
    options: sameOptions({ ...defaults, ...agreed.options }, { ...defaults, ...shown.options }),
    order: agreed.order === shown.order,
    dealer: agreed.dealer === shown.dealer,
    share: shown.chairs.every((chair) => isOurs(agreed.chairs[chair - 1], shown.commitment)),
  };
  return (Object.keys(same) as (keyof typeof same)[]).filter((name) => !same[name]);
}

function isOurs(chair: AgreedChair | undefined, commitment: string): boolean {
  return chair?.bot === null && chair.commitment === commitment;
}

export function sameOptions(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
