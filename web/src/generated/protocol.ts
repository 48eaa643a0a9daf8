// Made by tools/protocol_types.py from trinacria.table and trinacria.server; do not edit.

export const VERSION = 1;

/** The first message. Without a token: a spectator. With a member's key, `chair` says which of their seats. */
export interface Hello {
  type: "hello";
  v: number;
  token?: string | null;
  /** The last entry the client knows; the story since then comes with the welcome. */
  last_seq?: number;
  lang?: string | null;
  /** What a spectator is called in the chat. */
  name?: string | null;
  chair?: string | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Play an action: an answer to the open decision, or an anytime option. */
export interface Play {
  type: "play";
  id: string;
  /** The last entry seen. Refused as stale when the game has gone on since. */
  version: number;
  action: string;
}

/** Why is this action not legal? Answered with `because`, or with `done` when it is. */
export interface Why {
  type: "why";
  id: string;
  action: string;
}

/** What would this legal action, or anytime option, cost and bring? Answered with `previewed`. */
export interface Preview {
  type: "preview";
  id: string;
  action: string;
}

/** What will I be asked after these planned answers, if nothing changes? Answered with `foreseen`. */
export interface Foresee {
  type: "foresee";
  id: string;
  planned?: string[];
}

/** Answer so if nothing changes until I am asked; an empty list: I would rather be asked. */
export interface Premove {
  type: "premove";
  id: string;
  version: number;
  actions: string[];
}

/** Take back the last actions of this turn: as many as said, at most `you.undo`. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
  count?: number;
}

/** What would a bot do? Answered with `hinted`. */
export interface Hint {
  type: "hint";
  id: string;
}

/** Say something. */
export interface Chat {
  type: "chat";
  id: string;
  to: "spectators" | "table" | "team";
  text: string;
}

/** Draw on the team's planning layer, or wipe something off. */
export interface Plan {
  type: "plan";
  id: string;
  put?: Mark[];
  drop?: string[];
}

/** One thing drawn: an arrow along its spots, a pin, or a note. A spot is an area's id or a point "x,y". */
export interface Mark {
  id: string;
  kind: "arrow" | "note" | "pin";
  spots: string[];
  text?: string;
  /** Who drew it; the server fills it in. */
  chair?: string;
}

/** Of version 0.1: an open salt. It is refused: who knows the others' salts could choose a fitting one. */
export interface AddSalt {
  type: "salt";
  id: string;
  text: string;
}

/** Show the seal of one's salt, until the host starts; once more replaces it. */
export interface Seal {
  type: "seal";
  id: string;
  /** SHA-256 of the text COMMITMENT/SALT, in hex. */
  seal: string;
}

/** Open one's salt, once `fairness.opening` waits for it. With the last one the game begins. */
export interface OpenSalt {
  type: "open_salt";
  id: string;
  salt: string;
}

/** Host: throw the deal away, when a salt stayed shut until `fairness.opening.until`. There is a new commitment, and everybody seals anew. */
export interface CallOff {
  type: "call_off";
  id: string;
}

/** Tell "your turn" to this address too (https, of a chat service), or with null to nobody. It is never shown again. */
export interface Notify {
  type: "notify";
  id: string;
  url: string | null;
  /** What kind of chat service is there; left out: what its name says, else one of Slack's style. */
  service?: "discord" | "ntfy" | "other" | "slack" | "telegram" | null;
}

/** Be called otherwise. */
export interface Rename {
  type: "rename";
  id: string;
  nickname: string;
}

/** Stand up. In a running game a bot goes on until somebody sits down by a new link. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Host: begin the game. Every chair must be taken. Where seals are in, the salts are opened first. */
export interface Start {
  type: "start";
  id: string;
}

/** Host: stop the clocks. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Go on: the host; anybody seated when the host is gone, or the pause has lasted long (`table.pause`). */
export interface Resume {
  type: "resume";
  id: string;
}

/** Host: put a bot on a chair; after the start only the agreed one on a chair nobody sits on. */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  chair: string;
  bot: string;
}

/** Host: take a person or a bot off a chair. `done.token` is the invitation to it. In a running game as with `hand_over`: who is concerned is asked first. */
export interface Unseat {
  type: "unseat";
  id: string;
  chair: string;
}

/** Give one's chair away, or as host another's: `done.token` is the invitation, the old secret is dead. In a running game another's only with consent, or when its player is gone: without either the answer has no token, the player is asked (`seat_asked`), and after a yes the host asks once more. */
export interface HandOver {
  type: "hand_over";
  id: string;
  chair?: string | null;
}

/** Say whether the host may give this seat to somebody else; a yes may be taken back until it is given. */
export interface Consent {
  type: "consent";
  id: string;
  chair: string;
  yes: boolean;
}

/** Say whether somebody who asks to return is the player of this seat. */
export interface AnswerReturn {
  type: "answer_return";
  id: string;
  chair: string;
  yes: boolean;
}

/** Host, before the start: two chairs change places. */
export interface Swap {
  type: "swap";
  id: string;
  chair: string;
  other: string;
}

/** Host, before the start: another agreement. Game and mode stay. */
export interface Change {
  type: "change";
  id: string;
  settings: Settings;
}

/** The agreement of a table. */
export interface Settings {
  game: string;
  /** One of the game's modes; empty on creation: its first one. */
  mode: string;
  /** The game's switches. */
  options?: Record<string, unknown>;
  /** What the table is called in the lobby. */
  name?: string;
  /** Whether the lobby shows it. */
  listed?: boolean;
  clock?: AnyClock;
  /** What happens to whoever thinks too long. */
  on_timeout?: "bot_plays_once" | "bot_takes_seat" | "nothing";
  /** After so many seconds without a connection, while a decision waits for it, a seat is played by a bot. */
  absent_after?: number | null;
  /** After so many seconds without a connection the others may let a bot play, or give the seat to somebody else. Left out: as `absent_after`, else a minute; in a game over days when the player's time is up. */
  grace?: number | null;
  /** The bot that plays for absent people; left out: one that answers at once. */
  stand_in?: string | null;
  undo?: boolean;
  hints?: boolean;
  /** Whether the result changes ratings: only members play, and only on terms that are the same for all. */
  rated?: boolean;
  spectators?: boolean;
  /** Who sits where: drawn from the seed, drawn but with the teams as the chairs stand, or as the chairs stand. */
  places?: "drawn" | "fixed" | "teams";
  /** What bots and simple clients are spoken to in. */
  language?: string;
}

