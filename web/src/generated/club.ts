// Made by tools/club_types.py from trinacria.server.club; do not edit.
import type { ChessClock, DecisionClock, TableInfo, TableListed, TurnClock } from "./protocol";

/** Sit down, under one's own name or another. */
export interface Accepting {
  nickname?: string | null;
}

/** Games of one kind that two members had. */
export interface Between {
  game: string;
  mode: string;
  partners: boolean;
  tally: Tally;
}

/** Come in by what another device shows: the number with one's name, or the secret of the QR code. */
export interface ByPairing {
  name?: string;
  number?: string;
  secret?: string | null;
  device?: string;
}

/** Come in by a passkey. */
export interface ByPasskey {
  id: string;
  client_data: string;
  authenticator: string;
  signature: string;
  device?: string;
}

/** Come in by the recovery sheet. */
export interface BySheet {
  sheet: string;
  device?: string;
}

/** What everybody may know of the club. */
export interface ClubInfo {
  members: boolean;
  name?: string;
  admission?: "closed" | "code" | "open";
  picture?: string;
}

/** Not now; with a sentence, or without. */
export interface Declining {
  why?: "busy" | "hour" | "tomorrow" | "tonight" | null;
}

/** What was done with a membership. */
export interface Deed {
  at: number;
  what: string;
  by_host: boolean;
  facts: Record<string, string>;
}

/** A device that is signed in. */
export interface Device {
  id: string;
  label: string;
  since: number;
  used: number;
  here: boolean;
}

/** Sign a device out; without an id all of them. */
export interface DeviceOut {
  id?: string | null;
}

/** It is done. */
export interface Done {
  done?: boolean;
}

/** What the server knows of a member, a page at a time: together it is all. */
export interface Export {
  me: Me;
  people: KeptPeople | null;
  tables: KeptTable[];
  after: string | null;
}

/** The family that somebody has played most. */
export interface Favourite {
  game: string;
  family: string;
  finished: number;
}

/** Games of one kind. */
export interface Figure {
  game: string;
  mode: string;
  family: string | null;
  bots: boolean;
  tally: Tally;
}

/** Whom a range of ratings lets in. */
export interface Fitting {
  members: number;
  mine: number;
  rated: boolean;
}

/** A game and mode, and how strong the others should be. */
export interface FittingWish {
  game: string;
  mode: string;
  low: number | null;
  high: number | null;
  partner: string | null;
}

/** A friend, and where they can be met. */
export interface Friend {
  name: string;
  since: number;
  here: boolean;
  seen: number | null;
  open: TableListed[];
  plays: TableListed[];
  face?: string;
}

/** A table as home shows it, with the seats that are the asker's. */
export interface GameHeld {
  chairs: string[];
  table: TableInfo;
}

/** A finished game of a member. Its replay is where the table is. */
export interface GamePlayed {
  table: string;
  game: string;
  mode: string;
  name: string;
  ended: number;
  outcome: "drawn" | "lost" | "won";
  family: string | null;
  reason: string;
  side: number;
  sides: Side[];
  replay?: boolean;
  gain?: number | null;
}

/** Finished games, the last first. */
export interface GamesPlayed {
  games: GamePlayed[];
  after: string | null;
}

/** What concerns a member now. */
export interface Home {
  waiting: WaitingTable[];
  count: number;
  others: WaitingForOthers[];
  friends: Friend[];
  friends_count: number;
  invitations: Invitation[];
  asks: Known[];
  following: TableListed[];
  unseen: number;
}

/** An invitation, as the one who is invited sees it. */
export interface Invitation {
  id: string;
  by: string;
  at: number;
  until: number;
  chair: string;
  table: TableListed;
  face?: string;
}

/** An invitation, as the one who sent it sees it. */
export interface InvitationSent {
  id: string;
  chair: string;
  name: string;
  at: number;
  until: number;
  state: "accepted" | "declined" | "late" | "open" | "withdrawn";
  why: "busy" | "hour" | "tomorrow" | "tonight" | null;
  face?: string;
}

/** Offer a seat to a member. */
export interface InvitationWish {
  table: string;
  chair: string;
  name: string;
  token?: string | null;
}

/** The invitations to a table, the newest first. */
export interface InvitationsSent {
  invitations: InvitationSent[];
}

