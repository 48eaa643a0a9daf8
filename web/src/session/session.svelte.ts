/** One chair's (or spectator's) connection to a table. It comes back by itself and loses nothing it was asked to say. */

import {
  VERSION,
  type ClientMessage,
  type Entry,
  type Mark,
  type Presence,
  type PreviewLines,
  type Screen,
  type ServerMessage,
} from "@/generated/protocol";
import { untrack } from "svelte";
import { Heartbeat } from "./heartbeat";
import { patched } from "./patch";
import { Requests, type Answer, type Request } from "./requests.svelte";
import { Sealing } from "./salts";
import { settings } from "@/browser/settings.svelte";
import { soon } from "@/browser/soon";
import { transport } from "@/transport";
import { OPEN, type TableSocket } from "@/transport/transport";

export type { Answer, Request };
/** Hears how a session goes on, entry by entry. */
interface Follower {
  /** One more entry, and the screen after it. */
  enter: (entry: Entry, screen: Screen) => void;
  /** What is known now did not come entry by entry. */
  jump: () => void;
}
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
const LINK_OFF = "table-error-link-off";
const MISSING = "table-error-unknown";
/** Refusals of a hello that pass by themselves: the server closes, and we come again. */
const PASSING = new Set(["table-error-store", "table-error-flood"]);

export class Session {
  state = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  /** Why it was closed for good. */
  farewell = $state("");
  /** The link of the seat was turned off. */
  linkOff = $state(false);
  /** There is no such table, or not any more. */
  missing = $state(false);
  /** The last entry of the log that is known here. */
  seq = $state(0);
  screen = $state.raw<Screen | null>(null);
  entries = $state.raw<Entry[]>([]);
  presence = $state.raw<Presence>({ type: "presence", chairs: [], spectators: 0 });
  /** Why a bot does not answer yet, as a sentence; empty while it thinks, or nobody waits for it. */
  botsBusy = $state("");
  plan = $state.raw<Mark[]>([]);
  /** The browser itself knows that there is no network. */
  offline = $state(transport.needsNetwork && !navigator.onLine);
  /** The server's clock minus ours, in seconds. */
  skew = $state(0);

  /** What has come and is not read yet. */
  private readonly inbox: ServerMessage[] = [];
  private socket: TableSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The language the server speaks to this connection: refusals come in words. */
  private spoken = settings.language;
  private readonly stopListening: () => void;
  private readonly followers = new Set<Follower>();
  private readonly requests = new Requests((message) => this.send(message));
  private readonly heartbeat = new Heartbeat(
    () => this.send({ type: "ping" }),
    () => this.drop(),
    () => this.requests.thoughtAbout,
  );

  constructor(
    readonly table: string,
    readonly token: string | undefined,
    /** Which of a member's seats it is. */
    readonly chair?: string,
  ) {
    this.connect();
    addEventListener("online", this.again);
    addEventListener("offline", this.cut);
    this.stopListening = $effect.root(() => {
      $effect(() => {
        if (settings.language !== this.spoken && this.state === "open") untrack(() => this.changeLanguage());
      });
      const sealing = new Sealing();
      $effect(() => sealing.look(this));
    });
  }

  close(): void {
    this.stopListening();
    removeEventListener("online", this.again);
    removeEventListener("offline", this.cut);
    clearTimeout(this.timer);
    this.heartbeat.stop();
    this.state = "closed";
    this.socket?.close();
    this.socket = null;
    // Who asked may be gone: what has come and is not read yet would wake what is left of them.
    this.inbox.length = 0;
    this.requests.drop();
  }

  /** Tell a follower of every change of the screen from now on; the answer ends it. */
  follow(follower: Follower): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  /** Ask for something. The answer comes even if the connection is lost in between. */
  ask(request: Request): Promise<Answer> {
    const answer = this.requests.ask(request);
    if (this.state === "open") this.heartbeat.asked();
    return answer;
  }

  /** How many requests of the viewer wait for an answer. */
  get unsent(): number {
    return this.requests.unsent;
  }

  /** Whether one of them has waited long enough to be shown. */
  get slow(): boolean {
    return this.requests.slow;
  }

  play(action: string): Promise<Answer> {
    return this.ask({ type: "play", action, version: this.seq });
  }

  undo(count = 1): Promise<Answer> {
    return this.ask({ type: "undo", count, version: this.seq });
  }

