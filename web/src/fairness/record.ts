// A finished game as the server writes it down: what was agreed on, the seed, the header, and every entry.
export interface Recorded {
  /** the agreement with all shares; '' in a record of the first version */
  deal: string;
  seed: string;
  header: Record<string, string>;
  /** `ACTOR CODE`, in their order */
  entries: string[];
}

const COMMENT = /^# ?/;
const SEED = 'seed: ';

export function readRecord(text: string): Recorded {
  const lines = text.split('\n');
  const comments = lines.filter((line) => COMMENT.test(line)).map((line) => line.slice(2));
  const first = comments.indexOf('stellwerk 2');
  const last = comments.findIndex((line) => line.startsWith(SEED));
  const said = first < 0 ? [] : comments.slice(first, last < 0 ? undefined : last);
  const rest = lines.filter((line) => !COMMENT.test(line));
  const end = rest.indexOf('');
  return {
    deal: said.map((line) => `${line}\n`).join(''),
    seed: comments[last]?.slice(SEED.length) ?? '',
    header: Object.fromEntries(rest.slice(0, end).map((line) => split(line))),
    entries: rest.slice(end + 1).filter(Boolean),
  };
}

function split(line: string): [string, string] {
  const [name, ...value] = line.split(': ');
  return [name!, value.join(': ')];
}