/** A device that hears what the member is told. */
export interface KeptDevice {
  endpoint: string;
  since: number;
  language: string;
  zone: string;
}

/** An offer of a seat, of the member or to the member. */
export interface KeptInvitation {
  by: string;
  to: string;
  table: string;
  chair: string;
  at: number;
  until: number;
  state: "accepted" | "declined" | "late" | "open" | "withdrawn";
  why: "busy" | "hour" | "tomorrow" | "tonight" | null;
}

/** What the member is to others, and what was told and counted. */
export interface KeptPeople {
  deeds: Deed[];
  people: MyPeople;
  declined: string[];
  settings: MySettings;
  seen: number | null;
  notices: Notice[];
  invitations: KeptInvitation[];
  results: KeptResult[];
  devices: KeptDevice[];
  seeks?: KeptSeek[];
  ratings?: KeptRating[];
}

/** What a rated game made of the member's rating. */
export interface KeptRating {
  table: string;
  game: string;
  mode: string;
  ended: number;
  rating: number;
  spread: number;
  season: string;
}

/** What is counted of a game that is over. */
export interface KeptResult {
  table: string;
  chair: string;
  ended: number;
  game: string;
  mode: string;
  family: string | null;
  outcome: "drawn" | "lost" | "won";
  bots: boolean;
  kept: boolean;
  decisions: number;
  seconds: number;
}

/** What the member looked for, alone or with others. */
export interface KeptSeek {
  people: string[];
  at: number;
  game: string;
  mode: string;
  terms: string;
  speaks: string;
  ended: number | null;
  how: string | null;
  table: string | null;
  rating?: number | null;
  spread?: number | null;
}

/** A table at which a member had a seat. */
export interface KeptTable {
  chair: string;
  since: number;
  table: TableListed;
  record: Record<string, unknown> | null;
}

/** Somebody with whom something is settled, or asked. */
export interface Known {
  name: string;
  since: number;
  face?: string;
}

/** Who is how strong in a season: now, or when it ended. */
export interface Ladder {
  game: string;
  mode: string;
  season: string;
  seasons: string[];
  rows: LadderRow[];
  after: string | null;
  me?: LadderRow | null;
}

/** A member in a season. */
export interface LadderRow {
  place: number | null;
  name: string;
  face: string;
  points: number;
  spread: number;
  games: number;
}

/** Leave for good: the name once more, so that nobody does it by mistake. */
export interface Leaving {
  name: string;
}

/** Turn off the link of a seat that the asker has. */
export interface LinkTurnedOff {
  table: string;
  chair: string;
}

/** A member, as only they know it. */
export interface Me {
  name: string;
  since: number;
  line: string;
  devices: Device[];
  sheet: number | null;
  deeds: Deed[];
  passkeys: PasskeyHeld[];
  face?: string;
}

/** What changes; what is left out stays. */
export interface MeChange {
  name?: string | null;
  line?: string | null;
  face?: string | null;
}

/** The tables of a member: all that go on, and those that are over a page at a time. */
export interface MemberHome {
  going: GameHeld[];
  over: GameHeld[];
  after: string | null;
}

/** The key that a device keeps, told once; only its hash is stored. */
export interface MemberKey {
  name: string;
  key: string;
  sheet?: string | null;
}

/** Whom a member knows. */
export interface MyPeople {
  friends: Friend[];
  asks: Known[];
  asked: Known[];
  following: Known[];
  blocked: Known[];
  lately: Known[];
}

/** A seek of one's own, as every page of the member shows it. */
export interface MySeek {
  id: string;
  state: "asked" | "asking" | "found" | "late" | "open";
  people: SeekPerson[];
  game: string;
  mode: string;
  clock: DecisionClock | ChessClock | TurnClock;
  live: boolean;
  languages: string[];
  since: number;
  open: number;
  until: number | null;
  table?: string | null;
  rated?: boolean;
  low?: number | null;
  high?: number | null;
  rating?: number | null;
  spread?: number | null;
}

/** How a member wants to be met. */
export interface MySettings {
  languages: string[];
  hides: ("pace" | "together")[];
  requests: boolean;
  invitations: "all" | "friends" | "nobody";
  notices: Record<string, NoticeWish>;
  quiet: QuietTime | null;
}

