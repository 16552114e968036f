import { CallError } from "../../api/index.ts";
import { doubtsWithin } from "../../charts/price/doubts-within.ts";
import type { PriceView } from "../../charts/price/price-view.ts";
import { useEventSentence } from "../../charts/price/use-event-sentence.ts";
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

/** The latest; a source with more is not one to believe. */
const MOST_DOUBTS = 3;

/** Says from which day two stocks are compared, or why they are not, and which moves of the other one nothing supports. */
export function ComparisonNote({ symbol, error, hasAnswer, view: { comparison, bars } }: ComparisonNoteProps) {
  const text = useText();
  const { day } = useFormats();
  const doubtSentence = useEventSentence(null);
  const isUnknown = error instanceof CallError && error.status === 404;
  const doubted = comparison
    ? doubtsWithin(comparison.doubts, bars.date[comparison.base] ?? "", bars.date.at(-1) ?? "")
        .slice(-MOST_DOUBTS)
        .map((doubt) => text("chart.comparedDoubt", { symbol, day: day(doubt.date), doubt: doubtSentence(doubt) }))
    : [];
  const sentence = comparison
    ? text("chart.comparedSince", { day: day(bars.date[comparison.base]) })
    : isUnknown
      ? text("chart.notFound", { symbol })
      : error
        ? error.message
        : hasAnswer
          ? text("chart.notComparable", { symbol })
          : "";
  return (
    <p className={styles.note} data-problem={!comparison} role="status">
      {[sentence, ...doubted].join(" · ")}
    </p>
  );
}
