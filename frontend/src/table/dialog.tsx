// A dialog that takes the keyboard and gives it back, and the parts that dialogs are made of.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words.ts";
import { Icon } from "./icons.tsx";

interface DialogProps {
  title: string;
  /** A class for dialogs of an uncommon form. */
  look?: string;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ title, look, onClose, children }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    const dialog = frame.current;
    dialog?.showModal();
    dialog?.focus();
    return () => {
      dialog?.close();
      if (from instanceof HTMLElement && from.isConnected) from.focus();
    };
  }, []);
  const outside = (event: MouseEvent) => event.target === frame.current && onClose();
  return (
    <dialog
      ref={frame}
      class={`sheet ${look ?? ""}`}
      aria-label={title}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={outside}
    >
      <div class="sheet-body">
        <header class="sheet-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={t("Close")} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

interface SureProps {
  title: string;
  text: string;
  /** What the button says that does it. */
  yes: string;
  danger?: boolean;
  onYes(): void;
  onClose(): void;
}

/** Asks once more before something that others notice. */
export function Sure({ title, text, yes, danger, onYes, onClose }: SureProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div class="buttons">
        <button type="button" class="button quiet" onClick={onClose}>{t("Cancel")}</button>
        <button
          type="button"
          class={danger ? "button danger" : "button primary"}
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
