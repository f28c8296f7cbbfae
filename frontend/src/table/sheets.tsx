// Whatever dialog is open.

import type { GameModule } from "../game.ts";
import type { TableConfig } from "./config.ts";
import { KeysDialog, TextDialog } from "./help.tsx";
import { BotsDialog, EndDialog, InvitationsDialog, LeaveDialog, Menu, type Sheet } from "./menu.tsx";
import type { PlayerRow } from "./players.tsx";
import type { Preferences } from "./preferences.ts";
import { ResultDialog } from "./result.tsx";
import type { Session } from "./session.ts";
import { SettingsDialog } from "./settings.tsx";

interface SheetsProps {
  sheet: Sheet | null;
  config: TableConfig;
  module: GameModule;
  session: Session;
  rows: PlayerRow[];
  preferences: Preferences;
  onChange(changes: Partial<Preferences>): void;
  onSheet(sheet: Sheet | null): void;
  /** Look at the table as one of several own seats. */
  onSit(seat: number): void;
}

export function Sheets(props: SheetsProps) {
  const { sheet, config, module, session, rows, preferences, onChange, onSheet, onSit } = props;
  const { update, welcome, entries } = session.state;
  const close = () => onSheet(null);
  const seated = rows.filter((row) => row.mine && !row.bot);
  if (!sheet || !update) return null;
  switch (sheet) {
    case "menu":
      return (
        <Menu
          config={config}
          seated={seated}
          eyes={update.eyes}
          playing={update.state === "playing"}
          over={update.state === "over"}
          clock={update.clock}
          onSheet={onSheet}
          onSit={onSit}
          onClose={close}
        />
      );
    case "settings":
      return (
        <SettingsDialog
          preferences={preferences}
          onChange={onChange}
          csrf={config.signed ? config.csrf : ""}
          onClose={close}
        />
      );
    case "keys":
      return <KeysDialog module={module} onClose={close} />;
    case "text":
      return <TextDialog module={module} view={update.view} players={rows} eyes={update.eyes} onClose={close} />;
    case "result":
      return (
        <ResultDialog
          module={module}
          view={update.view}
          players={rows}
          config={config}
          ranked={!entries.some((entry) => entry.kind === "end")}
          onClose={close}
        />
      );
    case "invitations":
      return <InvitationsDialog invitations={config.links.invitations} players={rows} onClose={close} />;
    case "bots":
      return <BotsDialog levels={welcome?.table.bots ?? []} seats={seated} session={session} onClose={close} />;
    case "leave":
      return <LeaveDialog seats={seated} session={session} onClose={close} />;
    case "end":
      return <EndDialog seats={seated} session={session} onClose={close} />;
  }
}
