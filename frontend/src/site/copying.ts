// Buttons that copy a link: `<button data-copy="https://…" data-done="Copied" hidden><span>Copy</span></button>`.

const SHOWN_FOR = 2000;

export function setUpCopying(root: ParentNode): void {
  if (!navigator.clipboard) return;
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const said = button.querySelector("span");
  if (!said || button.dataset.before !== undefined) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
  } catch {
    // The browser does not let us: the link stays selected, to be copied by hand.
    button.parentElement?.querySelector("input")?.select();
    return;
  }
  const before = said.textContent ?? "";
  button.dataset.before = before;
  said.textContent = button.dataset.done ?? before;
  setTimeout(() => {
    said.textContent = before;
    delete button.dataset.before;
  }, SHOWN_FOR);
}