/** As long as they like. */
export interface NoClock {
  kind: "none";
}

/** So many seconds for each decision. */
export interface DecisionClock {
  kind: "decision";
  seconds: number;
}

/** A stock of seconds for the whole game, and some back after each decision. */
export interface ChessClock {
  kind: "chess";
  base: number;
  increment: number;
}

/** So many days until the decision has passed to somebody else. */
export interface TurnClock {
  kind: "turn";
  days: number;
}

/** Host: give the host's rights to another person. */
export interface GiveHost {
  type: "give_host";
  id: string;
  chair: string;
}

/** Let a bot play for a chair: one's own, or that of a person who is gone. For others it is the agreed bot, and the host decides, or a vote of all other people who are there. */
export interface StandIn {
  type: "stand_in";
  id: string;
  chair: string;
  bot?: string | null;
}

/** Play oneself again instead of the bot. Saying hello does it too when the bot came for an absence. */
export interface ComeBack {
  type: "come_back";
  id: string;
}

/** Offer to resign, to end the game in a draw or at the score as it stands, or to go back to before one's last turn. Partners are asked first, then the other side (`you.offer`). It waits for every person, also for one who is away; a bot is not asked, and where no person is to be asked, it is done at once. */
export interface MakeOffer {
  type: "offer";
  id: string;
  what: "draw" | "resign" | "score" | "undo";
}

/** Agree to the offer in `you.offer`, or not. By a no its maker withdraws it, and a yes is taken back. */
export interface AnswerOffer {
  type: "answer_offer";
  id: string;
  yes: boolean;
  /** The last entry seen. Refused as stale when the offer was made since, and for a yes when the game has gone on. */
  version?: number | null;
}

/** After the end: another game among the same people, at a new table that their secrets open. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** The answer to hello. */
export interface Welcome {
  type: "welcome";
  v: number;
  /** The server's clock. */
  now: number;
  /** The last entry; `screen` is as of it. */
  seq: number;
  /** `entries` tells seq since+1 to seq. Older ones: GET /api/v1/tables/{id}/entries. */
  since: number;
  /** What was missed, without patches. */
  entries: Entry[];
  screen: Screen;
  /** The team's planning layer. */
  plan: Mark[];
  presence: Presence;
}

/** One entry of the log. Numbers have no gaps: what the viewer may not know is an envelope with only seq and at. */
export interface Entry {
  type: "entry";
  seq: number;
  /** When, in seconds since 1970. */
  at: number;
  what?: AnyTold | null;
  /** What changed on the screen; left out when nothing did. */
  patch?: PatchOp[] | null;
  /** The whole screen, where that is shorter than a patch. */
  screen?: Screen | null;
}

/** The table was set up: the first entry. */
export interface Created {
  kind: "created";
}

/** A person took a chair, or took it over by a new link; the old secret is dead. */
export interface Sat {
  kind: "sat";
  chair: string;
  nickname: string;
}

/** A bot was put on a chair. */
export interface BotSat {
  kind: "bot_sat";
  chair: string;
  bot: string;
}

/** A chair is open again; the old secret is dead. */
export interface StoodUp {
  kind: "stood_up";
  chair: string;
  cause: "absence" | "clock" | "host" | "self" | "vote";
  nickname: string;
}

/** A chair has a new secret, and an invitation waits for the new person; the old secret is dead. */
export interface HandedOver {
  kind: "handed_over";
  chair: string;
}

/** A person has another nickname. */
export interface Renamed {
  kind: "renamed";
  chair: string;
  before: string;
  nickname: string;
}

/** Two chairs changed places before the start. */
export interface Swapped {
  kind: "swapped";
  chair: string;
  other: string;
}

/** The host changed the agreement before the start. */
export interface Changed {
  kind: "changed";
  settings: Settings;
}

/** Somebody else has the host's rights: given by the host, or because the host was away for long. */
export interface HostChanged {
  kind: "host_changed";
  chair: string;
  cause?: "absence" | "clock" | "host" | "self" | "vote";
}

/** A player's last connection has ended; from then on the grace period counts. */
export interface Away {
  kind: "away";
  chair: string;
  since: number;
}

/** A player was away for the grace period: the others need not wait any longer. */
export interface Gone {
  kind: "gone";
  chair: string;
}

/** A player who was away is there again. */
export interface Back {
  kind: "back";
  chair: string;
}

/** A player has come to a rematch that another has asked for. */
export interface Came {
  kind: "came";
  chair: string;
}

/** The host would like to give a seat to somebody else; whoever it concerns is asked. */
export interface SeatAsked {
  kind: "seat_asked";
  chair: string;
  /** The host's chair; None: the host has none. */
  by: string | null;
  /** The chair that says yes or no: the seat's own, or that of a partner where no person sits there. */
  of: string;
}

/** Whether a seat may be given to somebody else. A yes can be taken back until the seat is given. */
export interface SeatAnswered {
  kind: "seat_answered";
  chair: string;
  by: string;
  yes: boolean;
}

/** Somebody with the invitation that this seat was taken by says that the seat is theirs; those who are here are asked. */
export interface ReturnAsked {
  kind: "return_asked";
  chair: string;
}

/** Whether the one who asks to return is the player of this seat. One no is enough. */
export interface ReturnAnswered {
  kind: "return_answered";
  chair: string;
  /** The chair that says so; None: a host without a chair. */
  by: string | null;
  yes: boolean;
}

/** A player is back in another browser: one more secret opens the seat. */
export interface Returned {
  kind: "returned";
  chair: string;
}

/** A player whom the server knows again has turned off the link of the seat: their own key alone opens it. Nobody else hears of it. */
export interface LinkOff {
  kind: "link_off";
  chair: string;
}

/** A player added salt to the seed openly, as in version 0.1. */
export interface Salted {
  kind: "salted";
  chair: string;
}

/** A player has a salt for the seed and shows its seal. */
export interface Sealed {
  kind: "sealed";
  chair: string;
  seal: string;
}

/** The host has started: the seals that are in count, and the salts are to be opened. */
export interface SealsClosed {
  kind: "seals_closed";
  /** What holds the commitment, what was agreed, and the seals. */
  promise: string;
}

