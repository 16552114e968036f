import { X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { SearchBox } from "./SearchBox.tsx";
import styles from "./SearchDialog.module.css";

interface SearchDialogProps {
  /** Returns the text that was typed while the dialog was loading. */
  readonly typedAhead: () => string;
  readonly onClose: () => void;
}

/** The search over the current page: a window on a wide screen, the whole screen on a phone. */
export function SearchDialog({ typedAhead, onClose }: SearchDialogProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState(typedAhead);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for its backdrop.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text("search.title")}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <div className={styles.box}>
            <SearchBox
              query={query}
              onQuery={setQuery}
              list="below"
              inputRef={input}
              onDone={() => dialog.current?.close()}
            />
          </div>
          <Button
            look="quiet"
            icon
            className={styles.close}
            aria-label={text("shell.close")}
            onClick={() => dialog.current?.close()}
          >
            <X size={20} aria-hidden="true" />
          </Button>
        </div>
        {query === "" && <p className={styles.empty}>{text("search.empty")}</p>}
        <p className={styles.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {text("search.hint")}
          </span>
          <span>
            <kbd>↵</kbd> {text("search.hintOpen")}
          </span>
          <span>
            <kbd>esc</kbd> {text("shell.close")}
          </span>
        </p>
      </div>
    </dialog>
  );
}
