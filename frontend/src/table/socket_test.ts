// The connection: hello, replies, silence, breaks, and when it must give up.

import { assert, assertEquals } from "../testing.ts";
import { FakeSocket } from "./fake_socket_for_tests.ts";
import { welcome } from "./fixtures_for_tests.ts";
import { Connection, type Link } from "./socket.ts";

/** A connection over sockets that the test holds in its hands. */
function connect(heartbeat = 20) {
  const sockets: FakeSocket[] = [];
  const links: Link[] = [];
  let waiting: (() => void) | undefined;
  const connection = new Connection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      waiting?.();
      return socket as unknown as WebSocket;
    },
    hello: () => ({ t: "hello", v: 1, since: sockets.length, eyes: null }),
    hear: () => {},
    changed: (link) => links.push(link),
    patience: { first: 1, most: 4, opening: 60_000, answer: 5 },
    random: () => 0.5,
  });
  const newest = () => sockets.at(-1) as FakeSocket;
  const greet = () => {
    newest().onopen?.();
    newest().say(welcome([0], { heartbeat }));
  };
  const another = () => new Promise<void>((resolve) => waiting = resolve);
  connection.start();
  return { connection, sockets, links, newest, greet, another };
}

Deno.test("a command is answered by the reply with its number", async () => {
  const { connection, newest, greet } = connect();
  greet();
  const first = connection.command({ t: "chat", text: "one" });
  const second = connection.command({ t: "chat", text: "two" });
  newest().say({ t: "done", id: 2, number: 9 });
  newest().say({ t: "refused", id: 1, code: "muted", text: "no" });
  assertEquals([(await first).t, (await second).t], ["refused", "done"]);
  connection.stop();
});

Deno.test("after a break it says hello again and sends the unanswered move again, but no line of chat", async () => {
  const { connection, sockets, newest, greet, another } = connect();
  greet();
  const chat = connection.command({ t: "chat", text: "hi" });
  const move = connection.command({ t: "play", seat: 0, at: 3, moves: ["a"] }, true);
  const again = another();
  newest().onclose?.({ code: 1006 });
  assertEquals((await chat).t, "refused");
  await again;
  greet();
  assertEquals(newest().sent.map((message) => message.t), ["hello", "play"]);
  assertEquals(sockets.length, 2);
  newest().say({ t: "done", id: 2, number: 4 });
  assertEquals((await move).t, "done");
  connection.stop();
});

Deno.test("each pause is longer than the one before, up to the longest", async () => {
  const { connection, links, newest, another } = connect();
  const pauses: number[] = [];
  for (let round = 0; round < 4; round++) {
    const again = another();
    const before = Date.now();
    newest().onclose?.({ code: 1006 });
    const link = links.at(-1);
    if (link?.kind === "waiting") pauses.push(link.until - before);
    await again;
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = pauses;
  assert(first <= second && second <= third && third <= fourth + 1, pauses.join());
  assert(fourth <= 6, pauses.join());
  connection.stop();
});

Deno.test("where the server will never answer otherwise it gives up and refuses commands", async () => {
  const { connection, sockets, links, newest, greet } = connect();
  greet();
  const move = connection.command({ t: "play", seat: 0, at: 3, moves: ["a"] }, true);
  newest().onclose?.({ code: 4404, reason: "no such table" });
  assertEquals(links.at(-1), { kind: "ended", code: 4404, reason: "no such table" });
  assertEquals((await move).t, "refused");
  connection.nudge();
  assertEquals(sockets.length, 1);
  assertEquals((await connection.command({ t: "chat", text: "x" })).t, "refused");
});

Deno.test("a nudge tries at once", () => {
  const { connection, sockets, newest } = connect();
  newest().onclose?.({ code: 1012 });
  connection.nudge();
  assertEquals(sockets.length, 2);
  connection.stop();
});

Deno.test("a silent server is left", async () => {
  const { connection, sockets, greet, another } = connect(0.004);
  greet();
  await another();
  assertEquals(sockets[0]?.closed, true);
  connection.stop();
});

Deno.test("a nudge finds a connection that died while the device slept", async () => {
  const { connection, sockets, newest, greet, another } = connect();
  greet();
  await new Promise((resolve) => setTimeout(resolve, 2));
  connection.nudge();
  assertEquals(newest().sent.at(-1)?.t, "ping");
  await another();
  assertEquals([sockets.length, sockets[0]?.closed], [2, true]);
  connection.stop();
});

Deno.test("what a former socket still says is not heard", () => {
  const { connection, sockets, links } = connect();
  connection.nudge();
  sockets[0]?.onclose?.({ code: 1006 });
  connection.nudge();
  const count = links.length;
  sockets[0]?.onmessage?.({ data: "{}" });
  assertEquals(links.length, count);
  connection.stop();
});