/** A player has opened its salt, and it is the sealed one. */
export interface SaltOpened {
  kind: "salt_opened";
  chair: string;
}

/** The deal was thrown away, for these chairs did not open their salt. There is a new seed, and no seal counts. */
export interface CalledOff {
  kind: "called_off";
  missing: string[];
}

/** A player wants to be told of its turn elsewhere, or does not any more. Nobody else hears of it. */
export interface WebhookSet {
  kind: "notice";
  chair: string;
  on: boolean;
}

/** A player wants to be told of its turn on a device, or on none any more. Nobody else hears of it. */
export interface DeviceSet {
  kind: "device";
  chair: string;
  on: boolean;
}

/** A player who is away was told of its turn elsewhere. Nobody else hears of it. */
export interface Reminded {
  kind: "reminded";
  chair: string;
}

/** A player who is away was told elsewhere that its time is running out. Nobody else hears of it. */
export interface Warned {
  kind: "warned";
  chair: string;
}

/** The game began. The chairs in order of play. */
export interface Started {
  kind: "started";
  order: string[];
}

/** An action was played. `events` are the game's, as the viewer sees them. */
export interface Played {
  kind: "played";
  by: "bot" | "clock" | "person" | "premove" | "stand_in";
  chair: string;
  seat: string;
  /** The number of moves in the record after it. */
  number: number;
  events: Record<string, unknown>[];
  /** Its notation: only for the seat that played it, and for all once the game is over. */
  action?: string | null;
}

/** A player has planned answers for when nothing changes, or none any more. Only that player is told. */
export interface Premoved {
  kind: "premoved";
  chair: string;
  count: number;
}

/** The last actions of a seat were taken back. */
export interface Undone {
  kind: "undone";
  count: number;
  chair: string;
  seat: string;
  /** The number of moves in the record after it. */
  number: number;
}

/** With the others' consent the last turn of a seat, and all that came after it, never happened. */
export interface TakenBack {
  kind: "taken_back";
  chair: string;
  seat: string;
  count: number;
  /** The number of moves in the record after it. */
  number: number;
}

/** Somebody spoke. */
export interface Said {
  kind: "said";
  /** None: a spectator. */
  chair: string | null;
  nickname: string;
  to: "spectators" | "table" | "team";
  text: string;
}

/** The clocks stand still and nobody may play. */
export interface Paused {
  kind: "paused";
  chair: string | null;
}

/** The game goes on. */
export interface Resumed {
  kind: "resumed";
  chair: string | null;
}

/** A chair has thought too long. */
export interface TimedOut {
  kind: "timed_out";
  chair: string;
}

/** A bot plays for an absent person. */
export interface StoodIn {
  kind: "stood_in";
  chair: string;
  bot: string;
  cause: "absence" | "clock" | "host" | "self" | "vote";
}

/** The person plays again. */
export interface CameBack {
  kind: "came_back";
  chair: string;
}

/** Somebody wants a bot to play for an absent person. */
export interface Voted {
  kind: "voted";
  chair: string;
  absent: string;
}

/** A player offers to resign (which its partners hear alone), to end the game, or to go back to its last turn. */
export interface Offered {
  kind: "offered";
  chair: string;
  what: "draw" | "resign" | "score" | "undo";
}

/** Somebody agreed to an offer or declined it; a no of whoever made it withdraws it. */
export interface OfferAnswered {
  kind: "offer_answered";
  chair: string;
  what: "draw" | "resign" | "score" | "undo";
  yes: boolean;
}

/** The players ended the game before its rules did. */
export interface Stopped {
  kind: "stopped";
  how: "draw_agreed" | "forfeited" | "resigned" | "score_agreed";
  /** Who resigned. */
  chairs: string[];
}

/** The same people meet again at another table; their secrets open it too. */
export interface RematchMade {
  kind: "rematch";
  table: string;
}

/** One change of a screen (RFC 6902). */
export interface PatchOp {
  op: "add" | "remove" | "replace";
  path: string;
  /** Not with `remove`. */
  value?: unknown;
}

/** All that one viewer has in front of it. Patches change it; a resync replaces it. */
export interface Screen {
  table: TableInfo;
  you: You;
  /** `Game.view(seat)`, with the open decision; None before the start. */
  game: Record<string, unknown> | null;
  /** How many moves the record has so far, chance's included: the address of this moment. */
  number: number;
}

/** The table as everybody may know it. */
export interface TableInfo {
  id: string;
  status: "lobby" | "over" | "paused" | "running";
  settings: Settings;
  /** The chair with the host's rights; None: the host has no chair. */
  host: string | null;
  chairs: ChairInfo[];
  /** The places round the table that play together, as indices into the order of play. */
  teams: number[][];
  clock: ClockFace | null;
  fairness: Fairness;
  /** The version of the rules. */
  rules: string;
  /** The hash of the content pack; empty for a game without packs. */
  content: string;
  created: number;
  /** The table where the game goes on. */
  rematch: string | null;
  /** The table this one was forked from or is a rematch of. */
  origin: string | null;
  /** Whether the game begins from a position that somebody chose, not from its set-up: who made the table may know the cards to come. */
  from_position: boolean;
  /** Who wants a bot to play for whom: chairs by the absent chair. */
  votes: Record<string, string[]>;
  pause?: PauseInfo | null;
  /** The bot that plays for absent people. */
  stand_in?: string;
  /** The chair that must decide; None before the start and after the end. */
  decider?: string | null;
  /** How the game ended, once it has. */
  ended?: EndInfo | null;
  /** The pack that is played, where it is not the built-in one. */
  pack?: PackAbout | null;
}

/** A chair as everybody sees it. Chairs keep their ids; seats belong to the game and come with its start. */
export interface ChairInfo {
  /** "1", "2", ... */
  id: string;
  kind: "bot" | "open" | "person";
  nickname: string;
  /** The bot that sits here. */
  bot: string | null;
  /** The bot that plays for an absent person. */
  stand_in: string | null;
  /** Whether a salt of this player goes into the seed: sealed, until the game begins. */
  salted: boolean;
  /** The seat of the game, once it has begun; a draft may rename it. */
  seat: string | null;
  /** Which team, once the game has begun. */
  team: number | null;
  absence?: AbsenceInfo | null;
  request?: RequestInfo | null;
  /** Whether this person has yet to come to a rematch that another has asked for: it does not start before. */
  awaited?: boolean;
  returning?: ReturnInfo | null;
}

