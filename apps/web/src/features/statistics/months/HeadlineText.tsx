import type { WireStatistics } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useFormats, useText } from "../../../i18n/index.ts";
import { DoubtMark } from "../../../ui/index.ts";
import { useIndexName } from "../use-index-name.ts";
import { useMonthName } from "../use-month-name.ts";
import { EvidenceMark } from "./EvidenceMark.tsx";
import styles from "./HeadlineText.module.css";
import type { Headline } from "./headline.ts";

interface HeadlineTextProps {
  readonly answer: CallOutput<"statistics">;
  readonly statistics: WireStatistics;
  readonly headline: Headline | null;
}

/** The period looked at, and in a sentence what it shows and what that is worth. */
export function HeadlineText({ answer, statistics, headline }: HeadlineTextProps) {
  const text = useText();
  const { change, count } = useFormats();
  const nameOf = useMonthName();
  const column = headline?.column;
  return (
    <div className={styles.headline}>
      <Period answer={answer} statistics={statistics} />
      {headline && column ? (
        <>
          <p className={styles.sentence}>
            {text(`statistics.headline.${headline.kind}`, {
              month: nameOf(column.month),
              average: change(column.average),
              wins: count(column.wins),
              count: column.n,
              n: count(column.n),
            })}
            {column.isDoubtful && <DoubtMark />}
          </p>
          <p>
            <EvidenceMark evidence={column.evidence} />
          </p>
        </>
      ) : (
        <p className={styles.sentence}>{text("statistics.headline.tooShort")}</p>
      )}
    </div>
  );
}

/** Which months count, and how. */
function Period({ answer, statistics: { window } }: Pick<HeadlineTextProps, "answer" | "statistics">) {
  const text = useText();
  const { day, count } = useFormats();
  const indexName = useIndexName();
  const { basis, market } = answer;
  const parts = [
    ...(window
      ? [
          text("statistics.span", { from: day(window.from, "month"), to: day(window.to, "month") }),
          text("statistics.monthCount", { count: window.months, n: count(window.months) }),
        ]
      : []),
    text(`statistics.basis.${basis}`),
    ...(market.isDeducted ? [text("statistics.lessIndex", { index: indexName(market.name ?? "") })] : []),
  ];
  return (
    <ul className={styles.period}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
