// Where a keyboard on the screen covers part of the page, the page is told how much, so that nothing hides below it.

/** What covers more than this is a keyboard and not a bar of the browser. */
const KEYBOARD = 120;

export function followKeyboard(): void {
  const viewport = globalThis.visualViewport;
  if (!viewport) return;
  const follow = () => {
    // While the page is magnified by two fingers the numbers mean something else.
    const covered = viewport.scale > 1.01 ? 0 : Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
    document.documentElement.style.setProperty("--covered", `${Math.round(covered)}px`);
    document.documentElement.toggleAttribute("data-keyboard", covered > KEYBOARD);
  };
  viewport.addEventListener("resize", follow);
  viewport.addEventListener("scroll", follow);
  follow();
}