/** A person who is not connected while the game runs. */
export interface AbsenceInfo {
  since: number;
  /** When the grace period is over; None: not while nothing is asked of this player, in a game over days. */
  until: number | null;
  /** Whether it is over: a bot may stand in, and the host may give the seat to somebody else. */
  gone: boolean;
}

/** The host would like to give this seat to somebody else. */
export interface RequestInfo {
  /** The host's chair; None: the host has none. */
  by: string | null;
  /** The chair that says yes or no. */
  of: string;
  /** Whether it has said yes. */
  granted: boolean;
}

/** Somebody with the invitation that this seat was taken by says that the seat is theirs, and waits. */
export interface ReturnInfo {
  at: number;
  /** The other chairs that have said yes. */
  agreed: string[];
  /** Whether others than the seat's player may say yes, while that player is not here. */
  open: boolean;
}

/** The clocks: who is ticking, until when, and what everybody has left. */
export interface ClockFace {
  /** Whose time is running; None while nobody's is. */
  chair: string | null;
  /** When it runs out: seconds since 1970 by the server's clock. */
  deadline: number | null;
  /** Seconds left by chair, while their clock stands still (chess clock only). */
  left: Record<string, number>;
}

/** The proof that chance was honest. `seed` stays empty until the game is over. */
export interface Fairness {
  /** SHA-256 of the server's seed, shown from the beginning. A deal that is called off brings a new one. */
  commitment: string;
  /** What the players added, by chair, once the game has begun. */
  salts: Record<string, string>;
  /** The server's seed, revealed at the end. */
  seed: string | null;
  /** The seals of the salts, by chair: SHA-256 of the text COMMITMENT/SALT. */
  seals: Record<string, string>;
  /** Once the host has started: what holds the commitment, what was agreed, and the seals. Note it down. */
  promise: string | null;
  opening: Opening | null;
  /** How many deals were called off, because a salt stayed shut. */
  called_off: number;
  /** The chairs that did not open their salt in time: they add none any more. */
  unopened: string[];
}

/** The host has started, and the salts are being opened. */
export interface Opening {
  since: number;
  /** From then on the host may call the deal off. */
  until: number;
  /** The chairs whose salt is still shut. */
  waiting: string[];
}

/** The table is paused. The host can go on; anybody seated once the host is gone, or the pause has lasted long. */
export interface PauseInfo {
  /** The chair of whoever paused; None: a host without a chair. */
  by: string | null;
  since: number;
  /** From when on anybody seated may go on. */
  until: number;
  /** Whether anybody seated may go on already, for the host is gone. */
  free: boolean;
}

/** How a game ended. */
export interface EndInfo {
  /** The chairs that won; none: a draw. */
  winners: string[];
  /** As the game names it, or "resigned", "draw_agreed", "score_agreed", "forfeited". */
  reason: string;
  /** By chair. */
  scores: Record<string, number>;
}

/** What everybody is told of a pack that is not the built-in one. */
export interface PackAbout {
  hash: string;
  name: string;
  house?: Record<string, number>;
}

/** What the viewer is and may do. */
export interface You {
  /** None: a spectator. */
  chair: string | null;
  host: boolean;
  seat: string | null;
  /** How many of the last actions may be taken back; 0: none. */
  undo: number;
  /** What may be done beside the open question, in notation. */
  anytime: string[];
  /** Whether "your turn" is told elsewhere too; where, is never shown. */
  notified?: boolean;
  /** The open offer, where the viewer may know of it. */
  offer?: OfferInfo | null;
  /** Whether the viewer's last turn could be undone with the others' consent (`offer` "undo"). */
  way_back?: boolean;
  /** What the viewer will answer if nothing changes until then, in notation. Nobody else knows it. */
  premoves?: string[];
  /** Whether there is something (more) to plan: `foresee` tells what. */
  ahead?: boolean;
}

/** What somebody offers: to end the game, or to go back to the last turn. */
export interface OfferInfo {
  by: string;
  what: "draw" | "resign" | "score" | "undo";
  /** The chairs that have said yes. */
  agreed: string[];
  /** The chairs that are asked now: partners first, then the other side. */
  waiting: string[];
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  chairs: string[];
  spectators: number;
}

/** Throw the screen away and take this one. */
export interface Resync {
  type: "resync";
  seq: number;
  screen: Screen;
}

/** It was carried out, and is stored. */
export interface Done {
  type: "done";
  id: string;
  /** The entry it made. */
  seq?: number | null;
  /** An invitation, where one was asked for. */
  token?: string | null;
  /** The new table, after `rematch`. */
  table?: string | null;
}

/** It was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  /** The name of the error: a key of the catalogues. */
  key: string;
  /** The error as a sentence in the connection's language. */
  message: string;
  id?: string | null;
  rule?: string | null;
  facts?: Record<string, string | number>;
}

/** Why an action is not legal. */
export interface Because {
  type: "because";
  id: string;
  key: string;
  message: string;
  rule?: string | null;
  facts?: Record<string, string | number>;
}

/** The answer to `preview`. */
export interface Previewed {
  type: "previewed";
  id: string;
  preview: PreviewLines;
}

/** What an action would cost and bring, as its own seat may know it. */
export interface PreviewLines {
  costs: PreviewLine[];
  gains: PreviewLine[];
  bonuses: PreviewLine[];
  changes: PreviewLine[];
  open: PreviewLine[];
  /** What the player may overlook. */
  risks: PreviewLine[];
  /** Whether the action is done with this answer; otherwise its player is asked for the rest of it. */
  complete: boolean;
}

/** One thing that an action costs, brings or changes. */
export interface PreviewLine {
  kind: string;
  amount: number;
  rule: string;
  /** Ids that fill the sentence `{game}-preview-{kind}`, or `{game}-preview-{kind}-{why}` with a `why` among them. */
  facts: Record<string, unknown>;
}

/** The answer to `foresee`: what could be planned next, in notation; empty where something must change first. */
export interface Foreseen {
  type: "foreseen";
  id: string;
  actions: string[];
}

/** What a bot would do, and why. */
export interface Hinted {
  type: "hinted";
  id: string;
  action: string;
  /** The actions it has looked into, the chosen one first; none if it has chosen at first sight. */
  promises?: Promised[];
  /** Why, in terms of the game: its sentence is `{game}-hint-{kind}` or `-{kind}-{why}` in the catalogues. */
  reason?: PreviewLine | null;
}

