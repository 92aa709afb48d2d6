// Asking the server. An answer that is no success becomes a Refusal with the server's own words.
import { takeEarly } from './early';
import { language, t } from './messages.svelte';
import type { ProblemResponse, Reads, Sends } from './wire';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: ProblemResponse,
  ) {
    super(problem.error.charAt(0).toUpperCase() + problem.error.slice(1));
  }
}

/** What went wrong, for people. */
export function problemOf(error: unknown): string {
  return error instanceof Refusal ? error.message : t('house:unreachable');
}

/** Whether the same request may succeed a moment later: the network or the server is busy or away. */
export function isPassing(error: unknown): boolean {
  return !(error instanceof Refusal) || [429, 502, 503, 504].includes(error.status);
}

const MILLISECONDS_TO_ANSWER = 10_000;

interface Patience {
  /** milliseconds; nobody waits for an answer for ever */
  within?: number;
  /** breaks it off: the answer is no longer wanted */
  signal?: AbortSignal;
}

/** The names of the parts of a path such as `/tables/{table}`. */
type Parts<Path> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parts<Rest>
  : never;
/** The parts of a path, and what else is asked for. */
type Parameters<Path> = Query & Record<Parts<Path>, string>;

export async function get<Path extends keyof Reads>(
  path: Path,
  parameters: Parameters<Path>,
  patience: Patience = {},
): Promise<Reads[Path]> {
  const asked = address(path, parameters);
  return answer(await (takeEarly(asked) ?? fetch(asked, { signal: until(patience) })));
}

export async function post<Path extends keyof Sends>(
  path: Path,
  parameters: Parameters<Path>,
  body: Sends[Path]['body'],
  patience: Patience = {},
): Promise<Sends[Path]['answer']> {
  const headers = { 'Content-Type': 'application/json' };
  const signal = until(patience);
  const sent = { method: 'POST', headers, body: JSON.stringify(body), signal };
  return answer(await fetch(address(path, parameters), sent));
}

function until({ within = MILLISECONDS_TO_ANSWER, signal }: Patience): AbortSignal {
  const late = AbortSignal.timeout(within);
  return signal ? AbortSignal.any([signal, late]) : late;
}

export type Query = Record<string, string | number | null | undefined>;

/** Where a path leads: its parts are filled in, and what is no part of it is asked for. */
export function address(path: string, parameters: Query = {}): string {
  const query = new URLSearchParams({ language: language() });
  let filled = path;
  for (const [name, value] of Object.entries(parameters)) {
    if (filled.includes(`{${name}}`)) {
      filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
    } else if (value != null) query.set(name, String(value));
  }
  return `/api${filled}?${query}`;
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as ProblemResponse | null;
  throw new Refusal(response.status, problem ?? { problem: 'mistake', error: response.statusText });
}