/** What changes; what is left out stays. */
export interface MySettingsChange {
  languages?: string[] | null;
  hides?: ("pace" | "together")[] | null;
  requests?: boolean | null;
  invitations?: "all" | "friends" | "nobody" | null;
  notices?: Record<string, NoticeWish> | null;
  quiet?: QuietTime | null;
  loud?: boolean;
}

/** A table at which a member has a seat. */
export interface MyTable {
  chair: string;
  since: number;
  table: TableListed;
}

/** Tables of a member, the newest first. */
export interface MyTables {
  tables: MyTable[];
  after: string | null;
}

/** Whether a name is free. */
export interface NameAsked {
  name: string;
}

/** A name as it would be kept. */
export interface NameFound {
  name: string;
  free: boolean;
  others: string[];
}

/** Become a member. */
export interface NewMember {
  name: string;
  code?: string | null;
  device?: string;
}

/** What the browser made. */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
  label?: string;
}

/** An answer to a page that waits for news. */
export interface News {
  cursor: string;
  told: Told | null;
  pause: number;
}

/** Where to go next. */
export interface NextTable {
  next: WaitingTable | null;
  count: number;
}

/** A notice in a member's list. */
export interface Notice {
  id: string;
  at: number;
  kind: "followed_plays" | "friend_accepted" | "friend_asked" | "friend_opened" | "invitation_answered" | "invited" | "seek_asked" | "seek_found";
  seen: boolean;
  who: string;
  table?: TableListed | null;
  chair?: string | null;
  invitation?: string | null;
  state?: "accepted" | "declined" | "late" | "open" | "withdrawn" | null;
  why?: "busy" | "hour" | "tomorrow" | "tonight" | null;
  face?: string;
}

/** Where a member wants to get notices of one kind: on the page, on their devices. */
export interface NoticeWish {
  page?: boolean;
  device?: boolean;
}

/** What a member was told, the newest first. */
export interface Notices {
  notices: Notice[];
  unseen: number;
  after: string | null;
}

/** All up to this one were seen. */
export interface NoticesSeen {
  id: string;
}

/** What is shown to another device. */
export interface PairingOffer {
  number: string;
  secret: string;
  until: number;
}

/** A passkey of a member. */
export interface PasskeyHeld {
  id: string;
  label: string;
  since: number;
  used: number;
}

/** Take a passkey away. */
export interface PasskeyOut {
  id: string;
}

/** What the browser is asked to sign. */
export interface PasskeyQuestion {
  challenge: string;
  site: string;
}

/** What the browser is asked for when a passkey is made. */
export interface PasskeyWish {
  challenge: string;
  site: string;
  club: string;
  user: string;
  name: string;
  known: string[];
}

/** Members by name, a page at a time. */
export interface People {
  people: PersonListed[];
  after: string | null;
}

/** A member among others. */
export interface PersonListed {
  name: string;
  line: string;
  since: number;
  games: number;
  relation: Relation;
  face?: string;
}

/** What a member shows, and to the reader. */
export interface Profile {
  name: string;
  since: number;
  line: string;
  languages: string[];
  me: boolean;
  relation: Relation | null;
  here: boolean | null;
  seen: number | null;
  games: Tally;
  to_end: number;
  streak: Streak;
  favourite: Favourite | null;
  pace: number | null;
  figures: Figure[];
  together: Together | null;
  last: GamePlayed[];
  running: TableListed[];
  face?: string;
  ratings?: RatingShown[];
}

/** When a member wants to hear nothing, on no device. */
export interface QuietTime {
  since: number;
  until: number;
  zone: string;
}

/** What a game made of the reader's rating; null: it is not rated, or not counted yet. */
export interface RatingAfter {
  moved: RatingMoved | null;
}

/** How a rating changed, from the first game that shows one; of many games some. */
export interface RatingCourse {
  game: string;
  mode: string;
  points: RatingPoint[];
  highest: RatingPoint | null;
  seasons: number[];
}

/** What a game made of a member's rating. */
export interface RatingMoved {
  game: string;
  mode: string;
  games: number;
  fewest: number;
  points: number | null;
  spread: number | null;
  gain: number | null;
}

/** A rating after a game. */
export interface RatingPoint {
  at: number;
  points: number;
  spread: number;
}

