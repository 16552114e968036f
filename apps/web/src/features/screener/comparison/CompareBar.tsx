import { Columns2 } from "lucide-react";
import { Button } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import styles from "./CompareBar.module.css";

interface CompareBarProps {
  readonly selected: readonly string[];
  readonly words: ScreenWords;
  readonly onClear: () => void;
  readonly onCompare: () => void;
}

const MIN_COMPARED = 2;

/** The companies that are ticked, and what compares them; stays in sight under the table. */
export function CompareBar({ selected, words: { text, formats }, onClear, onCompare }: CompareBarProps) {
  return (
    <div className={styles.bar} role="status">
      <p className={styles.who}>
        <span className={styles.count}>
          {text("screener.selected", { count: selected.length, n: formats.count(selected.length) })}
        </span>
        <span className={styles.symbols}>{selected.join(" · ")}</span>
      </p>
      <Button look="quiet" onClick={onClear}>
        {text("screener.clear")}
      </Button>
      <Button look="primary" disabled={selected.length < MIN_COMPARED} onClick={onCompare}>
        <Columns2 size={16} aria-hidden="true" />
        {text("screener.compare")}
      </Button>
    </div>
  );
}
