import { CallError } from "../../api/index.ts";
import type { PriceView } from "../../charts/price/price-view.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import styles from "./ComparisonNote.module.css";

interface ComparisonNoteProps {
  /** Symbol of the other stock, as asked for. */
  readonly symbol: string;
  readonly error: Error | null;
  /** Whether its bars have come. */
  readonly hasAnswer: boolean;
  readonly view: PriceView;
}

/** Says from which day two stocks are compared, or why they are not. */
export function ComparisonNote({ symbol, error, hasAnswer, view: { comparison, bars } }: ComparisonNoteProps) {
  const text = useText();
  const { day } = useFormats();
  const isUnknown = error instanceof CallError && error.status === 404;
  const sentence = comparison
    ? text("chart.comparedSince", { day: day(bars.date[comparison.base]) })
    : isUnknown
      ? text("chart.notFound", { symbol })
      : error
        ? error.message
        : hasAnswer && text("chart.notComparable", { symbol });
  return (
    <p className={styles.note} data-problem={!comparison} role="status">
      {sentence}
    </p>
  );
}