/** What an action promises. */
export interface Promised {
  action: string;
  /** The chance to win, from 0 to 1. */
  chance: number;
  /** By how much: points in Famiglia, Mandamenti in La Famiglia. */
  lead: number;
}

/** Whether the bot that must decide has to wait, because the bots are busy at other tables. */
export interface Bots {
  type: "bots";
  busy: boolean;
  /** That, as a sentence in the connection's language. */
  message?: string;
}

/** The team's planning layer has changed. */
export interface Planned {
  type: "planned";
  put: Mark[];
  drop: string[];
}

/** I am here. */
export interface Pong {
  type: "pong";
  now: number;
}

/** The server closes the connection: the secret is dead. */
export interface Bye {
  type: "bye";
  key: string;
  message: string;
}

/** What this server is. */
export interface About {
  version: string;
  protocol: number;
  now: number;
  languages: string[];
  games: GameInfo[];
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  rules: string;
  content: string;
  modes: ModeInfo[];
  options: string[];
  /** Those that know it, the best first. */
  bots: string[];
  /** The names of the content packs by their hashes; the option `content` of a table names another than the usual. */
  packs: Record<string, string>;
  /** Whether bots can judge its moves, and find costly ones. */
  lessons?: boolean;
}

/** One way to play a game. */
export interface ModeInfo {
  name: string;
  seats: number;
  /** The places round the table that play together. */
  teams: number[][];
  /** What can be agreed, with the values each option can have, the usual one first. */
  options: Record<string, (boolean | string)[]>;
}

/** Say that a seat is one's own, with the invitation that was used for it. */
export interface AskReturn {
  invitation: string;
}

/** How a game stood when somebody's turn was done. */
export interface Chance {
  /** Of the last move, as in `Steps`. */
  number: number;
  seat: string;
  /** The first side's chance to win, from 0 to 1. */
  chance: number;
  /** How it changed for the side that moved. */
  change: number;
  /** Whether the game was still being set up: no turning point. */
  setup?: boolean;
}

/** The course of a finished game, as the bots see it now that it lies open. */
export interface Chances {
  sides: string[][];
  /** The first side's chance at the beginning. */
  start: number;
  /** How many moments the whole game has; `since` counts them. */
  total: number;
  /** By how much a turning point changes the chances, at least. */
  turn: number;
  /** How many of them are worth telling: the greatest. */
  most_turns: number;
  moments: Chance[];
}

/** A move that cost its player a part of the chance to win. */
export interface CostlyMove {
  /** How many moves were played before it, as in `Steps`: there the table is as its player saw it. */
  number: number;
  seat: string;
  played: string;
  better: string;
  /** The chance of the player's side to win after the better action, from 0 to 1. */
  chance: number;
  /** By how much it was less after the one that was played. */
  cost: number;
  /** What is uncertain about the cost, either way. */
  doubt: number;
  /** In how many worlds the two were compared that fit what the player knew. */
  worlds: number;
  /** The plainest difference in what came of them: its sentence is `{game}-lesson-{kind}`. */
  why: PreviewLine | null;
  /** What speaks for the better one, as in a hint: its sentence is `{game}-hint-{kind}` or `-{kind}-{why}`. */
  reason: PreviewLine | null;
}

/** Set up a table. */
export interface CreateTable {
  settings: Settings;
  /** One for each chair; left out: me on the first, the others open. */
  chairs?: ChairWish[];
  /** Begin from this position. */
  position?: Record<string, unknown> | null;
  /** Begin from this record's game after move `at`. */
  record?: Record<string, unknown> | null;
  /** With `record`: how many of its moves, chance's included; left out: all. */
  at?: number | null;
}

/** Who shall sit on a chair. */
export interface ChairWish {
  kind: "bot" | "me" | "open";
  /** Left out: the best that knows the game. */
  bot?: string | null;
  /** With `me`: what the creator is called there. Several chairs may be `me`: people at one screen. */
  nickname?: string | null;
}

/** Whether the device is told from now on. */
export interface DeviceKept {
  on: boolean;
}

/** A device, by the address that its push service gave it. */
export interface DeviceNamed {
  endpoint: string;
}

/** A device that wants to be told: what its browser says of it, and how its owner likes it. */
export interface DeviceWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The owner's time zone, by its IANA name. */
  zone: string;
  language?: string;
  quiet?: QuietHours | null;
}

/** When a device wants to hear nothing, in minutes since midnight; they may go over midnight. */
export interface QuietHours {
  since: number;
  until: number;
}

/** A stretch of the story as the asking seat may know it, without patches. */
export interface Entries {
  entries: Entry[];
  seq: number;
}

/** Go on from a moment of a finished game. */
export interface ForkTable {
  /** After how many moves of the record, chance's included. */
  at: number;
  /** Left out: as the finished game's. Game, mode and options stay. */
  settings?: Settings | null;
  chairs?: ChairWish[];
}

/** Sit down: by an invitation, or on an open chair of a listed table. */
export interface JoinTable {
  nickname: string;
  invitation?: string | null;
  chair?: string | null;
}

/** What a token is good for at this table. */
export interface KeyInfo {
  /** "used": an invitation by which somebody sat down; "asked": what opens a seat if that is agreed; "off": a link that the player of its seat has turned off; None: for nothing, or not any more. */
  kind: "asked" | "host" | "invitation" | "off" | "seat" | "used" | null;
  chair: string | null;
}

/** The costliest moves of one seat in a finished game; none: it made no costly move that could be proved. */
export interface Lessons {
  /** Whether all was looked at. Until then, ask again: each request does a stretch. */
  done: boolean;
  /** How much is done, from 0 to 1. */
  share: number;
  /** How many decisions of the seat are looked at. */
  decisions: number;
  /** In the order of the game; only when all is done. */
  moves: CostlyMove[];
}

/** The listed tables, the newest first. */
export interface Lobby {
  tables: TableListed[];
}

/** A table in the lobby. */
export interface TableListed {
  id: string;
  status: "lobby" | "over" | "paused" | "running";
  settings: Settings;
  chairs: ChairInfo[];
  created: number;
  /** Whether the game begins from a position that somebody chose. None: not looked up yet. */
  from_position?: boolean | null;
  /** The pack that is played, where it is not the built-in one. */
  pack?: PackAbout | null;
  /** The chair with the host's rights, where it is known and there is one. */
  host?: string | null;
}

