// What a page asks for first is asked for before its scripts are there; `get` takes the answer.
const MILLISECONDS_TO_ANSWER = 10_000;
const asked = new Map<string, Promise<Response>>();

export function askEarly(address: string): Promise<Response> {
  const answer = fetch(address, { signal: AbortSignal.timeout(MILLISECONDS_TO_ANSWER) });
  asked.set(address, answer);
  return answer;
}

/** What was asked for early, once. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = asked.get(address);
  asked.delete(address);
  return answer;
}
