// Made by tools/club_types.py from trinacria.server.club; do not edit.
import type { TableInfo, TableListed } from "./protocol";

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
  tables: KeptTable[];
  after: string | null;
}

/** A table as home shows it, with the seats that are the asker's. */
export interface GameHeld {
  chairs: string[];
  table: TableInfo;
}

/** A table at which a member had a seat. */
export interface KeptTable {
  chair: string;
  since: number;
  table: TableListed;
  record: Record<string, unknown> | null;
}

/** Leave for good: the name once more, so that nobody does it by mistake. */
export interface Leaving {
  name: string;
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
}

/** The recovery sheet, told once. */
export interface Sheet {
  sheet: string;
}
