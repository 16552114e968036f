import { useFormats, useText } from "../../../i18n/index.ts";
import { DoubtMark, useNarrow } from "../../../ui/index.ts";
import styles from "./YearChips.module.css";

interface YearChip {
  readonly year: number;
  /** At the day that is read, or at its end; null where the year does not reach the day. */
  readonly value: number | null;
  readonly colour: string | undefined;
  readonly isPartial: boolean;
  readonly isDoubtful: boolean;
}

interface YearChipsProps {
  /** Oldest first. */
  readonly years: readonly YearChip[];
  readonly highlighted: number | null;
  readonly onHighlight: (year: number | null) => void;
}

/** The years with their values; a click brings one to the front. */
export function YearChips({ years, highlighted, onHighlight }: YearChipsProps) {
  const text = useText();
  const { change } = useFormats();
  const decimals = useNarrow() ? 0 : 1;
  return (
    <ul className={styles.chips} aria-label={text("statistics.years.pick")}>
      {[...years].reverse().map(({ year, value, colour, isPartial, isDoubtful }) => (
        <li key={year}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={highlighted === year}
            title={text("statistics.years.show", { year })}
            onClick={() => onHighlight(highlighted === year ? null : year)}
          >
            <span className={styles.line} style={colour ? { background: colour } : undefined} />
            <span className={styles.year}>
              {year}
              {isPartial && "*"}
            </span>
            <span className={styles.value}>
              {change(value, decimals)}
              {isDoubtful && <DoubtMark />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
