// The settings that matter at a table. They count everywhere, and are kept with the person or in this browser.

import { t, tc } from "../words.ts";
import { Dialog } from "./dialog.tsx";
import type { Preferences } from "./preferences.ts";
import { Push } from "./push.tsx";

interface SettingsProps {
  preferences: Preferences;
  onChange(changes: Partial<Preferences>): void;
  /** What the server asks of somebody whom it can send notifications; empty for others. */
  csrf: string;
  onClose(): void;
}

export function SettingsDialog({ preferences, onChange, csrf, onClose }: SettingsProps) {
  return (
    <Dialog title={t("Settings")} onClose={onClose}>
      <div class="settings">
        <Pick
          name="confirm"
          title={t("Confirm a move before it counts")}
          value={preferences.confirm}
          choices={[["never", tc("confirm", "never")], ["days", t("only in games by the day")], [
            "always",
            tc("confirm", "always"),
          ]]}
          onPick={(confirm) => onChange({ confirm })}
        />
        <Pick
          name="animation"
          title={t("Animations")}
          value={preferences.animation}
          choices={[["off", tc("animations", "off")], ["fast", t("fast")], ["normal", tc("speed", "normal")], [
            "slow",
            t("slow"),
          ]]}
          onPick={(animation) => onChange({ animation })}
        />
        <Pick
          name="symbols"
          title={t("Symbols")}
          value={preferences.symbols}
          choices={[["normal", tc("symbols", "normal")], ["bold", tc("symbols", "bold")]]}
          onPick={(symbols) => onChange({ symbols })}
        />
        <Pick
          name="theme"
          title={t("Colours")}
          value={preferences.theme}
          choices={[["system", t("like the device")], ["light", tc("colours", "light")], [
            "dark",
            tc("colours", "dark"),
          ]]}
          onPick={(theme) => onChange({ theme })}
        />
        <Switch label={t("Soft sounds")} on={preferences.sound} onSwitch={(sound) => onChange({ sound })} />
        <Switch label={t("Single keys as shortcuts")} on={preferences.keys} onSwitch={(keys) => onChange({ keys })} />
        {csrf && <Push csrf={csrf} />}
      </div>
    </Dialog>
  );
}

interface PickProps<Value extends string> {
  name: string;
  title: string;
  value: Value;
  choices: [Value, string][];
  onPick(value: Value): void;
}

function Pick<Value extends string>({ name, title, value, choices, onPick }: PickProps<Value>) {
  return (
    <fieldset class="pick">
      <legend>{title}</legend>
      <div class="pick-row">
        {choices.map(([choice, label]) => (
          <label key={choice} class="pick-one">
            <input type="radio" name={name} checked={choice === value} onChange={() => onPick(choice)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Switch({ label, on, onSwitch }: { label: string; on: boolean; onSwitch(on: boolean): void }) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
