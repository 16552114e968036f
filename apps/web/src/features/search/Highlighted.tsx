import styles from "./Highlighted.module.css";
import { highlightRanges } from "./matching/index.ts";

interface HighlightedProps {
  readonly text: string;
  readonly query: string;
}

/** A text with the parts marked that match what was typed. */
export function Highlighted({ text, query }: HighlightedProps) {
  const ranges = highlightRanges(text, query);
  let end = 0;
  const pieces = ranges.map((range) => {
    const before = text.slice(end, range.start);
    end = range.end;
    return (
      <span key={range.start}>
        {before}
        <mark className={styles.match}>{text.slice(range.start, range.end)}</mark>
      </span>
    );
  });
  return (
    <>
      {pieces}
      {text.slice(end)}
    </>
  );
}
