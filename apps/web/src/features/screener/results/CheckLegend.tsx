import type { CheckState } from "@plumbline/contract/calls";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import styles from "./CheckLegend.module.css";
import { CheckMark } from "./CheckMark.tsx";

interface CheckLegendProps {
  readonly states: readonly CheckState[];
  readonly words: ScreenWords;
}

/** What the signs of checks mean, below a table that has them. */
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
