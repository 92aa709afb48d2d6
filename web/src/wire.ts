// What the server says and hears, written by web/wire.py: `make wire`, never edit.

export interface Acceptance {
  invitation: string;
  name?: string;
}

export interface Ack {
  number: number;
}

export interface Addresses {
  urls: Array<string> | null;
  names: Array<string>;
}

export interface Advice {
  game: string;
  entries: number;
  seat: number;
  payoff: Payoff;
  iterations: number;
  exact: boolean;
  moves: Array<AdviceMove>;
  played: AdviceMove | null;
  gave_up: number | null;
}

export interface AdviceMove {
  code: string;
  sentence: string;
  visits: number;
  expected: number | null;
  low: number | null;
  high: number | null;
}

export interface Agreeing {
  options?: Record<string, string>;
  order?: "given" | "random";
  public?: boolean;
  terms?: TermsAsked;
}

export interface Answering {
  seat: number;
  welcome: boolean;
}

export interface Arrived {
  tables: number;
}

export interface Asking {
  seat: number;
}

export interface Caption {
  id: string;
  rows: Array<string>;
  x: number;
  y: number;
  anchor: string;
  angle: number;
}

export interface Chair {
  seat: number;
  name: string;
  bot: string | null;
  free: boolean;
  warm: string | null;
  until: number | null;
  votes: Array<number>;
}

export interface ChairName {
  chair: number;
  name: string;
}

export interface ChairToInvite {
  chair: number;
}

export interface ChangeView {
  number: number;
  kind: Kind;
  seat: number | null;
  code: string;
  text: string;
  since: number;
  changes: Record<string, unknown> | null;
}

export interface Choice {
  name: string;
  values: Array<string>;
  about: string;
}

export interface CodeForm {
  example: string;
  about: string;
}

export interface CodeFound {
  tables: number;
  yours: number;
  same: boolean;
}

export interface CodeTyped {
  code: string;
}

export interface DeviceCode {
  code: string;
  seconds: number;
}

export interface Fairness {
  commitment: string;
  deal: string | null;
  seed: string | null;
  record: string | null;
  command: string | null;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: Array<number>;
  options: Array<Choice>;
  bots: Array<Opponent>;
  codes: Array<CodeForm>;
}

export interface GameOfTrainsMatch {
  names: Array<string>;
  entries: number;
  to_act: Array<number>;
  legal: Array<string>;
  can_undo: boolean;
  result: Result | null;
  game: "game_of_trains";
  options: GameOfTrainsOptions;
  table: GameOfTrainsView;
}

export interface GameOfTrainsOptions {
}

export interface GameOfTrainsSeatView {
  train: Array<WagonView>;
  draft: Array<WagonCard> | null;
  draft_count: number;
}

export interface GameOfTrainsView {
  viewer: number | null;
  step: string;
  turn: number;
  seats: Array<GameOfTrainsSeatView>;
  open_cards: Array<WagonCard>;
  drawn: WagonCard | null;
  draw_pile: number;
  discard_pile: number;
  score: Array<TrainScore>;
  winner: number | null;
  ending: string | null;
}

export interface Going {
  code: string;
  both: boolean;
}

export interface HttpMove {
  code: string;
  decision: number;
  seat?: number | null;
}

export interface Invitation {
  seat: number;
  invitation: string;
}

export interface InvitationFound {
  table: string;
  seat: number;
  state: "free" | "taken" | "yours";
  name: string;
}

export interface InvitationLook {
  invitation: string;
}

export interface Inviting {
  seat: number;
}

export interface Layout {
  x: number;
  y: number;
  width: number;
  height: number;
  name: number;
  dot: number;
  change: number;
  badge: number;
  car: number;
  signs: Array<Sign>;
  captions: Array<Caption>;
}

export interface LineOfMap {
  letter: string;
  colour: string;
  stations: Array<string>;
  windows: number;
  first: number;
  later: number;
  taken: boolean;
}

export interface LineView {
  letter: string;
  windows: Array<string | null>;
  left: number;
  points: number;
}

export interface LobbyAnswer {
  lobby: LobbyView | null;
}

export interface LobbyChair {
  chair: number;
  kind: "bot" | "free" | "person";
  name: string;
  bot: string | null;
  ready: boolean;
  reserved: boolean;
  host: boolean;
  here: boolean;
  commitment: string | null;
  revealed: boolean;
}

