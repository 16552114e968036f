import { useQuery } from "@tanstack/react-query";
import { MISSING } from "../../../format/index.ts";
import { writeNumber } from "../catalogue/number-text.ts";
import type { ScreenNumber } from "../catalogue/screen-catalogue.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import styles from "./FilterEditor.module.css";
import { spreadQuery } from "./spread.query.ts";

/** Significant digits of a value that is taken over. */
const DIGITS = 3;

interface SpreadHintProps {
  readonly number: ScreenNumber;
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  readonly onTake: (value: number) => void;
}

const MARKS = ["low", "middle", "high"] as const;

/** Where the market's values lie, each to be taken over as the bound. */
export function SpreadHint({ number, asOf, words, onTake }: SpreadHintProps) {
  const { data: spread } = useQuery(spreadQuery(number.id, asOf));
  const { text } = words;
  // The place is held while it loads; it stays empty only where too few companies have a value.
  if (spread === null) return null;
  return (
    <div className={styles.spread}>
      <p className={styles.explanation}>{text("screener.spread")}</p>
      {MARKS.map((mark) => {
        const value = spread?.[mark];
        const written = value === undefined ? MISSING : writeNumber(value, number, words);
        return (
          <button
            key={mark}
            type="button"
            className={styles.mark}
            disabled={value === undefined}
            onClick={() => value !== undefined && onTake(Number(value.toPrecision(DIGITS)))}
          >
            <span>{written}</span>
            <span className={styles.explanation}>{text(`screener.spread.${mark}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
