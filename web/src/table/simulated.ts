// For tests: a server with one table and a network between it and us that can be slow, cut or forgetful.
// Seat 1 is ours and plays `turn` moves in a row, then the bot at seat 2 does the same.
import { vi } from 'vitest';
import type { GameName } from '../boards/board';
import type { ChangeView, Kind, LogView, Page } from '../wire';

const US = 1;
const BOT = 2;

export class Simulated {
  game: GameName = 'trambahn';
  turn = 3;
  /** milliseconds one way, for what is asked, answered and told */
  delay: () => number = () => 5;
  /** whether this request, answer or event is lost on the way, and its connection with it */
  cut: () => boolean = () => false;
  /** requests that nobody answers */
  hangs: (path: string) => boolean = () => false;
  /** a status other than 200, if the server refuses */
  refuses: (path: string) => number | null = () => null;
  /** streams that stay open and bring nothing */
  deaf = false;
  botDelay = 20;
  readonly lines: ChangeView[] = [];
  /** the log as it reads now */
  readonly log: LogView[] = [];
  readonly played: string[] = [];
  readonly asked: string[] = [];
  /** the whole addresses of what was asked for */
  readonly addresses: string[] = [];
  readonly streams = new Set<Stream>();
  readonly page = Object.assign(new EventTarget(), { hidden: false });
  #answers = new Map<number, string>();
  #told: Page;
  #left = this.turn;
  #toAct = US;
  #asks = 0;

  constructor() {
    const network = this;
    this.#told = this.pageNow();
    const window = new EventTarget();
    vi.stubGlobal('document', this.page);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => this.#fetch(url, init));
    vi.stubGlobal(
      'EventSource',
      class extends Stream {
        constructor(url: string) {
          super(network, url);
        }
      },
    );
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((length) => {
      const late = new AbortController();
      setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), length);
      return late.signal;
    });
  }

  get number(): number {
    return this.lines.length;
  }

  get decision(): number {
    return this.#asks;
  }

  pageNow(): Page {
    const legal = this.#toAct === US ? ['a', 'b', '.'] : [];
    const entries = this.log.length;
    const view = { game: this.game, legal, entries, to_act: [this.#toAct], names: ['Us', 'Bot'] };
    const { number, decision } = this;
    const said = this.lines.filter(({ kind }) => kind === 'chat');
    const chat = said.map(({ number, seat, text }) => ({ number, seat, text }));
    const page = { number, viewer: US, decision, view, chat, chairs: [] };
    return structuredClone(page) as unknown as Page;
  }

  /** A line that everybody is told. Where it does not settle anything, cards are still to be dealt. */
  write(kind: Kind, seat: number | null, code: string, settles = true): void {
    if (kind === 'move' || kind === 'deal') {
      if (settles) this.#follow(seat);
      this.log.push({ number: this.log.length + 1, seat, code, text: code });
    }
    if (kind === 'undo')
      this.log.splice(
        this.log.findLastIndex((entry) => entry.seat === seat),
        1,
      );
    const since = this.#told.number;
    const line: ChangeView = { kind, seat, code, text: code, since, number: 0, changes: null };
    this.lines.push(line);
    line.number = this.number;
    if (kind !== 'chat' && (seat === US || this.#toAct === US)) this.#asks = line.number;
    if (settles) line.changes = this.#changes();
    for (const stream of this.streams) stream.bring(line.kind, line);
  }

  /** What is told of a page: each part of it and of its view that is another one. */
  #changes(): Record<string, unknown> {
    const before = this.#told;
    const now = (this.#told = this.pageNow());
    const parts = (page: Page) => [
      ...Object.entries(page).map(([name, part]) => [`/${name}`, part] as const),
      ...Object.entries(page.view).map(([name, part]) => [`/view/${name}`, part] as const),
    ];
    const old = new Map(parts(before).map(([way, part]) => [way, JSON.stringify(part)]));
    const other = parts(now).filter(([way, part]) => old.get(way) !== JSON.stringify(part));
    return Object.fromEntries(other.filter(([way]) => way !== '/view'));
  }

  #follow(seat: number | null): void {
    if (seat !== this.#toAct || --this.#left > 0) return;
    this.#left = this.turn;
    this.#toAct = 3 - this.#toAct;
    if (this.#toAct === BOT) setTimeout(() => this.#botMoves(), this.botDelay);
  }

  #botMoves(): void {
    this.write('move', BOT, `bot ${this.number + 1}`);
    if (this.#toAct === BOT) setTimeout(() => this.#botMoves(), this.botDelay);
  }

  async #fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const path = url.split('?')[0]!.split('/').at(-1)!;
    this.asked.push(path);
    this.addresses.push(url);
    const signal = init.signal;
    const gone = new Promise<never>((_, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason as Error));
    });
    return Promise.race([gone, this.#answered(path, url, init)]);
  }

  async #answered(path: string, url: string, init: RequestInit): Promise<Response> {
    await this.#travel();
    if (this.hangs(path)) await new Promise(() => {});
    const refused = this.refuses(path);
    const answer = refused ? refusal(refused) : this.#serve(path, url, init);
    await this.#travel();
    return answer;
  }

  async #travel(): Promise<void> {
    await new Promise((done) => setTimeout(done, this.delay()));
    if (this.cut()) throw new TypeError('network');
  }

  #serve(path: string, url: string, init: RequestInit): Response {
    const after = Number(new URLSearchParams(url.split('?')[1]).get('after'));
    if (path === 'log') return Response.json(this.log.slice(after));
    if (path !== 'moves') return Response.json(init.method === 'POST' ? {} : this.pageNow());
    const { code, decision } = JSON.parse(init.body as string) as {
      code: string;
      decision: number;
    };
    if (this.#answers.get(decision) !== code) {
      if (this.#answers.has(decision) || decision !== this.#asks || this.#toAct !== US) {
        return refusal(409);
      }
      this.#answers.set(decision, code);
      this.played.push(code);
      this.write('move', US, code);
    }
    return Response.json({ number: this.number });
  }
}

function refusal(status: number): Response {
  return Response.json({ error: `refused ${status}`, problem: 'test' }, { status });
}

/** The EventSource of a test. What it brings comes in order, and never after it was cut. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #network: Simulated;
  #last = 0;
  /** how many events it swallows */
  loses = 0;

  constructor(network: Simulated, url: string) {
    super();
    this.#network = network;
    network.asked.push('events');
    const asked = new URLSearchParams(url.split('?')[1]);
    if (!asked.has('changes')) throw new Error('whole pages are not simulated');
    const after = asked.get('after');
    setTimeout(() => this.#connect(after), network.delay());
  }

  #connect(after: string | null): void {
    if (this.readyState === 2) return;
    if (this.#network.cut() || this.#network.refuses('events')) return this.break();
    this.readyState = 1;
    this.#network.streams.add(this);
    this.onopen?.();
    if (after === null) this.bring('fresh', this.#network.pageNow());
    else for (const line of this.#network.lines.slice(Number(after))) this.bring(line.kind, line);
  }

  bring(name: string, data: object): void {
    if (this.#network.deaf || this.loses-- > 0) return;
    const text = JSON.stringify(data);
    this.#last = Math.max(this.#last, Date.now() + this.#network.delay());
    setTimeout(() => {
      if (this.readyState !== 1) return;
      if (this.#network.cut()) this.break();
      else this.dispatchEvent(new MessageEvent(name, { data: text }));
    }, this.#last - Date.now());
  }

  break(): void {
    this.close();
    this.onerror?.();
  }

  close(): void {
    this.readyState = 2;
    this.#network.streams.delete(this);
  }
}