export interface LobbyOpened {
  table: string;
  commitment: string;
  yours: Array<number>;
  agreement: string | null;
}

export interface LobbyOpening {
  game: string;
  chairs: Array<string>;
  options?: Record<string, string>;
  order?: "given" | "random";
  name?: string;
  names?: Array<string>;
  public?: boolean;
  terms?: TermsAsked | null;
  commitment?: string | null;
  start?: boolean;
}

export interface LobbyView {
  table: string;
  version: number;
  game: string;
  options: Record<string, string>;
  order: "given" | "random";
  public: boolean;
  terms: Terms;
  commitment: string;
  phase: "gathering" | "revealing";
  agreement: string | null;
  seconds: number | null;
  chairs: Array<LobbyChair>;
  yours: Array<number>;
  hosting: boolean;
  automatic: boolean;
}

export interface LogView {
  number: number;
  seat: number | null;
  code: string;
  text: string;
}

export interface Message {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  note: boolean;
}

export interface Moment {
  kind: string;
  at: number;
  seat: number;
  count: number;
  number: number;
}

export interface Noticed {
  seated: boolean;
}

export interface Nudge {
  seat: number;
  by: number;
}

export interface Opening {
  game: string;
  seats: Array<string>;
  options?: Record<string, string>;
  order?: "given" | "random";
  name?: string;
  names?: Array<string>;
  public?: boolean;
  terms?: TermsAsked | null;
}

export interface Opponent {
  name: string;
  title: string;
  about: string;
}

export interface OtherSeat {
  seat: number;
}

export interface OwnLobby {
  table: string;
  game: string;
  options: Record<string, string>;
  chairs: Array<number>;
  names: Array<string>;
  free: number;
  hosting: boolean;
}

export interface OwnSeat {
  seat?: number | null;
}

export interface Page {
  table: string;
  number: number;
  viewer: number | null;
  decision: number | null;
  chairs: Array<Chair>;
  commitment: string;
  seed: string | null;
  view: MatchView;
  chat: Array<Message>;
  asks: Array<number>;
  offers: Array<number>;
  wish: string | null;
  next: string | null;
  wins: Array<number>;
  terms: Terms;
  enders: Array<number>;
  ended: number | null;
  left: boolean;
}

export interface PersonalInvitation {
  chair: number;
  invitation: string;
}

export interface Placing {
  chair: number;
  kind: "bot" | "free";
  bot?: string | null;
}

export interface Plan {
  name: string;
  tracks: Array<Track>;
  stops: Array<Stop>;
  arrows: Array<string>;
  wide: Layout;
  phone: Layout;
}

export interface Presence {
  seats: Array<number>;
  spectators: number;
  thinking: Array<number>;
}

export interface ProblemResponse {
  error: string;
  problem: string;
}

export interface PublicLobby {
  table: string;
  game: string;
  options: Record<string, string>;
  host: string;
  free: number;
  seats: number;
}

export interface Readiness {
  ready: boolean;
  commitment?: string | null;
}

export interface Rematch {
  bot?: string | null;
  seat?: number | null;
}

export interface RematchReply {
  table: string | null;
}

export interface Replay {
  viewer: number | null;
  entries: number;
  view: MatchView;
  log: Array<LogView>;
}

export interface Replaying {
  record: string;
  at?: number | null;
  seat?: number | null;
}

export interface Report {
  number: number;
}

export interface Reported {
  number: number;
}

export interface Resignation {
  bot: string;
  seat?: number | null;
}

export interface Resizing {
  count: number;
}

export interface Result {
  points: Array<number>;
  ranks: Array<number>;
  ending: string;
  counted?: boolean;
  tie?: Array<number> | null;
}

export interface Revealing {
  share: string;
  seen: string;
}

export interface RowView {
  line: "blue" | "green" | "red" | "yellow";
  cards: Array<string>;
  tram: number;
  station_points: Array<number>;
  tour_points: number;
}

export interface Saying {
  text?: string;
  phrase?: string;
  seat?: number | null;
  id?: string;
}

export interface ScoreFields {
  lines: number;
  transfers: number;
  free_stations: number;
  penalty: number;
  total: number;
}

