// A fault of a game's module must not take the whole table away: log, chat and menu go on, and the next view tries anew.

import { Component, type ComponentChildren } from "preact";
import { t } from "../words.ts";

interface GuardProps {
  /** With a new one the board gets another chance. */
  attempt: unknown;
  children: ComponentChildren;
}

interface GuardState {
  failed: unknown;
}

export class Guard extends Component<GuardProps, GuardState> {
  override state: GuardState = { failed: null };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ failed: this.props.attempt ?? true });
  }

  override render() {
    if (this.state.failed === null || this.state.failed !== (this.props.attempt ?? true)) return this.props.children;
    return (
      <div class="instead card" role="alert">
        <p>{t("The board can't be shown. Nothing of the game is lost.")}</p>
        <button type="button" class="button" onClick={() => location.reload()}>{t("Load again")}</button>
      </div>
    );
  }
}
