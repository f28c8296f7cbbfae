// The page of all cards of Inis: draws their faces beside the texts that the page brought along, and adds a search.

import { render } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { CardBack, CardFace, SignIcon, signName } from "../games/inis/cards/index.ts";
import type { Sign } from "../games/inis/cards/texts.ts";
import { speak, t, tn } from "../words.ts";

interface Page {
  language: string;
  /** Where the catalogue of words lies; empty in English. */
  words: string;
}

const SIGNS: Sign[] = ["season", "triskel", "clash"];

async function draw(page: Page): Promise<void> {
  if (page.words) speak(page.language, await (await fetch(page.words)).json());
  const articles = [...document.querySelectorAll<HTMLElement>("article[data-card]")];
  for (const article of articles) {
    const place = document.createElement("div");
    article.prepend(place);
    render(<CardFace id={article.dataset.card ?? ""} bare />, place);
  }
  for (const kind of ["action", "advantage", "tale"] as const) {
    const place = document.createElement("span");
    document.querySelector(`#${kind} > h2`)?.prepend(place, " ");
    render(<CardBack kind={kind} width={24} />, place);
  }
  const search = document.getElementById("search");
  if (search) render(<Search articles={articles} />, search);
  const target = location.hash && document.getElementById(location.hash.slice(1));
  if (target) target.scrollIntoView();
}

function Search({ articles }: { articles: HTMLElement[] }) {
  const [text, setText] = useState("");
  const [signs, setSigns] = useState<Sign[]>([]);
  const [count, setCount] = useState(articles.length);
  const field = useId();
  useEffect(() => setCount(show(articles, text, signs)), [text, signs]);
  return (
    <search class="inis-book-search">
      <div>
        <label for={field}>{t("Search the cards")}</label>
        <input id={field} type="search" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </div>
      {SIGNS.map((sign) => (
        <label key={sign}>
          <input
            type="checkbox"
            checked={signs.includes(sign)}
            onChange={(event) =>
              setSigns(event.currentTarget.checked ? [...signs, sign] : signs.filter((one) => one !== sign))}
          />
          <SignIcon sign={sign} size={22} />
          {signName(sign)}
        </label>
      ))}
      <p role="status">{tn(count, "{count} card", "{count} cards")}</p>
    </search>
  );
}

/** Without capitals and accents. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Hides what does not fit; says how many cards do. */
function show(articles: HTMLElement[], text: string, signs: Sign[]): number {
  const words = folded(text).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const article of articles) {
    const inside = folded(article.querySelector(".inis-book-text")?.textContent ?? "");
    const has = article.dataset.signs?.split(" ") ?? [];
    const fits = words.every((word) => inside.includes(word)) && signs.every((sign) => has.includes(sign));
    article.hidden = !fits;
    if (fits) count++;
  }
  for (const kind of document.querySelectorAll<HTMLElement>(".inis-book-kind")) {
    kind.hidden = !kind.querySelector("article:not([hidden])");
  }
  return count;
}

const data = document.getElementById("drawing")?.textContent;
if (data) draw(JSON.parse(data) as Page);
