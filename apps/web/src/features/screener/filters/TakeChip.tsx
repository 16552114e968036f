import { X } from "lucide-react";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import styles from "./FilterBar.module.css";

interface TakeChipProps {
  readonly take: number;
  readonly words: ScreenWords;
  readonly onRemove: () => void;
}

/** Says that only the first rows make the screen, as the classic ones that rank do. */
export function TakeChip({ take, words: { text, formats }, onRemove }: TakeChipProps) {
  const phrase = text("screener.take", { n: formats.count(take) });
  return (
    <li className={styles.chip}>
      <span className={styles.phrase}>{phrase}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={text("screener.remove", { filter: phrase })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </li>
  );
}