/** A costly move as a puzzle: its moment, as its player saw it. */
export interface MovePuzzle {
  move: CostlyMove;
  /** The moment alone. */
  steps: Steps;
  /** What each legal action would cost and bring. */
  previews: Record<string, PreviewLines>;
  /** What is known of actions: of the better one, of the one that was played, and of those that somebody tried. */
  tried: Record<string, MoveTried>;
  /** By seat, the cards of hands that everybody saw being taken. */
  remembered: Record<string, string[]> | null;
}

/** A finished game, move by move, from one viewpoint. */
export interface Steps {
  game: string;
  /** The seats by their final names. */
  seats: string[];
  players: Record<string, string>;
  total: number;
  /** Whether every shuffle was recomputed from the revealed seed; who chose that seed, `fair` of the record proves. */
  verified: boolean;
  /** Whether the game began from a position that somebody chose: the cards that lay there, nothing proves. */
  from_position: boolean;
  steps: Step[];
}

/** One move of a finished game. */
export interface Step {
  /** 0: the beginning. */
  number: number;
  seat: string;
  action: string;
  /** As the chosen viewpoint saw them; with viewpoint "all" everything. */
  events: Record<string, unknown>[];
  /** From the view before. */
  patch?: PatchOp[] | null;
  /** The whole view: of the first step, and where it is shorter. */
  view?: Record<string, unknown> | null;
  /** What the next move would cost and bring, where it is the viewpoint's own. */
  preview?: PreviewLines | null;
}

/** An action tried at the moment of a costly move, compared with the better one in the same worlds. */
export interface MoveTried {
  /** Whether it is decided. Until then, ask again: each request does a stretch, first of finding the costly moves. */
  done: boolean;
  /** How much is done, from 0 to 1. */
  share: number;
  /** Whether it is the better action, or as good as far as the bots can tell; only when it is decided. */
  right: boolean;
  /** The chance of the player's side to win after it, from 0 to 1, as soon as something was compared. */
  chance: number;
  /** The same after the better one. */
  better: number;
  /** What is uncertain about the difference, either way. */
  doubt: number;
  /** In how many worlds the two were compared so far. */
  worlds: number;
  /** What a wrong one misses: the sentence is `{game}-lesson-{kind}`. */
  why: PreviewLine | null;
  /** What speaks for a right one: the sentence is `{game}-hint-{kind}` or `-{kind}-{why}`. */
  reason: PreviewLine | null;
  /** What the player sees after a right one, from the view of the puzzle's moment. */
  step: Step | null;
}

/** What shall be tried: one of the asker's devices, a chat room's address, or with neither the asker's chat room. */
export interface NoticeTest {
  url?: string | null;
  service?: "discord" | "ntfy" | "other" | "slack" | "telegram" | null;
  endpoint?: string | null;
}

/** What came of it, in the asker's language. */
export interface NoticeTried {
  told: boolean;
  message: string;
}

/** Why a request was refused. */
export interface Problem {
  status: number;
  key: string;
  message: string;
  rule: string | null;
  facts: Record<string, string | number>;
  /** All that is wrong with a position, as sentences. */
  reasons: string[];
}

/** By which a device knows the server that may tell it something. */
export interface PushKey {
  key: string;
}

/** What comes of an action. */
export interface PuzzleAnswer {
  /** The chance to win after it; in a puzzle that is proved 1, 0.5 or 0. */
  chance: number;
  /** How it ends with best play by both, where that is proved. */
  score: Record<string, number> | null;
  /** What it misses: the sentence is `{game}-lesson-{kind}`. */
  why: PreviewLine | null;
}

/** A day that has a puzzle of a game. */
export interface PuzzleDay {
  /** As in 2026-11-16; it begins at midnight UTC. */
  day: string;
  game: string;
}

/** The days with puzzles, the last one first, each once for every game that has puzzles. */
export interface PuzzleDays {
  today: string;
  days: PuzzleDay[];
}

/** A puzzle: a moment of a game between bots in which exactly one action is best. */
export interface PuzzleShown {
  day: string;
  id: string;
  game: string;
  seat: string;
  best: string;
  /** Whether every line was followed to the end; else it rests on many simulations with two seeds. */
  proved: boolean;
  /** The moment, then the solution move by move, as the seat sees it. */
  steps: Steps;
  /** What each action would cost and bring. */
  previews: Record<string, PreviewLines>;
  answers: Record<string, PuzzleAnswer>;
  /** What the most tempting of the others misses: the sentence is `{game}-lesson-{kind}`. */
  why: PreviewLine | null;
  /** By seat, the cards of hands that everybody saw being taken. */
  remembered: Record<string, string[]> | null;
  /** What speaks for the best action: the sentence is `{game}-hint-{kind}` or `-{kind}-{why}`. */
  reason: PreviewLine | null;
}

/** Look through a record that is not of this server. */
export interface ReplayRecord {
  record: Record<string, unknown>;
}

/** The secret that opens a chair. The link is /t/{table}#{token}. */
export interface Secret {
  chair: string;
  token: string;
}

/** The new table and its secrets. They are told once; only their hashes are kept. */
export interface TableMade {
  table: string;
  /** The host's own token, when the host has no chair. */
  host: string | null;
  /** The chairs of the creator; the first has the host's rights. */
  seats: Secret[];
  /** For the open chairs. An invitation is exchanged for a seat's own secret by joining. */
  invitations: Secret[];
  /** SHA-256 of the server's seed. */
  commitment: string;
}

/** The same as a zip archive. */
export interface BringArchive {
  game: string;
  /** In Base64. */
  archive: string;
}

/** A pack that somebody wants to play with. */
export interface BringPack {
  game: string;
  /** The texts by the names of the files. */
  files: Record<string, string>;
}

/** A pack that somebody works on: nothing of it is kept. */
export interface CheckPack {
  game: string;
  /** By their names: each as its text, or as the data that its text says; null: the pack has no such file. */
  files: Record<string, string | Record<string, unknown> | null>;
  /** Files that are left out are those of the built-in pack. Otherwise they are missing. */
  rest?: boolean;
  /** What the answer shall hold beside the faults. */
  give?: ("data" | "texts")[];
}

