// Buttons that pass a link on: `<button data-copy="https://…" data-done="Copied" hidden><span>Copy</span></button>` copies
// it, `<button data-share="https://…" data-title="…" hidden>` hands it to another program of the device, as phones can.

const SHOWN_FOR = 2000;

export function setUpCopying(root: ParentNode): void {
  setUpSharing(root);
  if (!navigator.clipboard) return;
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copy(button));
  }
}

function setUpSharing(root: ParentNode): void {
  if (!("share" in navigator)) return;
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-share]")) {
    button.hidden = false;
    const { share: url = "", title = "" } = button.dataset;
    // Whoever changes their mind and shares nothing makes it fail, which is fine.
    button.addEventListener("click", () => void navigator.share({ url, title }).catch(() => {}));
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
