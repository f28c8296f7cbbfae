// What the people at the table have to settle among themselves: an undo, a change of the clock, a seat that fell silent.

import type { Player } from "../game.ts";
import type { OpenQuestion } from "../protocol.ts";
import { list, t } from "../words.ts";
import { askWords } from "./loglines.ts";
import type { Session } from "./session.ts";

interface QuestionsProps {
  questions: OpenQuestion[];
  players: Player[];
  session: Session;
}

export function Questions({ questions, players, session }: QuestionsProps) {
  return (
    <>
      {questions.map((question) => (
        <section key={question.number} class="notice warn question" aria-label={t("To be settled")}>
          <p>{sentence(question, players)}</p>
          <Answers question={question} players={players} session={session} />
        </section>
      ))}
    </>
  );
}

function sentence(question: OpenQuestion, players: Player[]): string {
  const name = players[question.seat]?.name ?? "";
  if (question.kind === "ask") return askWords(question.what, name);
  return question.kind === "timeout"
    ? t("{name}: the time is up. How shall the game go on?", { name })
    : t("{name} has left the table. How shall the game go on?", { name });
}

function Answers({ question, players, session }: Omit<QuestionsProps, "questions"> & { question: OpenQuestion }) {
  const mine = question.open.filter((seat) => players[seat]?.mine && !players[seat]?.bot);
  const [seat] = mine;
  if (seat === undefined) return <Waiting question={question} players={players} />;
  // Two on one sofa answer one after the other, so each is called by name.
  const who = players.filter((player) => player.mine).length > 1 ? players[seat]?.name : undefined;
  return (
    <div class="buttons">
      {who && <b>{who}</b>}
      {question.kind === "ask"
        ? <YesOrNo question={question} seat={seat} session={session} />
        : <Choices question={question} seat={seat} session={session} />}
    </div>
  );
}

interface AnswerProps {
  question: OpenQuestion;
  seat: number;
  session: Session;
}

function YesOrNo({ question, seat, session }: AnswerProps) {
  const answer = (yes: boolean) => session.order({ t: "answer", seat, ask: question.number, yes });
  return (
    <>
      <button type="button" class="button primary small" onClick={() => answer(true)}>{t("Agree")}</button>
      <button type="button" class="button small" onClick={() => answer(false)}>{t("Refuse")}</button>
    </>
  );
}

function Choices({ question, seat, session }: AnswerProps) {
  const choose = (choice: "wait" | "bot" | "end") => () =>
    session.order({ t: "choose", seat, about: question.number, choose: choice });
  return (
    <>
      <button type="button" class="button small" onClick={choose("wait")}>{t("Wait")}</button>
      <button type="button" class="button small" onClick={choose("bot")}>{t("Let a bot play on")}</button>
      <button type="button" class="button small danger" onClick={choose("end")}>{t("End the game")}</button>
    </>
  );
}

function Waiting({ question, players }: Pick<QuestionsProps, "players"> & { question: OpenQuestion }) {
  const names = question.open.map((seat) => players[seat]?.name ?? "").filter(Boolean);
  if (!names.length) return null;
  return <p class="muted small">{t("Still to answer: {names}", { names: list(names) })}</p>;
}