export interface ScoreSheet {
  tours: Array<TourScore>;
  extra_tours: Array<number>;
  extra_points: Array<number>;
  total: Array<number>;
}

export interface SeatAssigned {
  table: string;
  seat: number;
}

export interface Seats {
  yours: Array<number>;
  public: boolean;
  inviting: boolean;
  asked: number | null;
  gone_on: boolean;
}

export interface ServerTime {
  now: number;
}

export interface SheetView {
  marks: Record<string, string>;
  lines: Array<LineView>;
  score: ScoreFields;
  answers: boolean;
  again: boolean;
}

export interface Sign {
  letter: string;
  start: boolean;
  x: number;
  y: number;
  stem: string;
}

export interface SignOfLife {
  seconds: number;
}

export interface Sitting {
  chair?: number | null;
  name?: string;
  commitment?: string | null;
  invitation?: string | null;
}

export interface StationOfMap {
  id: string;
  x: number;
  y: number;
  name: string;
  special: boolean;
}

export interface Stop {
  id: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export interface Story {
  turns: number;
  changes: number;
  seconds: number;
  ended: number;
  moments: Array<Moment>;
  stronger: string | null;
  weaker: string | null;
}

export interface Swapping {
  chair: number;
  with: number;
}

export interface TableOpened {
  table: string;
  yours: Array<number>;
  invitations: Array<Invitation>;
  commitment: string;
}

export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, number | string>;
  free: number;
  over: boolean;
}

export interface TableText {
  text: string;
}

export interface Taking {
  seat: number;
  name?: string;
}

export interface Terms {
  hints?: boolean;
  take_backs?: boolean;
  spectators?: boolean;
  clock?: number | null;
}

export interface TermsAsked {
  hints?: boolean | null;
  take_backs?: boolean | null;
  spectators?: boolean;
  clock?: number | null;
}

export interface TourScore {
  line: "blue" | "green" | "red" | "yellow";
  points: Array<number>;
}

export interface Track {
  letter: string;
  path: string;
  dashes: string;
  ink: string;
}

export interface TrainScore {
  longest_run: number;
  in_order: number;
}

export interface TramView {
  name: string;
  value: number;
  price: number;
  displayed: number;
  in_depot: number;
}

export interface TrambahnMatch {
  names: Array<string>;
  entries: number;
  to_act: Array<number>;
  legal: Array<string>;
  can_undo: boolean;
  result: Result | null;
  game: "trambahn";
  options: TrambahnOptions;
  table: TrambahnView;
}

export interface TrambahnOptions {
  free_rows?: 0 | 1;
  nine?: 2 | 3;
}

export interface TrambahnSeatView {
  hand: Array<string> | null;
  hand_count: number;
  money: number;
  money_known: Array<string>;
  rows: Array<RowView>;
}

export interface TrambahnView {
  viewer: number | null;
  step: string;
  turn: number;
  seats: Array<TrambahnSeatView>;
  waiting: Array<WaitingView>;
  trams: Array<TramView>;
  victory_points: Array<number>;
  draw_pile: number;
  discard_pile: number;
  passengers_laid: number;
  score: ScoreSheet;
  ending: string | null;
  loses: Array<string>;
}

export interface Undo {
  decision: number;
  seat?: number | null;
}

export interface VollVerplantMatch {
  names: Array<string>;
  entries: number;
  to_act: Array<number>;
  legal: Array<string>;
  can_undo: boolean;
  result: Result | null;
  game: "voll_verplant";
  options: VollVerplantOptions;
  table: VollVerplantView;
}

export interface VollVerplantOptions {
  map?: "amsterdam" | "berlin" | "madrid" | "paris";
  special_stations?: 0 | 1;
}

export interface VollVerplantView {
  viewer: number | null;
  map: string;
  step: string;
  card: string | null;
  pile: Record<string, number>;
  lines: Array<LineOfMap>;
  stations: Array<StationOfMap>;
  ring: string | null;
  sheets: Array<SheetView>;
  verdict: number | null;
  ending: string | null;
}

export interface WagonCard {
  number: number;
  ability: string;
}

export interface WagonView {
  number: number;
  ability: string | null;
  locked: boolean;
  ascends: boolean;
}

