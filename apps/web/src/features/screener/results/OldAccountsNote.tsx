import type { ScreenWords } from "../catalogue/screen-words.ts";
import styles from "./OldAccountsNote.module.css";

interface OldAccountsNoteProps {
  /** By which the figures that it is about point to it. */
  readonly id: string;
  readonly words: ScreenWords;
}

/** What the mark of old accounts means, below a table in which a figure has it. */
export function OldAccountsNote({ id, words }: OldAccountsNoteProps) {
  return (
    <p id={id} className={styles.note}>
      {words.text("screener.oldAccounts")}
    </p>
  );
}
