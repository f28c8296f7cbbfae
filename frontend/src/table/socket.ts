// The connection to a table: says hello with what it already knows, comes back by itself after a break, notices silence,
// and gives every command a promise of its reply. It knows nothing of games or of what is shown.

import type { Done, FromBrowser, FromServer, Question, Reason, Refused } from "../protocol.ts";

export type Reply = Done | Refused | Reason | Question;

/** How the connection stands. `until` is the moment of the next try; `code` says why there is none. */
export type Link =
  | { kind: "connecting" }
  | { kind: "online" }
  | { kind: "waiting"; until: number; restart: boolean }
  | { kind: "ended"; code: number; reason: string };

type Command = Extract<FromBrowser, { id: number }>;
/** A command before it has its number. */
export type Order = Command extends infer One ? One extends Command ? Omit<One, "id"> : never : never;

export interface Patience {
  /** Milliseconds before the first new try; each further one waits twice as long. */
  first: number;
  most: number;
  /** How long a connection may take to open. */
  opening: number;
  /** How long an answer to a nudge may take. */
  answer: number;
}

export interface ConnectionOptions {
  open(): WebSocket;
  hello(): FromBrowser;
  hear(message: FromServer): void;
  changed(link: Link): void;
  patience?: Patience;
  random?: () => number;
}

interface Pending {
  message: Command;
  /** May be sent again after a break, because the server checks which entry it answers. */
  again: boolean;
  settle(reply: Reply): void;
}

const PATIENCE: Patience = { first: 500, most: 20_000, opening: 10_000, answer: 5_000 };
/** The server will never say anything else to these. */
const FINAL = new Set([4400, 4401, 4403, 4404, 4410]);
const TOO_MANY = 4429;
const RESTART = 1012;
const HEARTBEAT = 25;

export class Connection {
  link: Link = { kind: "connecting" };
  private socket: WebSocket | null = null;
  private tries = 0;
  private nextId = 1;
  private pings = 0;
  private heartbeat = HEARTBEAT * 1000;
  private heardAt = 0;
  private readonly pending = new Map<number, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  /** Runs out when a new connection does not open, or an old one does not answer. */
  private opening: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  private readonly patience: Patience;

  constructor(private readonly options: ConnectionOptions) {
    this.patience = options.patience ?? PATIENCE;
  }

  start(): void {
    this.stopped = false;
    this.open();
  }

  stop(): void {
    this.stopped = true;
    this.drop();
  }

  /** See at once whether there is a connection: the network changed, the device woke up, somebody pressed a button. */
  nudge(): void {
    if (this.stopped || this.link.kind === "ended") return;
    if (this.link.kind === "waiting") this.open();
    else if (this.link.kind === "online") this.probe();
  }

  /** A device that slept may hold a connection that died meanwhile. */
  private probe(): void {
    const socket = this.socket;
    const asked = Date.now();
    this.ping();
    clearTimeout(this.opening);
    this.opening = setTimeout(() => {
      if (socket && this.heardAt < asked) this.broken(socket, 0);
    }, this.patience.answer);
  }

  /** Send what needs no reply; lost when there is no connection. */
  send(message: FromBrowser): void {
    if (this.link.kind === "online") this.socket?.send(JSON.stringify(message));
  }

  /** Send a command. Its promise always settles: what can't be sent is refused with the code `lost`. */
  command(order: Order, again = false): Promise<Reply> {
    const id = this.nextId++;
    const message = { ...order, id } as Command;
    if (this.link.kind === "ended" || (this.link.kind !== "online" && !again)) return Promise.resolve(lost(id));
    return new Promise((settle) => {
      this.pending.set(id, { message, again, settle });
      this.send(message);
    });
  }

  private open(): void {
    this.drop();
    this.change({ kind: "connecting" });
    const socket = this.options.open();
    this.socket = socket;
    this.opening = setTimeout(() => this.broken(socket, 0), this.patience.opening);
    socket.onopen = () => socket === this.socket && socket.send(JSON.stringify(this.options.hello()));
    socket.onmessage = (event: MessageEvent) => socket === this.socket && this.hear(String(event.data));
    socket.onclose = (event: CloseEvent) => this.broken(socket, event.code, event.reason);
  }

  private hear(text: string): void {
    this.heardAt = Date.now();
    const message = JSON.parse(text) as FromServer;
    if (message.t === "welcome") this.welcomed(message.heartbeat);
    this.options.hear(message);
    if (message.t === "done" || message.t === "refused" || message.t === "reason" || message.t === "question") {
      this.settle(message);
    }
  }

  private welcomed(heartbeat: number): void {
    clearTimeout(this.opening);
    this.tries = 0;
    this.heartbeat = (heartbeat || HEARTBEAT) * 1000;
    clearInterval(this.watch);
    this.watch = setInterval(() => this.beat(), this.heartbeat);
    // A second welcome answers a second hello, after a gap: then nothing was lost on its way.
    const back = this.link.kind !== "online";
    this.change({ kind: "online" });
    if (back) { for (const { message } of this.pending.values()) this.send(message); }
  }

  private settle(reply: Reply): void {
    const found = reply.id === null ? undefined : this.pending.get(reply.id);
    if (!found || reply.id === null) return;
    this.pending.delete(reply.id);
    found.settle(reply);
  }

  private beat(): void {
    if (Date.now() - this.heardAt > 2.5 * this.heartbeat && this.socket) this.broken(this.socket, 0);
    else this.ping();
  }

  private ping(): void {
    this.send({ t: "ping", n: ++this.pings });
  }

  private broken(socket: WebSocket, code: number, reason = ""): void {
    if (socket !== this.socket) return;
    this.drop();
    if (this.stopped) return;
    const ended = FINAL.has(code);
    for (const [id, one] of this.pending) {
      if (one.again && !ended) continue;
      this.pending.delete(id);
      one.settle(lost(id));
    }
    if (ended) return this.change({ kind: "ended", code, reason });
    const wait = this.pause(code);
    this.change({ kind: "waiting", until: Date.now() + wait, restart: code === RESTART });
    this.retry = setTimeout(() => this.open(), wait);
  }

  /** Longer after each failure, and never the same for all, so that a server that comes back is not overrun. */
  private pause(code: number): number {
    const { first, most } = this.patience;
    const base = code === TOO_MANY ? most : Math.min(most, first * 2 ** this.tries++);
    return base * (0.5 + (this.options.random ?? Math.random)());
  }

  private drop(): void {
    clearTimeout(this.retry);
    clearTimeout(this.opening);
    clearInterval(this.watch);
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  private change(link: Link): void {
    this.link = link;
    this.options.changed(link);
  }
}

function lost(id: number): Refused {
  return { t: "refused", id, code: "lost", text: "The connection was lost." };
}
