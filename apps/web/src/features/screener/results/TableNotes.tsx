import type { CheckState } from "@plumbline/contract/calls";
import { CircleCheck, CircleHelp, CircleMinus, CircleSlash, CircleX, type LucideIcon } from "lucide-react";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import styles from "./TableNotes.module.css";

const ICONS: Readonly<Record<CheckState, LucideIcon>> = {
  pass: CircleCheck,
  near: CircleSlash,
  fail: CircleX,
  unknown: CircleHelp,
  "not-applicable": CircleMinus,
};

/** The state of a check as a sign; its word stands beside it or in the name of the cell. */
export function CheckMark({ state }: { readonly state: CheckState }) {
  const Icon = ICONS[state];
  return <Icon className={styles.mark} data-state={state} size={15} aria-hidden="true" />;
}

interface CheckLegendProps {
  readonly states: readonly CheckState[];
  readonly words: ScreenWords;
}

/** Explains the signs of checks, below a table that has them. */
export function CheckLegend({ states, words }: CheckLegendProps) {
  return (
    <ul className={styles.legend}>
      {states.map((state) => (
        <li key={state}>
          <CheckMark state={state} /> {words.text(`screener.state.${state}`)}
        </li>
      ))}
    </ul>
  );
}

interface OldAccountsNoteProps {
  /** Id by which the marked figures refer to this note. */
  readonly id: string;
  readonly words: ScreenWords;
}

/** Explains the mark of old accounts, below a table in which a figure has it. */
export function OldAccountsNote({ id, words }: OldAccountsNoteProps) {
  return (
    <p id={id} className={styles.note}>
      {words.text("screener.oldAccounts")}
    </p>
  );
}
