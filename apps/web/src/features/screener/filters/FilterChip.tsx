import type { ParamFilter } from "@plumbline/contract/calls";
import { X } from "lucide-react";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import styles from "./FilterBar.module.css";
import { countText } from "./filter-count-text.ts";
import { filterPhrase } from "./filter-phrase.ts";
import type { FilterCount } from "./strictest-filter.ts";

interface FilterChipProps {
  readonly filter: ParamFilter;
  /** Undefined until it is counted. */
  readonly count: FilterCount | undefined;
  readonly isOpen: boolean;
  readonly words: ScreenWords;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

/** A filter with the number of companies that pass it alone; a click changes it. */
export function FilterChip({ filter, count, isOpen, words, onOpen, onRemove }: FilterChipProps) {
  const { text, formats } = words;
  const phrase = filterPhrase(filter, words);
  return (
    <li className={styles.chip} data-open={isOpen}>
      <button
        type="button"
        className={styles.phrase}
        data-chip=""
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={text("screener.edit", { filter: phrase })}
        onClick={onOpen}
      >
        {phrase}
      </button>
      <span className={styles.count} title={count && countText(count, words)}>
        {count ? formats.count(count.passing) : "…"}
      </span>
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
