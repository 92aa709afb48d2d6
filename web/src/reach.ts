// Where others can open this server. A page on the server's own machine has an address that leads others nowhere.
import { get } from './http';

export interface Reach {
  /** what a link may begin with, the likeliest first */
  origins: [string, ...string[]];
  /** whether a link leads nowhere on other computers */
  alone: boolean;
  /** what others call the server, if it was told */
  names: string[];
}

const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** Whether only this computer finds itself by this name. */
export function isHere(hostname: string): boolean {
  return HERE.test(hostname);
}

export async function reach(): Promise<Reach> {
  const own: Reach = { origins: [location.origin], alone: false, names: [] };
  if (!isHere(location.hostname)) return own;
  try {
    const { urls, names } = await get('/addresses', {});
    if (!urls) return own;
    const [first, ...others] = urls;
    return first
      ? { origins: [first, ...others], alone: false, names }
      : { ...own, alone: true, names };
  } catch {
    return own;
  }
}