  /** Answer so if nothing changes until then; with none, nothing is planned any more. */
  premove(actions: string[]): Promise<Answer> {
    return this.ask({ type: "premove", actions, version: this.seq });
  }

  async preview(action: string): Promise<PreviewLines | undefined> {
    const answer = await this.ask({ type: "preview", action });
    return answer.type === "previewed" ? answer.preview : undefined;
  }

  private readonly cut = (): void => {
    if (!transport.needsNetwork) return;
    this.offline = true;
    this.drop();
  };

  private readonly again = (): void => {
    this.offline = false;
    if (this.state !== "lost") return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Said once in the hello, so a new connection takes the place of the old one; nobody need notice. */
  private changeLanguage(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  private connect(): void {
    this.spoken = settings.language;
    this.heartbeat.stop();
    const socket = transport.connect(this.table);
    this.socket = socket;
    socket.onopen = () =>
      this.send({
        type: "hello",
        v: VERSION,
        last_seq: this.seq,
        lang: settings.language,
        ...(this.chair ? { chair: this.chair } : {}),
        ...(this.token ? { token: this.token } : settings.nickname ? { name: settings.nickname } : {}),
      });
    socket.onmessage = (message) => {
      this.inbox.push(JSON.parse(message.data) as ServerMessage);
      if (this.inbox.length === 1) soon(this.read);
    };
    socket.onclose = () => this.lost(socket);
  }

  private drop(): void {
    const { socket } = this;
    if (!socket) return;
    socket.close();
    // A socket without a network takes its time to notice.
    this.lost(socket);
  }

  private lost(socket: TableSocket): void {
    if (socket !== this.socket || this.state === "closed") return;
    this.socket = null;
    this.state = "lost";
    this.heartbeat.stop();
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState !== OPEN) return;
    if (message.type !== "hello" && this.state !== "open") return;
    this.socket.send(JSON.stringify(message));
  }

  private readonly read = (): void => {
    for (let message = this.inbox.shift(); message; message = this.inbox.shift()) this.hear(message);
  };

  private hear(message: ServerMessage): void {
    this.heartbeat.heard();
    switch (message.type) {
      case "welcome": {
        const known = this.entries.filter((entry) => entry.seq <= message.since);
        this.entries = message.since === 0 ? message.entries : [...known, ...message.entries];
        this.seq = message.seq;
        this.skew = message.now - Date.now() / 1000;
        this.plan = message.plan;
        this.presence = message.presence;
        this.botsBusy = "";
        this.screen = message.screen;
        this.state = "open";
        this.wait = FIRST_WAIT;
        for (const follower of this.followers) follower.jump();
        this.requests.sendAgain();
        break;
      }
      case "entry":
        this.enter(message);
        break;
      case "resync":
        this.seq = Math.max(this.seq, message.seq);
        this.screen = message.screen;
        for (const follower of this.followers) follower.jump();
        break;
      case "presence":
        this.presence = message;
        break;
      case "bots":
        this.botsBusy = message.busy ? (message.message ?? "") : "";
        break;
      case "planned": {
        const gone = new Set([...message.drop, ...message.put.map((mark) => mark.id)]);
        this.plan = [...this.plan.filter((mark) => !gone.has(mark.id)), ...message.put];
        break;
      }
      case "done":
      case "because":
      case "previewed":
      case "foreseen":
      case "hinted":
        this.requests.settle(message.id, message);
        break;
      case "refused":
        if (message.id) this.requests.settle(message.id, message);
        else if (!PASSING.has(message.key)) this.end(message);
        break;
      case "bye":
        this.end(message);
        break;
      case "pong":
        break;
    }
  }

  private enter(entry: Entry): void {
    if (entry.seq <= this.seq) return;
    if (entry.seq > this.seq + 1) {
      // Something was missed: a new hello brings it.
      this.socket?.close();
      return;
    }
    try {
      if (entry.screen) this.screen = entry.screen;
      else if (entry.patch && this.screen) this.screen = patched(this.screen, entry.patch);
    } catch {
      this.socket?.close();
      return;
    }
    this.seq = entry.seq;
    this.entries = [...this.entries, entry];
    if (this.screen) for (const follower of this.followers) follower.enter(entry, this.screen);
  }

  private end({ key, message }: { key: string; message: string }): void {
    this.missing = key === MISSING;
    this.linkOff = key === LINK_OFF;
    this.farewell = message;
    this.close();
  }
}
