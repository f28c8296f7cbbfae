// A socket that a test holds in its hands.

import type { FromServer } from "../protocol.ts";

export interface SentMessage {
  t: string;
  id?: number;
  [more: string]: unknown;
}

export class FakeSocket {
  sent: SentMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason?: string }) => void) | null = null;
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The newest message of a kind that the browser has sent. */
  last(kind: string): SentMessage {
    const found = this.sent.findLast((message) => message.t === kind);
    if (!found) throw new Error(`nothing of the kind ${kind} was sent`);
    return found;
  }
}
