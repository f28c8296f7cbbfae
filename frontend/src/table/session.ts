// A viewer's session at a table: holds the state, tells listeners when it changed, and turns wishes into commands.

import type { GameModule, Refusal } from "../game.ts";
import type { FromBrowser, FromServer, GameOrder, Note, Refused } from "../protocol.ts";
import { Connection, type Order, type Reply } from "./socket.ts";
import { BLANK, type Held, known, leavesGap, ownSeats, playersOf, received, type TableState } from "./state.ts";
import { refusalWords, staleWords } from "./refusals.ts";

/** Something to tell the viewer for a moment. */
export interface Notice {
  text: string;
  /** The paragraph of the rules that says so. */
  rule: string | null;
}

export interface SessionOptions {
  module: GameModule;
  open(): WebSocket;
  /** The address of the rules; empty where there is none. */
  rules: string;
}

export class Session {
  state: TableState = BLANK;
  notice: Notice | null = null;
  readonly connection: Connection;
  private readonly listeners = new Set<() => void>();
  /** The entry that must arrive before the next move can be made. */
  private due = 0;

  constructor(private readonly options: SessionOptions) {
    this.connection = new Connection({
      open: options.open,
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      changed: (link) => this.set({ link }),
    });
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // What the viewer wants

  /** Make a move, the first of a chain, or a whole chain; with `try` it is only checked. */
  play(moves: string | string[], how: { try?: boolean } = {}): void {
    const { update } = this.state;
    if (!update || update.eyes === null || this.state.busy) return;
    this.chain({ seat: update.eyes, at: update.number, moves: typeof moves === "string" ? [moves] : moves }, how.try);
  }

  /** Answer the question that the move before has raised. */
  answer(move: string): void {
    const { held } = this.state;
    if (held && !this.state.busy) this.chain({ ...held, at: known(this.state), moves: [...held.moves, move] });
  }

  /** Give a chain up; nothing of it was committed. */
  withdraw(): void {
    this.set({ held: null });
  }

  /** Ask the engine why a move is not possible, and show what it says. */
  async why(move: string): Promise<Refusal | null> {
    const { update, held } = this.state;
    if (!update || update.eyes === null) return null;
    const moves = [...(held?.moves ?? []), move];
    const reply = await this.connection.command({ t: "why", seat: update.eyes, moves });
    if (reply.t !== "reason" && reply.t !== "refused") return null;
    if (reply.t === "reason" && reply.ok) return null;
    const refusal = { rule: reply.rule ?? "", facts: reply.facts ?? {}, text: reply.text ?? "" };
    this.tell(reply.rule ? this.options.module.refusal(refusal) : refusalWords(reply as Refused), this.anchor(refusal));
    return refusal;
  }

  undo(seat: number): void {
    this.order({ t: "undo", seat, at: known(this.state) }, true);
  }

  /** Give a command that needs nothing more than to be accepted. */
  async order(order: Order, again = false): Promise<boolean> {
    const reply = await this.connection.command(order, again);
    if (reply.t === "refused") this.refused(reply);
    return reply.t === "done";
  }

  /** A wish of the board that is no move; what was set counts at once. */
  async wish(order: GameOrder): Promise<void> {
    if (!await this.order(order, true) || !this.state.welcome) return;
    const { you, ...welcome } = this.state.welcome;
    const lasting = order.t === "habit" && order.seat === undefined ? { [order.trigger]: order.do } : {};
    const standing = order.t === "orders" ? { [order.seat]: order.orders } : {};
    const habits = { ...you.habits, ...lasting };
    const orders = { ...you.orders, ...standing };
    this.set({ welcome: { ...welcome, you: { ...you, habits, orders } } });
  }

  look(eyes: number | null): void {
    this.send({ t: "look", eyes });
  }

  send(message: FromBrowser): void {
    this.connection.send(message);
  }

  /** The board's own sentence of what can be done now. */
  say(text: string): void {
    if (text !== this.state.said) this.set({ said: text });
  }

  tell(text: string, rule: string | null = null): void {
    this.notice = { text, rule };
    this.changed();
  }

  hush(): void {
    this.notice = null;
    this.changed();
  }

  // What the server says

  private hello(): FromBrowser {
    const { update } = this.state;
    return { t: "hello", v: 1, since: known(this.state), eyes: update ? update.eyes : null };
  }

  private hear(message: FromServer): void {
    const before = this.state;
    if (message.t === "update" && leavesGap(before, message)) return this.send(this.hello());
    this.state = received(before, message, Date.now());
    if (message.t === "note") this.noted(message);
    const arrived = this.due > 0 && known(this.state) >= this.due;
    if (this.state.busy && arrived) this.state = { ...this.state, busy: false };
    if (message.t === "update") this.chooseEyes();
    this.changed();
  }

  private noted(note: Note): void {
    const text = this.options.module.note?.(note, playersOf(this.state));
    if (text) this.tell(text);
  }

  /** Whoever holds one seat looks with its eyes; whoever holds several says first who they are. */
  private chooseEyes(): void {
    const seats = ownSeats(this.state);
    const [only] = seats;
    if (seats.length === 1 && only !== undefined && this.state.update?.eyes !== only) this.look(only);
  }

  private async chain(chain: Pick<Held, "seat" | "at" | "moves">, trying = false): Promise<void> {
    const { seat, at, moves } = chain;
    const before = this.state.held?.view ?? this.state.update?.view ?? {};
    this.due = 0;
    this.notice = null;
    this.set({ busy: true });
    const order: Order = { t: "play", seat, at, moves };
    const reply = await this.connection.command(trying ? { ...order, try: true } : order, true);
    if (reply.t === "question") {
      const { offer, view = before, ready = false } = reply;
      this.set({ busy: false, held: { seat, at, moves, offer, view, ready } });
    } else if (reply.t === "done") {
      this.due = reply.number;
      this.set({ busy: known(this.state) < reply.number, held: null });
    } else {
      this.set({ busy: false, held: null });
      if (reply.t === "refused" && !this.arrivedAnyway(reply, seat, at)) this.refused(reply);
    }
  }

  /** A move that was sent again after a break may have been made the first time. */
  private arrivedAnyway(reply: Reply & { t: "refused" }, seat: number, at: number): boolean {
    return reply.code === "stale" &&
      this.state.entries.some((entry) => entry.kind === "play" && entry.seat === seat && entry.number > at);
  }

  private refused(reply: Refused): void {
    if (reply.code === "stale") return this.tell(staleWords());
    const refusal: Refusal = { rule: reply.rule ?? "", facts: reply.facts ?? {}, text: reply.text };
    this.tell(reply.rule ? this.options.module.refusal(refusal) : refusalWords(reply), this.anchor(refusal));
  }

  private anchor(refusal: Refusal): string | null {
    const anchor = refusal.rule ? this.options.module.ruleAnchor(refusal) : null;
    if (!anchor || !this.options.rules) return null;
    return `${this.options.rules}#${anchor.replace(/^#/, "")}`;
  }

  private set(changes: Partial<TableState>): void {
    this.state = { ...this.state, ...changes };
    this.changed();
  }

  private changed(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