export interface WaitingView {
  line: "blue" | "green" | "red" | "yellow";
  passengers: Array<string>;
}

export interface Whereabouts {
  gone_on: boolean;
  shared: boolean;
}

export type Kind = "ask" | "back" | "chat" | "deal" | "end" | "ended" | "help" | "move" | "offer" | "phrase" | "refuse" | "rematch" | "resign" | "sit" | "travel" | "undo" | "vote" | "warm";

export type MatchView = TrambahnMatch | GameOfTrainsMatch | VollVerplantMatch;

export type Payoff = "points" | "share of the win";

export interface Reads {
  "/addresses": Addresses;
  "/games": Array<GameInfo>;
  "/lobbies": Array<PublicLobby>;
  "/lobbies/mine": Array<OwnLobby>;
  "/lobbies/{table}": LobbyView;
  "/maps/{name}": Plan;
  "/me": Whereabouts;
  "/tables": Array<TableSummary>;
  "/tables/mine": Array<TableSummary>;
  "/tables/{table}": Page;
  "/tables/{table}/advice": Advice;
  "/tables/{table}/fairness": Fairness;
  "/tables/{table}/log": Array<LogView>;
  "/tables/{table}/seats": Seats;
  "/tables/{table}/story": Story;
  "/tables/{table}/text": TableText;
}

export interface Sends {
  "/codes/look": { body: CodeTyped; answer: CodeFound };
  "/codes/use": { body: Going; answer: Arrived };
  "/invitations/look": { body: InvitationLook; answer: InvitationFound };
  "/lobbies": { body: LobbyOpening; answer: LobbyOpened };
  "/lobbies/{table}/agree": { body: Agreeing; answer: LobbyAnswer };
  "/lobbies/{table}/close": { body: Record<string, never>; answer: LobbyAnswer };
  "/lobbies/{table}/host": { body: Record<string, never>; answer: LobbyAnswer };
  "/lobbies/{table}/invite": { body: ChairToInvite; answer: PersonalInvitation };
  "/lobbies/{table}/name": { body: ChairName; answer: LobbyAnswer };
  "/lobbies/{table}/place": { body: Placing; answer: LobbyAnswer };
  "/lobbies/{table}/ready": { body: Readiness; answer: LobbyAnswer };
  "/lobbies/{table}/reveal": { body: Revealing; answer: LobbyAnswer };
  "/lobbies/{table}/rise": { body: Record<string, never>; answer: LobbyAnswer };
  "/lobbies/{table}/seats": { body: Resizing; answer: LobbyAnswer };
  "/lobbies/{table}/sit": { body: Sitting; answer: LobbyAnswer };
  "/lobbies/{table}/start": { body: Record<string, never>; answer: LobbyAnswer };
  "/lobbies/{table}/swap": { body: Swapping; answer: LobbyAnswer };
  "/me/codes": { body: Record<string, never>; answer: DeviceCode };
  "/replays": { body: Replaying; answer: Replay };
  "/replays/text": { body: Replaying; answer: TableText };
  "/seats": { body: Acceptance; answer: SeatAssigned };
  "/tables": { body: Opening; answer: TableOpened };
  "/tables/{table}/asks": { body: Asking; answer: Ack };
  "/tables/{table}/asks/answer": { body: Answering; answer: Ack };
  "/tables/{table}/back": { body: OwnSeat; answer: Ack };
  "/tables/{table}/chat": { body: Saying; answer: Ack };
  "/tables/{table}/end": { body: OwnSeat; answer: Ack };
  "/tables/{table}/here": { body: SignOfLife; answer: Noticed };
  "/tables/{table}/invitations": { body: Inviting; answer: Invitation };
  "/tables/{table}/moves": { body: HttpMove; answer: Ack };
  "/tables/{table}/nudge": { body: OtherSeat; answer: Ack };
  "/tables/{table}/rematch": { body: Rematch | null; answer: RematchReply };
  "/tables/{table}/reports": { body: Report; answer: Reported };
  "/tables/{table}/resign": { body: Resignation; answer: Ack };
  "/tables/{table}/seats": { body: Taking; answer: SeatAssigned };
  "/tables/{table}/undo": { body: Undo; answer: Ack };
  "/tables/{table}/warm": { body: OtherSeat; answer: Ack };
}
