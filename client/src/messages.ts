// Written by `make client` from the server's structs: change those.

/** One value of an option. */
export interface ValueTold {
  value: string;
  label: string;
}

/** A choice of rules made before the game. */
export interface OptionTold {
  name: string;
  title: string;
  help: string;
  default: string;
  values: ValueTold[];
  own: boolean;
  example: string | null;
}

/** A player that is a program. */
export interface BotTold {
  name: string;
  label: string;
  help: string;
}

/** A game that can be played. */
export interface GameTold {
  name: string;
  title: string;
  summary: string;
  seats: number[];
  teams: number[];
  options: OptionTold[];
  bots: BotTold[];
  scale: string;
  secrets: boolean;
  talk: boolean;
  debates: boolean;
  lesson: string | null;
  drills: boolean;
  puzzles: boolean;
}

/** A part of the rules. */
export interface Section {
  number: string | null;
  heading: string;
  level: number;
  html: string;
}

/** The rules of a game for players. */
export interface Rules {
  title: string;
  html_sections: Section[];
}

/** A part of a game's overview. */
export interface OverviewPart {
  heading: string;
  html: string;
}

/** A game at a glance: its aim, how one wins, a turn, and a glossary at the end. */
export interface Overview {
  title: string;
  parts: OverviewPart[];
}

/** A board without pieces, and where pieces go. */
export interface Drawn {
  svg: string;
  places: Record<string, unknown>;
  size: number[];
}

/** Why something was refused. */
export interface Problem {
  code: string;
  message: string;
}