/** How strong a member is in a game and mode. */
export interface RatingShown {
  game: string;
  mode: string;
  games: number;
  fewest: number;
  points: number | null;
  spread: number | null;
  provisional: boolean;
  place?: number | null;
  of?: number | null;
}

/** What two members are to each other, as one of them may know it. */
export interface Relation {
  friend?: "asked" | "asks" | "friends" | "none";
  since?: number | null;
  following?: boolean;
  blocked?: boolean;
  may_ask?: boolean;
  may_invite?: boolean;
}

/** What becomes of two members. */
export interface RelationChange {
  step: "befriend" | "block" | "follow" | "unblock" | "unfollow" | "unfriend";
}

/** The seat is the member's, and opens by the member's key. */
export interface SeatGiven {
  table: string;
  chair: string;
}

/** A seat that this browser holds. */
export interface SeatHeld {
  table: string;
  token: string;
}

/** A seat that belongs to the member now. */
export interface SeatTaken {
  table: string;
  chair: string;
}

/** Seats that shall belong to the member, on all devices. */
export interface SeatsHeld {
  seats: SeatHeld[];
}

/** Those that could be taken over. The others open nothing any more. */
export interface SeatsTaken {
  seats: SeatTaken[];
}

/** The asker's seats at a table. */
export interface SeatsThere {
  chairs: string[];
  linked: string[];
}

/** Whether one is the partner. */
export interface SeekAnswer {
  yes: boolean;
  language?: string;
}

/** What can be taken now, the oldest first; and what has just ended. */
export interface SeekList {
  seeks: SeekListed[];
  count: number;
  over: SeekOver[];
  again: number;
}

/** A seek in the list. */
export interface SeekListed {
  id: string;
  people: SeekPerson[];
  game: string;
  mode: string;
  clock: DecisionClock | ChessClock | TurnClock;
  live: boolean;
  speaks: string[];
  since: number;
  open: number;
  why: "guest" | "high" | "language" | "low" | "mine" | null;
  rated?: boolean;
  low?: number | null;
  high?: number | null;
  rating?: number | null;
  spread?: number | null;
}

/** A seek that has just ended. */
export interface SeekOver {
  id: string;
  how: "found" | "late" | "stopped";
}

/** One of those whose seek it is. */
export interface SeekPerson {
  name: string;
  face: string;
  agreed?: boolean;
}

/** What became of it: a seek that waits, or a table. */
export interface SeekPut {
  seek: MySeek;
}

/** Play with somebody who looks for others. */
export interface SeekTake {
  language?: string;
}

/** Look for others. */
export interface SeekWish {
  game: string;
  clock: DecisionClock | ChessClock | TurnClock;
  mode?: string;
  languages?: string[];
  partner?: string | null;
  language?: string;
  rated?: boolean;
  low?: number | null;
  high?: number | null;
}

/** The recovery sheet, told once. */
export interface Sheet {
  sheet: string;
}

/** Those who won or lost together. */
export interface Side {
  players: SidePlayer[];
  score: number;
  won: boolean;
}

/** Who played. */
export interface SidePlayer {
  name: string;
  member: string | null;
  bot: boolean;
}

/** Games against people, one after the other, that ended alike. */
export interface Streak {
  outcome: "drawn" | "lost" | "won" | null;
  now: number;
  longest: number;
}

/** How games ended for somebody. */
export interface Tally {
  finished: number;
  won: number;
  drawn: number;
  lost: number;
}

/** How the reader stands with a member: all from the reader's side. */
export interface Together {
  against: Tally;
  last: ("drawn" | "lost" | "won")[];
  kinds: Between[];
}

/** What a page of a member shows on every screen. */
export interface Told {
  waiting: number;
  unseen: number;
  invitations: Invitation[];
  notices: Notice[];
  friends: string[];
  seeks?: MySeek[];
}

/** How many notices were not seen yet. */
export interface Unseen {
  unseen: number;
}

/** How long it usually takes at this hour. */
export interface UsualWait {
  seconds: number | null;
  count: number;
}

/** A running table at which somebody else must decide. */
export interface WaitingForOthers {
  table: TableListed;
  chair: string;
  decider: string | null;
  until: number | null;
}

/** A table that waits for a member. */
export interface WaitingTable {
  table: TableListed;
  chair: string;
  since: number;
  until: number | null;
}
