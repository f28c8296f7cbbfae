// The few signs on buttons, drawn with one pen on a field of 24.

const PATHS = {
  back: "M15 5l-7 7 7 7",
  menu: "M5 7h14M5 12h14M5 17h14",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 010 10h-3",
  chat: "M5 5.5h14v10H11l-4 3.5v-3.5H5z",
  log: "M5 6h2M10 6h9M5 12h2M10 12h9M5 18h2M10 18h9",
  players:
    "M9 11a3 3 0 100-6 3 3 0 000 6zM3.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M15.5 5.400a3 3 0 010 5.400M17 14.300c2 .500 3.2 2.1 3.5 4.7",
  bot: "M6 9h12v9H6zM12 9V5M12 5h.01M9.5 13h.01M14.5 13h.01M3.5 12v3M20.5 12v3",
  eye:
    "M3 12c2.5-4.3 5.5-6.5 9-6.500s6.5 2.2 9 6.500c-2.5 4.3-5.5 6.5-9 6.500S5.5 16.3 3 12zM12 14.500a2.5 2.5 0 100-5 2.5 2.5 0 000 5z",
  cup: "M8 4h8v6a4 4 0 01-8 0zM8 6H4.500c0 3 1.5 4.5 3.7 4.700M16 6h3.500c0 3-1.5 4.5-3.7 4.700M12 14v4M8.5 20h7",
  chart: "M4.500 4.500v15h15M7.500 15.500l4-5 3 2.500 4.500-6.500",
  send: "M4.5 12L19.5 5l-4.5 14-3.5-5.500z",
  check: "M5 12.500l4.5 4.500L19 7.5",
  clock: "M12 20a8 8 0 100-16 8 8 0 000 16zM12 8v4.500l3 2",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
