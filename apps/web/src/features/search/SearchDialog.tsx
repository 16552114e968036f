import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { useRoute } from "../../router/index.ts";
import { Button, Modal } from "../../ui/index.ts";
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
  const [query, setQuery] = useState(typedAhead);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  const route = useRoute();
  const openedAt = useRef(route);
  // The browser's way back leads to another page, which must not stay covered.
  useEffect(() => {
    if (route !== openedAt.current && route.arrival !== "within") onClose();
  }, [route, onClose]);
  return (
    <Modal label={text("search.title")} className={styles.dialog} onClose={onClose}>
      {(close) => (
        <>
          <div className={styles.head}>
            <div className={styles.box}>
              <SearchBox query={query} onQuery={setQuery} list="below" inputRef={input} onDone={close} />
            </div>
            <Button look="quiet" icon className={styles.close} aria-label={text("shell.close")} onClick={close}>
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
        </>
      )}
    </Modal>
  );
}
