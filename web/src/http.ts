// Asking the server. An answer that is no success becomes a Refusal with the server's own words.
import { language, t } from './messages.svelte';
import type { Problem } from './wire';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
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

export async function ask<T>(path: string, query: Query = {}, patience: Patience = {}): Promise<T> {
  return answer<T>(await fetch(address(path, query), { signal: until(patience) }));
}

export async function tell<T>(path: string, body: unknown, patience: Patience = {}): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const signal = until(patience);
  const sent = { method: 'POST', headers, body: JSON.stringify(body), signal };
  return answer<T>(await fetch(address(path), sent));
}

function until({ within = MILLISECONDS_TO_ANSWER, signal }: Patience): AbortSignal {
  const late = AbortSignal.timeout(within);
  return signal ? AbortSignal.any([signal, late]) : late;
}

export type Query = Record<string, string | number | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const parameters = new URLSearchParams({ language: language() });
  for (const [name, value] of Object.entries(query)) {
    if (value != null) parameters.set(name, String(value));
  }
  return `/api${path}?${parameters}`;
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(response.status, problem ?? { problem: 'mistake', error: response.statusText });
}
