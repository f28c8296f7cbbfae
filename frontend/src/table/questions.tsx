// What the people at the table have to settle among themselves: an undo, a change of the clock, a seat that fell silent.

import type { ComponentChildren } from "preact";
import type { Player } from "../game.ts";
import type { LogEntry, OpenQuestion } from "../protocol.ts";
import { list, t } from "../words.ts";
import { askWords } from "./loglines.ts";
import type { Session } from "./session.ts";

interface QuestionsProps {
  questions: OpenQuestion[];
  entries: LogEntry[];
  players: Player[];
  session: Session;
}

interface QuestionProps {
  question: OpenQuestion;
  /** The sentence that says what it is about. */
  text: string;
  players: Player[];
  session: Session;
}

export function Questions({ questions, entries, players, session }: QuestionsProps) {
  return (
    <>
      {questions.map((question) => {
        const text = sentence(question, entries, players);
        const Draw = question.kind === "ask" ? Ask : About;
        return <Draw key={question.number} question={question} text={text} players={players} session={session} />;
      })}
    </>
  );
}

/** What a question is about. */
export function sentence(question: OpenQuestion, entries: LogEntry[], players: Player[]): string {
  const player = players[question.seat];
  const name = player?.name ?? "";
  if (question.kind === "ask") return askWords(question.what, name);
  if (question.kind === "leave") {
    return player?.mine
      ? t("You have left the table.")
      : t("{name} has left the table. How shall the game go on?", { name });
  }
  if (player?.mine) return t("The others choose how the game goes on. You can still play.");
  const absent = entries.find((entry) => entry.number === question.number)?.why === "absent";
  return absent
    ? t("{name} has been away for a while. How shall the game go on?", { name })
    : t("{name}: the time is up. How shall the game go on?", { name });
}

function Card({ text, children }: { text: string; children?: ComponentChildren }) {
  return (
    <section class="notice warn question" aria-label={t("To be settled")}>
      <p>{text}</p>
      {children}
    </section>
  );
}

/** Somebody asks for the consent of all. */
function Ask({ question, text, players, session }: QuestionProps) {
  const seat = question.open.find((one) => isPlayedByMe(players[one]));
  const answer = (who: number, yes: boolean) => () =>
    session.order({ t: "answer", seat: who, ask: question.number, yes });
  if (seat !== undefined) {
    return (
      <Card text={text}>
        <div class="buttons">
          <Who seat={seat} players={players} />
          <button type="button" class="button primary small" onClick={answer(seat, true)}>{t("Agree")}</button>
          <button type="button" class="button small" onClick={answer(seat, false)}>{t("Refuse")}</button>
        </div>
      </Card>
    );
  }
  return (
    <Card text={text}>
      <StillOpen question={question} players={players} />
      {isPlayedByMe(players[question.seat]) && (
        <button type="button" class="button quiet small" onClick={answer(question.seat, false)}>
          {t("Never mind")}
        </button>
      )}
    </Card>
  );
}

/** A seat fell silent, and the others choose; they may change their minds while nothing has come of it. */
function About({ question, text, players, session }: QuestionProps) {
  const subject = players[question.seat];
  if (subject?.mine) {
    return (
      <Card text={text}>
        {question.kind === "leave" && (
          <button
            type="button"
            class="button turn small"
            onClick={() => session.order({ t: "handover", seat: question.seat, to: "person" })}
          >
            {t("I am back")}
          </button>
        )}
      </Card>
    );
  }
  const asked = question.open.find((one) => isPlayedByMe(players[one]));
  const seat = asked ?? players.find(isPlayedByMe)?.seat;
  if (seat === undefined) {
    return (
      <Card text={text}>
        <StillOpen question={question} players={players} />
      </Card>
    );
  }
  const choices = <Choices question={question} seat={seat} players={players} session={session} />;
  if (asked !== undefined) return <Card text={text}>{choices}</Card>;
  return (
    <details class="notice question">
      <summary>{text}</summary>
      {choices}
      <StillOpen question={question} players={players} />
    </details>
  );
}

function Choices({ question, seat, players, session }: Omit<QuestionProps, "text"> & { seat: number }) {
  const chosen = question.answers[String(seat)];
  const button = (choice: "wait" | "bot" | "end", label: string, look = "") => (
    <button
      type="button"
      class={`button small ${look}`}
      aria-pressed={chosen === choice}
      onClick={() => session.order({ t: "choose", seat, about: question.number, choose: choice })}
    >
      {label}
    </button>
  );
  return (
    <div class="buttons">
      <Who seat={seat} players={players} />
      {button("wait", t("Wait"))}
      {button("bot", t("Let a bot play on"))}
      {button("end", t("End the game"), "danger")}
    </div>
  );
}

/** Whether nothing is wanted of the viewer any more, though it may stay open for long. */
export function isStanding(question: OpenQuestion, players: Player[]): boolean {
  return question.kind !== "ask" && !isAsked(question, players);
}

/** Whether the viewer has to answer. */
export function isAsked(question: OpenQuestion, players: Player[]): boolean {
  return question.open.some((seat) => isPlayedByMe(players[seat]));
}

function isPlayedByMe(player: Player | undefined): boolean {
  return player !== undefined && player.mine && !player.bot;
}

/** Two on one sofa answer one after the other, so each is called by name. */
function Who({ seat, players }: { seat: number; players: Player[] }) {
  return players.filter((player) => player.mine).length > 1 ? <b>{players[seat]?.name}</b> : null;
}

function StillOpen({ question, players }: Pick<QuestionProps, "question" | "players">) {
  const names = question.open.map((seat) => players[seat]?.name ?? "").filter(Boolean);
  if (!names.length) return null;
  return <p class="muted small">{t("Still to answer: {names}", { names: list(names) })}</p>;
}
