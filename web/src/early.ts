// What a page asks for first is asked for before its scripts are there; `get` takes the answer.
const MILLISECONDS_TO_ANSWER = 10_000;
const asked = new Map<string, Promise<Response>>();

export function askEarly(address: string): Promise<Response> {
  const late = AbortSignal.timeout(MILLISECONDS_TO_ANSWER);
  const answer = fetch(address, { signal: late });
  asked.set(address, answer);
  // Its body cannot be read any longer: whoever needs it only now asks again.
  late.addEventListener('abort', () => asked.delete(address));
  return answer;
}

/** What was asked for early, once. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const answer = asked.get(address);
  asked.delete(address);
  return answer;
}