/** Where in the pack a fault is: the kind of component, which one, and the place on it. */
export interface FaultPlace {
  component: string;
  id: string;
  field: string;
}

/** What was found in the files. */
export interface PackChecked {
  /** None: there is not enough of a pack to say. */
  hash: string | null;
  name: string;
  faults: PackFault[];
  /** What is allowed and hardly meant: a pack with doubts can be played. */
  doubts?: PackFault[];
  /** What each file that can be read says. */
  data?: Record<string, Record<string, unknown>> | null;
  /** The files as they are kept in a folder. */
  texts?: Record<string, string> | null;
}

/** One thing that is wrong with a pack, in the asker's language. */
export interface PackFault {
  file: string;
  key: string;
  place: FaultPlace;
  message: string;
  /** What was expected instead. */
  fix: string;
  /** The rules that ask for it; `ours` where the built-in pack's own design does; empty: neither. */
  rule: string;
}

/** Why a pack was not taken: everything that is wrong with it. */
export interface PackFaults {
  faults: PackFault[];
}

/** A pack that can be played with: a table's option `content` is its hash. */
export interface PackTaken {
  hash: string;
  name: string;
  /** Its house rules by name: numbers that differ from the rulebook's. */
  house?: Record<string, number>;
  /** Whether everybody has a pack here that is played just the same: then that one is taken. */
  known?: boolean;
}

/** A pack that a player brought, as it was brought. */
export interface PackText {
  hash: string;
  game: string;
  name: string;
  files: Record<string, string>;
  house?: Record<string, number>;
}

/** How a pack plays, as far as was tried. */
export interface PackTrial {
  played: number;
  of: number;
  /** To be sent back with the next request. */
  tally: Record<string, number[]>;
  /** Families, sides and corners. */
  rates: WinRate[];
  /** The orders, characters and tiles that lie farthest from one half, as far as that is certain. */
  outliers: WinRate[];
}

/** How often one thing was on the winning side, and between which bounds that lies with 95% certainty. */
export interface WinRate {
  aspect: string;
  name: string;
  games: number;
  share: number;
  low: number;
  high: number;
  /** What its kind comes to: one half, or the average where winners have more of them. */
  usual: number;
}

/** Some more games among bots with a pack. */
export interface TryPack {
  game: string;
  hash: string;
  mode?: string | null;
  /** How many were played before. */
  played?: number;
  /** What they came to, as the last answer told it. */
  tally?: Record<string, number[]>;
}

/** Tell everybody something; without a text it is taken back. */
export interface Announce {
  text?: string;
  until?: string | null;
}

/** What the host tells everybody; without a text nothing. */
export interface AnnouncementTold {
  text?: string;
  /** The last day. */
  until?: string | null;
}

/** Where a backup lies, beside the database. */
export interface BackupMade {
  file: string;
}

/** How the club is run; what is left out stays. */
export interface ClubChange {
  admission?: "closed" | "code" | "open" | null;
  name?: string | null;
  picture?: string | null;
  /** With `admission` "code": how many may come by the new code. */
  most?: number | null;
  /** The last day on which they may. */
  until?: string | null;
}

/** It is done. */
export interface ClubChanged {
  /** What new members need, told once. */
  code?: string | null;
}

/** How many may come by the code for new members, and until when. */
export interface CodeTold {
  most: number | null;
  used: number;
  until: string | null;
}

/** A line of chat that stands with a report. */
export interface ContextLine {
  name: string;
  text: string;
  meant: boolean;
}

/** What a member or the host did. */
export interface HostDeed {
  id: string;
  at: number;
  /** Whom it concerns; empty for somebody who has left. */
  member: string;
  by_host: boolean;
  what: string;
  facts: Record<string, string>;
}

/** How much one address may ask for. */
export interface HostLimit {
  what: string;
  at_once: number;
  a_day: number;
}

/** The newest lines first. */
export interface HostLog {
  lines: HostDeed[];
  /** Ask with this for those that are older; null: there are no more. */
  before: string | null;
}

/** How the club stands. */
export interface HostOverview {
  name: string;
  admission: "closed" | "code" | "open";
  members: number;
  new: number;
  reports: number;
  settled: number;
  announcement: AnnouncementTold;
  words: string[];
  tables: Record<string, number>;
  limits: HostLimit[];
  /** The face by which the club is shown; empty: none. */
  picture?: string;
  /** The code for new members, where they come by one. */
  code?: CodeTold | null;
}

/** Something is done with a member. What takes something away needs a reason. */
export interface MemberAct {
  name: string;
  act: "key" | "remove" | "rename" | "restore" | "suspend" | "warn";
  reason?: string;
  /** The new name. */
  wish?: string;
  until?: string | null;
}

/** It is done. */
export interface MemberActDone {
  name: string;
  /** A recovery sheet, told once. */
  sheet?: string | null;
}

/** A member, as the host sees them. */
export interface MemberShown {
  name: string;
  face: string;
  since: number;
  used: number | null;
  devices: number;
  tables: number;
  warnings: number;
  suspended: boolean;
  until: string | null;
  reason: string;
}

/** Members by name. */
export interface MembersShown {
  members: MemberShown[];
  /** Ask with this for those that follow; null: there are no more. */
  after: string | null;
}

/** Tell the host of a line, by its number in the table's log, or of what somebody at a chair is called. */
export interface NewReport {
  table: string;
  reason: string;
  line?: number | null;
  chair?: string | null;
}

/** A report that waits. */
export interface ReportShown {
  number: number;
  at: number;
  kind: "line" | "name";
  /** Whom it is about, as they were called there. */
  name: string;
  /** Which member that is; null: a guest. */
  member: string | null;
  place: string;
  reporter: string;
  reason: string;
  context: ContextLine[];
  /** Since when they are a member. */
  since: number | null;
  warnings: number;
  suspensions: number;
}

/** The host will read it. */
export interface ReportTaken {
  reported?: boolean;
}

/** Those that wait, the oldest first. */
export interface ReportsShown {
  reports: ReportShown[];
}

/** What is done about a report. */
export interface SettleReport {
  act: "dismiss" | "suspend" | "warn";
  reason?: string;
  until?: string | null;
}

/** A word that the club does not want, or wants again. */
export interface WordChange {
  word: string;
  act: "add" | "remove";
}

