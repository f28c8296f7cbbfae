// Moves on their way to the server and back: chains with a question, refusals, breaks.

import { assertEquals } from "../testing.ts";
import { speak } from "../words.ts";
import { FakeSocket } from "./fake_socket_for_tests.ts";
import { GAME, play, update, welcome } from "./fixtures_for_tests.ts";
import { Session } from "./session.ts";

speak("en", {});

/** A session of seat 0 whose turn it is after three entries. */
function sit(seats = [0]) {
  const sockets: FakeSocket[] = [];
  const session = new Session({
    module: GAME,
    rules: "/rules/",
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
  });
  const greet = () => {
    sockets.at(-1)?.onopen?.();
    sockets.at(-1)?.say(welcome(seats));
  };
  session.connection.start();
  greet();
  sockets[0]?.say(update(3, { since: 0, entries: [play(1, 0), play(2, 1), play(3, 1)] }));
  return { session, greet, socket: () => sockets.at(-1) as FakeSocket };
}

/** Lets promises that are settled take effect. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

Deno.test("a move says which entry it answers, and no second one goes out before it has arrived", async () => {
  const { session, socket } = sit();
  session.play("a1");
  session.play("b2");
  assertEquals(socket().sent.filter((message) => message.t === "play").length, 1);
  const { id, seat, at, moves } = socket().last("play");
  assertEquals([seat, at, moves], [0, 3, ["a1"]]);
  socket().say({ t: "done", id: Number(id), number: 4 });
  await settled();
  assertEquals(session.state.busy, true, "what lies on the board is still the old view");
  socket().say(update(4, { awaited: [1] }));
  assertEquals(session.state.busy, false);
  session.connection.stop();
});

Deno.test("a question holds the move back until it is answered with the whole chain", async () => {
  const { session, socket } = sit();
  session.play("a1");
  const view = { after: "a1" };
  socket().say({ t: "question", id: Number(socket().last("play").id), offer: { moves: ["keep", "swap"] }, view });
  await settled();
  assertEquals(session.state.held?.view, view);
  session.answer("swap");
  assertEquals(socket().last("play").moves, ["a1", "swap"]);
  socket().say({ t: "done", id: Number(socket().last("play").id), number: 4 });
  await settled();
  assertEquals(session.state.held, null);
  session.connection.stop();
});

Deno.test("a chain that is given up leaves nothing behind", async () => {
  const { session, socket } = sit();
  session.play("a1");
  socket().say({ t: "question", id: Number(socket().last("play").id), offer: {}, view: {} });
  await settled();
  session.withdraw();
  assertEquals([session.state.held, session.state.busy], [null, false]);
  session.play("b2");
  assertEquals(socket().last("play").moves, ["b2"]);
  session.connection.stop();
});

Deno.test("a refusal of the rules is told in the game's words with its paragraph", async () => {
  const { session, socket } = sit();
  session.play("a1");
  const id = Number(socket().last("play").id);
  socket().say({ t: "refused", id, code: "illegal", text: "no", rule: "first-round", facts: {} });
  await settled();
  assertEquals(session.notice, { text: "rule first-round", rule: "/rules/#first-round" });
  assertEquals(session.state.busy, false);
  session.connection.stop();
});

Deno.test("why not? is answered with the rule, or with nothing where the move is possible", async () => {
  const { session, socket } = sit();
  const asked = session.why("a1");
  socket().say({ t: "reason", id: Number(socket().last("why").id), ok: false, text: "no", rule: "not-empty" });
  assertEquals((await asked)?.rule, "not-empty");
  assertEquals(session.notice?.text, "rule not-empty");
  const again = session.why("b2");
  socket().say({ t: "reason", id: Number(socket().last("why").id), ok: true });
  assertEquals(await again, null);
  session.connection.stop();
});

Deno.test("a move that came too late is said to be so; one that had arrived before a break is not", async () => {
  const { session, greet, socket } = sit();
  session.play("a1");
  socket().say({ t: "refused", id: Number(socket().last("play").id), code: "stale", text: "late" });
  await settled();
  assertEquals(session.notice?.text.startsWith("Something else happened first."), true);

  session.play("a1");
  socket().onclose?.({ code: 1006 });
  session.connection.nudge();
  greet();
  assertEquals(socket().last("play").at, 3, "sent again, for the same entry");
  socket().say(update(4, { entries: [play(4, 0)], awaited: [1] }));
  socket().say({ t: "refused", id: Number(socket().last("play").id), code: "stale", text: "late" });
  await settled();
  assertEquals([session.notice, session.state.busy], [null, false]);
  session.connection.stop();
});

Deno.test("after a break it asks for what came after the newest entry that it knows", () => {
  const { session, greet, socket } = sit();
  socket().onclose?.({ code: 1006 });
  session.connection.nudge();
  greet();
  const { since, eyes } = socket().last("hello");
  assertEquals([since, eyes], [3, 0]);
  session.connection.stop();
});

Deno.test("an update with a gap before it is asked for again", () => {
  const { session, socket } = sit();
  socket().say(update(6, { since: 5 }));
  assertEquals(socket().last("hello").since, 3);
  assertEquals(session.state.update?.number, 3);
  session.connection.stop();
});

Deno.test("whoever holds one seat looks with its eyes, whoever holds two is not shown either's tiles", () => {
  const one = sit([1]);
  assertEquals(one.socket().last("look").eyes, 1);
  one.session.connection.stop();
  const two = sit([0, 1]);
  assertEquals(two.socket().sent.some((message) => message.t === "look"), false);
  two.session.connection.stop();
});
