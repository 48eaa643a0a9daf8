/** One chair's (or spectator's) connection to a table. It comes back by itself and loses nothing it was asked to say. */

import {
  VERSION,
  type Because,
  type ClientMessage,
  type Done,
  type Foreseen,
  type Entry,
  type Hinted,
  type Mark,
  type Presence,
  type PreviewLines,
  type Previewed,
  type Refused,
  type Screen,
  type ServerMessage,
} from "@/generated/protocol";
import { untrack } from "svelte";
import { patched } from "./patch";
import { Sealing } from "./salts";
import { settings } from "@/browser/settings.svelte";
import { soon } from "@/browser/soon";
import { transport } from "@/transport";
import { OPEN, type TableSocket } from "@/transport/transport";

type Asking = Exclude<ClientMessage, { type: "hello" } | { type: "ping" }>;
/** A request without the id, which the session gives. */
export type Request = Asking extends infer Each ? (Each extends Asking ? Omit<Each, "id"> : never) : never;
export type Answer = Done | Refused | Because | Previewed | Foreseen | Hinted;
/** Hears how a session goes on, entry by entry. */
export interface Follower {
  /** One more entry, and the screen after it. */
  enter: (entry: Entry, screen: Screen) => void;
  /** What is known now did not come entry by entry. */
  jump: () => void;
}
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
/** After so long without a word the other side is asked whether it is there, and after so long more it is not. */
const QUIET = 8_000;
const DEAD = 4_000;
/** From then on a request is shown to be on its way. */
const SLOW = 400;
/** Requests that the server thinks about: meanwhile it says nothing else. */
const THINKING: ReadonlySet<string> = new Set(["hint", "rematch"]);
/** Requests that the page makes by itself: nobody waits to see them sent. */
const SILENT: ReadonlySet<string> = new Set(["hint", "preview", "foresee", "why", "seal", "open_salt"]);
const MISSING = "table-error-unknown";
/** Refusals of a hello that pass by themselves: the server closes, and we come again. */
const PASSING = new Set(["table-error-store", "table-error-flood"]);

export class Session {
  state = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  /** Why it was closed for good. */
  farewell = $state("");
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
  /** How many requests of the viewer wait for an answer, and whether one has waited long enough to be shown. */
  unsent = $state(0);
  slow = $state(false);
  /** The server's clock minus ours, in seconds. */
  skew = $state(0);

  /** What has come and is not read yet. */
  private readonly inbox: ServerMessage[] = [];
  private socket: TableSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private sending: ReturnType<typeof setTimeout> | undefined;
  private given = 0;
  /** The language the server speaks to this connection: refusals come in words. */
  private spoken = settings.language;
  private readonly stopListening: () => void;
  private readonly followers = new Set<Follower>();
  /** Ids must differ from those of this browser's other sessions; `randomUUID` exists on secure origins only. */
  private readonly own = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  private readonly unanswered = new Map<string, { message: Asking; answer: (answer: Answer) => void }>();

  constructor(
    readonly table: string,
    readonly token: string | undefined,
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
    clearTimeout(this.sending);
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    this.state = "closed";
    this.socket?.close();
    this.socket = null;
    // Whoever asked may be gone: what has come and is not read yet would wake what is left of them.
    this.inbox.length = 0;
    this.unanswered.clear();
  }

  /** Tell a follower of every change of the screen from now on; the answer ends it. */
  follow(follower: Follower): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  /** Ask for something. The answer comes even if the connection is lost in between. */
  ask(request: Request): Promise<Answer> {
    const id = `${this.own}-${++this.given}`;
    const message = { ...request, id };
    return new Promise((answer) => {
      this.unanswered.set(id, { message, answer });
      this.send(message);
      this.count();
      if (this.state === "open") this.listen(DEAD);
    });
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
    const { socket } = this;
    if (!socket) return;
    socket.close();
    // A socket without a network takes its time to notice.
    this.lost(socket);
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
    const socket = transport.connect(this.table);
    this.socket = socket;
    socket.onopen = () =>
      this.send({
        type: "hello",
        v: VERSION,
        last_seq: this.seq,
        lang: settings.language,
        ...(this.token ? { token: this.token } : settings.nickname ? { name: settings.nickname } : {}),
      });
    socket.onmessage = (message) => {
      this.inbox.push(JSON.parse(message.data) as ServerMessage);
      if (this.inbox.length === 1) soon(this.read);
    };
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: TableSocket): void {
    if (socket !== this.socket || this.state === "closed") return;
    this.socket = null;
    this.state = "lost";
    clearTimeout(this.quiet);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState !== OPEN) return;
    if (message.type !== "hello" && this.state !== "open") return;
    this.socket.send(JSON.stringify(message));
  }

  /** A connection that says nothing for long may be dead without knowing it. */
  private listen(quiet = QUIET): void {
    clearTimeout(this.quiet);
    const { socket } = this;
    this.quiet = setTimeout(() => {
      if ([...this.unanswered.values()].some(({ message }) => THINKING.has(message.type))) return this.listen();
      this.send({ type: "ping" });
      this.quiet = setTimeout(() => {
        if (!socket || socket !== this.socket) return;
        socket.close();
        this.lost(socket);
      }, DEAD);
    }, quiet);
  }

  /** What of the viewer's is on its way. */
  private count(): void {
    this.unsent = [...this.unanswered.values()].filter(({ message }) => !SILENT.has(message.type)).length;
    if (this.unsent === 0) {
      clearTimeout(this.sending);
      this.sending = undefined;
      this.slow = false;
    } else this.sending ??= setTimeout(() => (this.slow = true), SLOW);
  }

  private readonly read = (): void => {
    for (let message = this.inbox.shift(); message; message = this.inbox.shift()) this.hear(message);
  };

  private hear(message: ServerMessage): void {
    this.listen();
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
        for (const { message: unsaid } of this.unanswered.values()) this.send(unsaid);
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
        this.settle(message.id, message);
        break;
      case "refused":
        if (message.id) this.settle(message.id, message);
        else if (!PASSING.has(message.key)) {
          this.missing = message.key === MISSING;
          this.end(message.message);
        }
        break;
      case "bye":
        this.end(message.message);
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

  private settle(id: string, answer: Answer): void {
    const asked = this.unanswered.get(id);
    this.unanswered.delete(id);
    this.count();
    asked?.answer(answer);
  }

  private end(message: string): void {
    this.farewell = message;
    this.close();
  }
}
