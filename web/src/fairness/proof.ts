// What was proved of a finished game: every check that a browser can make, and who had a part in the cards.
import { readAgreement, type Agreed } from './agreement';
import { commitmentTo, dealersCommitment } from './commitment';
import { chairsBySeat, keyOf } from './deal';
import type { KeptDeal } from './kept';
import type { Recorded } from './record';

/** What somebody at the table did for the cards. */
export type Part = 'shared' | 'silent' | 'none' | 'bot';
export interface Person {
  name: string;
  part: Part;
  /** it is this browser */
  own: boolean;
}
/** in the order in which they are told */
export const CHECKS = [
  'own',
  'agreed',
  'promised',
  'dealer',
  'shares',
  'seats',
  'header',
  'seen',
] as const;
export type Check = (typeof CHECKS)[number];

export interface Proof {
  /** false where something does not fit; what this browser cannot know of is missing */
  checks: Partial<Record<Check, boolean>>;
  people: Person[];
  /** this browser's share is in every card */
  own: boolean;
}

/** What this browser knows beside the record. */
export interface Known {
  table: string;
  /** the dealer's commitment as it was first seen, if it was */
  promised?: string;
  deal?: KeptDeal;
  /** how many entries were seen, and the first one that is another one in the record */
  seen: number;
  differs: number | null;
  /** of each seat in turn: the name, the bot that was there from the start, and whether it is ours */
  seats: { name: string; bot: string | null; own: boolean }[];
}

/** Nothing if the record has no agreement that can be read. */
export function proofOf(record: Recorded, known: Known): Proof | null {
  const agreed = readAgreement(record.deal);
  if (!agreed) return null;
  const chairs = chairsBySeat(keyOf(record.deal, record.seed), agreed.chairs.length, agreed.order);
  const people = known.seats.map(({ name, own }, seat) => ({
    ...{ name, own },
    part: partOf(agreed, chairs[seat]!),
  }));
  const checks: Proof['checks'] = {
    dealer: dealersCommitment(agreed.table, record.seed) === agreed.dealer,
    shares: sharesFit(agreed),
    seats: seatsFollow(agreed, chairs, known),
    header: agreed.table === known.table && headerFits(agreed, record.header),
  };
  if (known.promised) checks.promised = known.promised === agreed.dealer;
  if (known.deal?.agreement) checks.agreed = record.deal.startsWith(known.deal.agreement);
  const own = known.deal && ownShareIsIn(agreed, known.deal);
  if (own !== undefined) checks.own = own;
  if (known.seen) checks.seen = known.differs === null;
  return { checks, people, own: checks.own === true };
}

function partOf(agreed: Agreed, chair: number): Part {
  const { bot, commitment } = agreed.chairs[chair - 1]!;
  if (bot) return 'bot';
  if (!commitment) return 'none';
  return agreed.shares.get(chair) ? 'shared' : 'silent';
}

/** Every share is the one that was promised, and nobody shares who promised nothing. */
function sharesFit({ chairs, shares }: Agreed): boolean {
  return [...shares].every(([chair, share]) => {
    const { commitment } = chairs[chair - 1]!;
    return share === null || commitmentTo(share) === commitment;
  });
}

/** Nothing if it came too late, which is no fault of the deal. */
function ownShareIsIn({ shares }: Agreed, deal: KeptDeal): boolean | undefined {
  const { chairs = [], share, revealed } = deal;
  const own = chairs.map((chair) => shares.get(chair) ?? null);
  if (!own.length || (!revealed && own.includes(null))) return undefined;
  return own.every((one) => one === share);
}

/** Bots sit, and this browser sat, where the order says; a bot may have taken over the seat of a person since. */
function seatsFollow(agreed: Agreed, chairs: number[], { seats, deal }: Known): boolean {
  if (seats.length !== chairs.length) return false;
  return seats.every(({ bot, own }, seat) => {
    const chair = chairs[seat]!;
    const agreedBot = agreed.chairs[chair - 1]!.bot;
    if (agreedBot) return bot === agreedBot;
    return !own || !deal?.chairs?.length || deal.chairs.includes(chair);
  });
}

function headerFits(agreed: Agreed, header: Record<string, string>): boolean {
  const { game, rules, chairs, options } = agreed;
  const recorded = Object.entries(header).filter(([key]) => key.startsWith('option.'));
  return (
    header.game === game &&
    header.rules === rules &&
    header.seats === String(chairs.length) &&
    recorded.length === Object.keys(options).length &&
    recorded.every(([key, value]) => options[key.slice('option.'.length)] === value)
  );
}
