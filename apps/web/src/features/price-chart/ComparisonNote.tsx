import { CallError } from "../../api/index.ts";
import { doubtsWithin, type PriceView, useEventSentence } from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { failureSentence } from "../../ui/index.ts";
import styles from "./PriceChartPanel.module.css";

interface ComparisonNoteProps {
  /** Symbol of the other stock, as requested. */
  readonly symbol: string;
  readonly error: Error | null;
  /** Whether its bars have loaded. */
  readonly hasAnswer: boolean;
  readonly view: PriceView;
}

/** Only the latest doubtful moves are named. */
const MAX_DOUBTS = 3;

/** Shows from which day two stocks are compared, or why they are not, and the doubtful moves of the other one. */
export function ComparisonNote({ symbol, error, hasAnswer, view: { comparison, bars } }: ComparisonNoteProps) {
  const text = useText();
  const { day } = useFormats();
  const doubtSentence = useEventSentence(null);
  const isUnknown = error instanceof CallError && error.status === 404;
  const doubted = comparison
    ? doubtsWithin(comparison.doubts, bars.date[comparison.base] ?? "", bars.date.at(-1) ?? "")
        .slice(-MAX_DOUBTS)
        .map((doubt) => text("charting.comparedDoubt", { symbol, day: day(doubt.date), doubt: doubtSentence(doubt) }))
    : [];
  const sentence = comparison
    ? text("charting.comparedSince", { day: day(bars.date[comparison.base]) })
    : isUnknown
      ? text("charting.notFound", { symbol })
      : error
        ? (failureSentence(error, text) ?? text("shell.failed"))
        : hasAnswer
          ? text("charting.notComparable", { symbol })
          : "";
  return (
    <p className={styles.note} data-problem={!comparison} role="status">
      {[sentence, ...doubted].join(" · ")}
    </p>
  );
}
