// How a tab calls its person: by its title and by a sign in its icon.

const SIGN = "data:image/svg+xml," + encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#9a4c14"/>` +
    `<path d="M9 16.500l5 5 9-10.5" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
);

let usual: { href: string; type: string } | null = null;

/** Title and icon of the tab; `call` is what it says while the person is awaited, or empty. */
export function showInTab(title: string, call: string): void {
  document.title = call ? `● ${call} – ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel~=icon]");
  if (!icon) return;
  usual ??= { href: icon.href, type: icon.type };
  icon.type = call ? "image/svg+xml" : usual.type;
  icon.href = call ? SIGN : usual.href;
}