/** Who is to sit somewhere. */
export interface SeatWanted {
  kind: "bot" | "friend" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** A store of time for each seat, in seconds: at the start, for each turn, and at most. */
export interface Bank {
  start: number;
  increment: number;
  cap: number;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: SeatWanted[];
  players?: number | null;
  options?: Record<string, string | boolean | number>;
  public?: boolean;
  hints?: boolean;
  clock?: number | null;
  bank?: Bank | null;
  out?: "resign" | "stay" | "turn";
  debate?: boolean;
  seed?: string | number | null;
  undo?: boolean;
  pledge?: boolean;
}

/** A seat of a new table: the key of one's own, or the invitation for a friend. */
export interface SeatGiven {
  seat: number;
  kind: string;
  key: string | null;
  invite: string | null;
}

/** A new table, with the host's key. */
export interface TableMade {
  id: string;
  host: string;
  seats: SeatGiven[];
  commitment: string;
}

/** Somebody sits down: by invitation, or on an open seat; with a nonce for the dice, or a promise of one. */
export interface Claim {
  name?: string | null;
  invite?: string | null;
  seat?: number | null;
  nonce?: string | null;
  pledge?: boolean;
}

/** What a seat adds to the seed whose hash it has kept. */
export interface Nonce {
  nonce: string;
  commitment: string;
}

/** The hash of the seed that a nonce was added to. */
export interface Committed {
  commitment: string;
}

/** Whether everybody may read what was whispered, as far as it is up to this seat. */
export interface Agree {
  agree: boolean;
}

/** Whether everybody may read it now. */
export interface Agreed {
  open: boolean;
}

/** What becomes of a seat: a bot sits down, its player is called otherwise, it is freed, or it is offered again. */
export interface SeatChange {
  bot?: string | null;
  name?: string | null;
  free?: boolean;
}

/** A seat and its key; `host` only for whoever asked for a rematch. */
export interface Seated {
  id: string;
  seat: number;
  key: string;
  host: string | null;
  commitment: string;
}

/** The text of a game file. */
export interface GameFile {
  text: string;
}

/** A table at which a game file can be looked at. */
export interface Opened {
  id: string;
}

/** An address of this site without the site. */
export interface SitePath {
  path: string;
}

/** A QR code as SVG. */
export interface QrCode {
  svg: string;
}

/** A table and a key that somebody holds. */
export interface Held {
  id: string;
  key: string;
}

/** Tables that somebody holds keys of. */
export interface Mine {
  tables: Held[];
}

/** A table in a list. */
export interface Summary {
  id: string;
  game: string;
  players: number;
  names: string[];
  kinds: string[];
  state: "gathering" | "over" | "playing";
  open: number[];
  to_act: number[];
  ended: string | null;
  created: number;
  updated: number;
  watchers: number;
  winners: number[];
  asked: number[];
}

/** One of somebody's tables, or that it is gone. */
export interface MineTold {
  id: string;
  gone: boolean;
  seat: number | null;
  my_turn: boolean;
  unseen: number;
  state: "gathering" | "over" | "playing" | null;
  summary: Summary | null;
}

/** An answer to the question of that number. */
export interface Act {
  action: string;
  ask?: number | null;
}

/** It is done and kept, as change number `seq`. */
export interface Done {
  seq: number;
}

/** Something said: to some seats, or to all. */
export interface Say {
  text: string;
  to?: number[] | null;
}

/** Something to agree to, or not: what, and about which seat where it is about one. */
export interface Vote {
  kind: string;
  agree?: boolean;
  seat?: number | null;
}

/** Whether all agree now, so that it is done. */
export interface Voted {
  settled: boolean;
}

/** Who is to be reminded. */
export interface Nudge {
  seat: number;
}

/** A blank in an order's name, and what it may be filled with. */
export interface OrderPart {
  title: string;
  values: ValueTold[];
}

/** A standing order that could be given now: its name, with `{}` for each part, and in words. */
export interface OrderForm {
  name: string;
  text: string;
  parts: OrderPart[];
}

/** What orders there are to give, and after how many seconds one answers. */
export interface OrdersTold {
  forms: OrderForm[];
  delay: number;
}

/** A standing order by its name, all blanks filled. */
export interface OrderGiven {
  name: string;
}

/** Answers prepared for later, in order; they count if time is up. */
export interface Draft {
  answers: string[];
}

/** A seat's private notes. */
export interface Note {
  text: string;
}

/** A moment of a finished game to be played on from: whose seat is mine, and which bots sit elsewhere. */
export interface From {
  moment: number;
  me: number;
  pledge?: boolean;
  bots?: Record<string, string>;
}

/** A turn of a line that the coach has in mind: what a seat does until somebody else is asked. */
export interface HintMove {
  seat: number;
  actions: string[];
  labels: string[];
  tokens: string[];
}

/** An answer, and in how many of 100 games the seat would win after it. */
export interface HintChoice {
  action: string;
  label: string;
  chance: number;
  proven: boolean;
}

/** What the judge would answer, and why; or what an answer that was asked about would cost. */
export interface Hint {
  action: string;
  label: string;
  why: string;
  reasons: string[];
  choices: HintChoice[];
  line: HintMove[];
  otherwise: HintMove[];
  cost: number;
  mark: "" | "blunder" | "inaccuracy" | "mistake";
}

/** An answer to be weighed before it is given; nothing to hear which is best. */
export interface CoachWanted {
  action?: string | null;
}

/** A decision of a finished game: what was chosen, what would have been best, and what the difference cost. */
export interface Judged {
  entry: number;
  seat: number;
  action: string;
  better: string;
  chance: number;
  best: number;
  cost: number;
  mark: "" | "blunder" | "inaccuracy" | "mistake";
  text: string;
  standing: number[];
  proven: boolean;
  known: boolean;
}

/** How far the analysis of a game is; once it is done, all of it. */
export interface Analysed {
  state: "done" | "going" | "none";
  judged: number;
  decisions: number;
  outcome: number[];
  moments: Judged[];
  remarks: string[];
}

/** Every seat's score from an entry on, had the game ended there. */
export interface ScorePoint {
  entry: number;
  scores: number[];
}

/** How the scores of a finished game ran. */
export interface ScoreHistory {
  counts: string;
  points: ScorePoint[];
}

/** Who is here; comes between updates. */
export interface Presence {
  kind: "presence";
  online: boolean[];
  watchers: number;
}

/** The server is well. */
export interface Health {
  status: "ok";
  version: string;
  compiled: boolean;
}

/** Who sits there now. */
export interface SeatNow {
  name: string;
  kind: "bot" | "friend" | "open" | "person";
  bot: string | null;
  online: boolean;
  spoken: string;
  here: number | null;
  standing: boolean;
  resigned: boolean;
  nonce: "awaited" | "given" | "none";
  agrees: boolean;
  vacation: number | null;
  may_remind: boolean;
  asked: number | null;
}

/** One possible answer; `ends` if the seat's turn is over with it, whatever is secret. */
export interface Choice {
  action: string;
  label: string;
  ends: boolean;
}

/** Whether the last step may be taken back, and why not. */
export interface Undo {
  may: boolean;
  why: string | null;
}

/** Something that happened, in words, with the pieces and places it speaks of. */
export interface LogLine {
  entry: number;
  seat: number | null;
  kind: string;
  data: Record<string, number | string | string[]>;
  text: string;
  mover: string;
}

/** What a choice would do, as far as it is the same in every world that the seat can imagine. */
export interface Preview {
  action: string;
  lines: LogLine[];
  view: unknown;
}

/** Something said; the table's own notices have no seat and ids below zero. */
export interface TalkLine {
  id: number;
  seat: number | null;
  to: number[] | null;
  after: number;
  text: string;
  said: string;
  mark: string | null;
  state: string | null;
  verdicts: Record<string, string>;
}

/** That somebody whispered, not what. */
export interface Whisper {
  seat: number;
  to: number[];
  after: number;
}

/** A standing order of one's own, in words, and why it has stopped. */
export interface OrderNow {
  number: number;
  text: string;
  ended: string | null;
}

/** What is being voted on: who agrees, and who is still asked. */
export interface ProposalNow {
  kind: string;
  seat: number | null;
  agreed: number[];
  waiting: number[];
}

/** Who has the floor in a debate (null: everybody), and until when, in milliseconds since 1970. */
export interface Floor {
  seat: number | null;
  until: number;
}

/** The whole table as one seat, or a spectator, may see it. */
export interface Update {
  kind: "update";
  table: string;
  seq: number;
  entry: number;
  state: "gathering" | "over" | "playing";
  game: string;
  players: number;
  options: Record<string, string>;
  public: boolean;
  hints: boolean;
  clock: number | null;
  commitment: string;
  seed: string | null;
  nonces: Record<string, string>;
  marks: string[];
  seat: number | null;
  seats: SeatNow[];
  view: Record<string, unknown> | null;
  to_act: number[];
  ask: number | null;
  prompt: string;
  paragraph: string | null;
  choices: Choice[];
  undo: Undo;
  log_keep: number;
  log: LogLine[];
  talk_keep: number;
  talk: TalkLine[];
  may_say: boolean;
  may_whisper: boolean;
  whispers: Whisper[];
  whispers_open: boolean;
  ending: string[];
  winners: number[];
  scores: number[];
  rematch: string | null;
  deadline: number | null;
  watchers: number;
  board: string | null;
  from_memory: boolean;
  ended: string | null;
  paused: boolean;
  host: number | null;
  proposals: ProposalNow[];
  floors: Floor[];
  orders: OrderNow[];
  draft: boolean;
  bank: Bank | null;
  out: "resign" | "stay" | "turn";
  time_left: number | null;
}

/** A lesson in a list. */
export interface LessonTold {
  name: string;
  kind: string;
  title: string;
  about: string;
  after: string;
  steps: number;
}

/** What somebody did in a row before a step. */
export interface Meanwhile {
  moment: number;
  told: string[];
}

/** One step: what is said, what is meant, and what is said to every answer. */
export interface StepTold {
  name: string;
  kind: string;
  text: string;
  meanwhile: Meanwhile[];
  moment: number;
  points: string[];
  meant: string;
  choices: Choice[];
  answer: string;
  right: string;
  wrong: Record<string, string>;
  otherwise: string;
}

/** All of a lesson. */
export interface LessonWhole {
  name: string;
  kind: string;
  title: string;
  end: string;
  onward: boolean;
  moments: Update[];
  steps: StepTold[];
}

/** A puzzle in a list. */
export interface PuzzleTold {
  id: string;
  players: number;
  theme: string;
  label: string;
  level: number;
  rating: number;
}

/** All puzzles of a game, and today's. */
export interface PuzzleList {
  day: string | null;
  puzzles: PuzzleTold[];
}

/** One of the solver's decisions. */
export interface Decision {
  moment: number;
  right: string[];
  after: number;
  told: string[];
  refuted: boolean;
}

/** All of a puzzle, with its solution: those who look it up there only cheat themselves. */
export interface PuzzleWhole {
  id: string;
  theme: string;
  label: string;
  level: number;
  rating: number;
  proven: boolean;
  seat: number;
  moments: Update[];
  decisions: Decision[];
  solution: string[];
  story: string[];
  chances: Record<string, number>;
}

/** How a wrong answer is refuted, move by move. */
export interface Refutation {
  moments: Update[];
  told: string[][];
}

/** A way in. */
export interface PasskeyTold {
  id: string;
  label: string;
  created: number;
  used: number;
}

/** A browser that is signed in. */
export interface Device {
  id: string;
  label: string;
  created: number;
  used: number;
  this: boolean;
}

/** A program that may act for the account. */
export interface TokenTold {
  id: string;
  label: string;
  scopes: ("play" | "read")[];
  created: number;
  used: number | null;
}

/** A new token; its secret is told this once. */
export interface TokenMade {
  id: string;
  secret: string;
}

/** One's own account. */
export interface AccountTold {
  name: string;
  public: boolean;
  mail: string | null;
  recovery: boolean;
  created: number;
  passkeys: PasskeyTold[];
  devices: Device[];
  tokens: TokenTold[];
  stopped: string[];
}

/** Who the browser is, and the key with which its pages act; nobody if nobody is signed in. */
export interface SignedIn {
  passkeys_here: boolean;
  mail_here: boolean;
  account: AccountTold | null;
  key: string | null;
  recovery: string | null;
}

/** How somebody wants to be called. */
export interface NewAccount {
  name: string;
  label?: string;
}

/** A passkey for a new account of that name, or (nothing said) for one's own. */
export interface PasskeyWanted {
  name?: string | null;
}

/** What the browser gives for a passkey that was made or shown. */
export interface PasskeyShown {
  credential: Record<string, unknown>;
  label?: string;
}

/** The code on paper. */
export interface RecoveryCode {
  code: string;
  label?: string;
}

/** A new code, told this once. */
export interface RecoveryMade {
  code: string;
}

/** A link that signs another device in, once and soon; drawn as a QR code too. */
export interface LinkMade {
  url: string;
  svg: string;
  until: number;
}

/** What the link carried behind its #. */
export interface LinkUsed {
  link: string;
  label?: string;
}

/** Where mail goes. */
export interface MailAddress {
  address: string;
}

/** The number from the mail. */
export interface MailCode {
  address: string;
  code: string;
  label?: string;
}

/** A mail is on its way, if the address is known. */
export interface Sent {
  minutes: number;
}

/** What others may see. */
export interface Profile {
  name?: string | null;
  public?: boolean | null;
}

/** What the pages keep, as they like it. */
export interface Settings {
  kept: Record<string, unknown>;
}

/** A name and a reach for a token. */
export interface TokenWanted {
  label: string;
  scopes: ("play" | "read")[];
}

/** Which of the keys shown are in the ring now. */
export interface Gathered {
  tables: Held[];
}

/** A key that is to join the ring; with a host's the invitations that were made, by seat. */
export interface Brought {
  id: string;
  key: string;
  invites?: Record<string, string>;
}

/** Keys that are to join the ring. */
export interface Bringing {
  tables: Brought[];
}

/** A table at which the account holds something. */
export interface RingTable {
  id: string;
  seats: number[];
  host: boolean;
  told: MineTold[];
  invites: Record<string, string>;
}

/** Somebody's own page. */
export interface Person {
  name: string;
  since: number;
  tables: MineTold[];
}

/** An invitation to a seat that is played: who follows it has the seat, and who made it has it no more. */
export interface HandedOver {
  invite: string;
}

/** Days off: no time runs meanwhile. */
export interface VacationWanted {
  days: number;
}

/** Until when a vacation lasts, in milliseconds since 1970 (null: there is none), and the days left this year. */
export interface VacationTold {
  until: number | null;
  days_left: number;
}

/** One's own name, typed once more: nothing is deleted by mistake. */
export interface Farewell {
  name: string;
}

/** A way to be told. */
export interface ChannelTold {
  id: string;
  kind: "mail" | "push" | "webhook";
  label: string;
  pace: "daily" | "now" | "soon";
  created: number;
  used: number | null;
  retired: number | null;
  why: string;
  here: boolean;
  style: "discord" | "json" | "ntfy" | null;
  tables: Record<string, "daily" | "never" | "now" | "soon">;
}

/** When and in which language somebody wants to be told. */
export interface Hours {
  lang: "en" | "it";
  zone: string;
  quiet_from?: number | null;
  quiet_to?: number | null;
  daily_at?: number;
}

/** All about one's messages. */
export interface MessagesTold {
  push_key: string;
  mail: string | null;
  channels: ChannelTold[];
  hours: Hours | null;
  calendar: boolean;
}

/** A way to be told: a browser's subscription, one's mail address, or an address of a program. */
export interface NewChannel {
  kind: "mail" | "push" | "webhook";
  address?: string | null;
  p256dh?: string;
  auth?: string;
  style?: "discord" | "json" | "ntfy";
  label?: string;
  pace?: "daily" | "now" | "soon";
}

/** A new channel; the secret that signs its messages is told this once. */
export interface ChannelMade {
  id: string;
  secret: string | null;
}

/** What is to be different. */
export interface ChannelChange {
  pace?: "daily" | "now" | "soon" | null;
  label?: string | null;
  on?: boolean | null;
}

/** How soon a channel tells of one table, or whether at all. */
export interface TableChange {
  pace: "daily" | "never" | "now" | "soon";
}

/** Where a seat's own program wants to be told. */
export interface SeatHook {
  address: string;
}

/** The address of one's calendar of deadlines; told this once. */
export interface CalendarMade {
  url: string;
}

/** A turn that one owes. */
export interface TurnOwed {
  table: string;
  game: string;
  seat: number;
  deadline: number | null;
}

/** Whose messages have ended. */
export interface Ended {
  label: string;
}