/** What the club does not want in names and lines. */
export interface WordsShown {
  words: string[];
}

/** What can be asked over HTTP. */
export interface Routes {
  /** What can be played here. */
  about: { body: undefined; answer: About };
  /** A content pack, for whoever draws it. The hash leaves the drawings out, so a copy is kept but asked about. */
  pack: { body: undefined; answer: Record<string, unknown> };
  /** The listed tables, the newest first. */
  lobby: { body: undefined; answer: Lobby };
  /** Set up a table: from the beginning, from a position, or from a moment of a record. */
  create_table: { body: CreateTable; answer: TableMade };
  /** The table as everybody may know it. */
  table_info: { body: undefined; answer: TableInfo };
  /** Sit down. The answer holds the secret that opens the chair from now on. */
  join_table: { body: JoinTable; answer: Secret };
  /** What the asker's token is good for; nothing is used up by asking. */
  key: { body: undefined; answer: KeyInfo };
  /** Say that a seat is one's own; those at the table are asked. The secret opens the seat once they agree. */
  ask_return: { body: AskReturn; answer: Secret };
  /** The story as the asker may know it. */
  entries: { body: undefined; answer: Entries };
  /** The record of a game that is over, as `trinacria verify` takes it; with its pack, if a player brought that. */
  record: { body: undefined; answer: Record<string, unknown> };
  /** The position at the end of a game. */
  position: { body: undefined; answer: Record<string, unknown> };
  /** A game that is over, move by move, from one viewpoint. */
  steps: { body: undefined; answer: Steps };
  /** The same for a record from elsewhere. */
  replay: { body: ReplayRecord; answer: Steps };
  /** How the chances stood in a game that is over, stretch by stretch. */
  chances: { body: undefined; answer: Chances };
  /** The same for a record from elsewhere. */
  replay_chances: { body: ReplayRecord; answer: Chances };
  /** Go on from a moment of a game that is over, at a new table. Each chair takes the place of its number. */
  fork: { body: ForkTable; answer: TableMade };
  /** Every fault of a pack, with its place. Nothing is stored. */
  check_pack: { body: CheckPack; answer: PackChecked };
}

const ROUTES: { [K in keyof Routes]: [string, string] } = {
  about: ["GET", "/api/v1/about"],
  pack: ["GET", "/api/v1/packs/{mark}"],
  lobby: ["GET", "/api/v1/tables"],
  create_table: ["POST", "/api/v1/tables"],
  table_info: ["GET", "/api/v1/tables/{table}"],
  join_table: ["POST", "/api/v1/tables/{table}/join"],
  key: ["GET", "/api/v1/tables/{table}/key"],
  ask_return: ["POST", "/api/v1/tables/{table}/return"],
  entries: ["GET", "/api/v1/tables/{table}/entries"],
  record: ["GET", "/api/v1/tables/{table}/record"],
  position: ["GET", "/api/v1/tables/{table}/position"],
  steps: ["GET", "/api/v1/tables/{table}/steps"],
  replay: ["POST", "/api/v1/replay"],
  chances: ["GET", "/api/v1/tables/{table}/chances"],
  replay_chances: ["POST", "/api/v1/replay/chances"],
  fork: ["POST", "/api/v1/tables/{table}/fork"],
  check_pack: ["POST", "/api/v1/packs/check"],
};

/** What goes with a request: the parts of its path, its query, its body, and who asks. */
export interface Wish<B> {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: B;
  token?: string;
  lang?: string;
}

/** Ask the server over HTTP; a refusal is thrown as a Problem. */
export async function call<K extends keyof Routes>(
  name: K,
  wish: Wish<Routes[K]["body"]> = {},
): Promise<Routes[K]["answer"]> {
  const [method, template] = ROUTES[name];
  const path = template.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(wish.path?.[part] ?? ""));
  const pairs = Object.entries(wish.query ?? {}).map(([key, value]) => [key, String(value)]);
  const query = new URLSearchParams(pairs).toString();
  const headers: Record<string, string> = {};
  if (wish.body !== undefined) headers["Content-Type"] = "application/json";
  if (wish.token !== undefined) headers["Authorization"] = `Bearer ${wish.token}`;
  if (wish.lang !== undefined) headers["Accept-Language"] = wish.lang;
  const answer = await fetch(query === "" ? path : `${path}?${query}`, {
    method,
    headers,
    body: wish.body === undefined ? null : JSON.stringify(wish.body),
  });
  const told: unknown = await answer.json();
  if (!answer.ok) throw told as Problem;
  return told as Routes[K]["answer"];
}

export type ClientMessage =
  | Hello
  | Ping
  | Play
  | Why
  | Preview
  | Foresee
  | Premove
  | Undo
  | Hint
  | Chat
  | Plan
  | AddSalt
  | Seal
  | OpenSalt
  | CallOff
  | Notify
  | Rename
  | Leave
  | Start
  | Pause
  | Resume
  | SeatBot
  | Unseat
  | HandOver
  | Consent
  | AnswerReturn
  | Swap
  | Change
  | GiveHost
  | StandIn
  | ComeBack
  | MakeOffer
  | AnswerOffer
  | Rematch;

export type ServerMessage =
  | Welcome
  | Entry
  | Resync
  | Done
  | Refused
  | Because
  | Previewed
  | Foreseen
  | Hinted
  | Presence
  | Bots
  | Planned
  | Pong
  | Bye;

export type AnyTold =
  | Created
  | Sat
  | BotSat
  | StoodUp
  | HandedOver
  | Renamed
  | Swapped
  | Changed
  | HostChanged
  | Away
  | Gone
  | Back
  | Came
  | SeatAsked
  | SeatAnswered
  | ReturnAsked
  | ReturnAnswered
  | Returned
  | LinkOff
  | Salted
  | Sealed
  | SealsClosed
  | SaltOpened
  | CalledOff
  | WebhookSet
  | DeviceSet
  | Reminded
  | Warned
  | Started
  | Played
  | Premoved
  | Undone
  | TakenBack
  | Said
  | Paused
  | Resumed
  | TimedOut
  | StoodIn
  | CameBack
  | Voted
  | Offered
  | OfferAnswered
  | Stopped
  | RematchMade;

export type AnyClock =
  | NoClock
  | DecisionClock
  | ChessClock
  | TurnClock;
