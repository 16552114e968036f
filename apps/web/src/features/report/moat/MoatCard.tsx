import type { WireReport } from "@plumbline/contract";
import type { Reason, ReportWriter } from "@plumbline/core/words";
import { useText } from "../../../i18n/index.ts";
import { Boundary, lazyPart, Skeleton } from "../../../ui/index.ts";
import { ReportCard } from "../ReportCard.tsx";
import { Sentence } from "../Sentence.tsx";
import { Paragraph } from "../SentenceList.tsx";
import styles from "./MoatCard.module.css";
import { MoatLabel } from "./MoatLabel.tsx";

const SpreadChart = lazyPart([], async () => (await import("./SpreadChart.tsx")).SpreadChart);

interface MoatCardProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly moat: WireReport["moat"];
  /** Why its width is unknown; otherwise null. */
  readonly because: Reason | null;
  readonly writer: ReportWriter;
  /** Whether the five sources and the chart are shown. */
  readonly isWhole: boolean;
}

/** How well the company is protected: width and trend, the spread of each year, and the five sources with their reasons. */
export function MoatCard({
  code,
  asOf,
  moat: { width, trend, text: sentences, sources },
  because,
  writer,
  isWhole,
}: MoatCardProps) {
  const text = useText();
  return (
    <ReportCard title={text("report.moat")} writer={writer}>
      <div className={styles.top} data-whole={isWhole}>
        <div className={styles.verdict}>
          <MoatLabel width={width} trend={trend} because={because} />
          <Paragraph sentences={sentences} />
        </div>
        {isWhole && (
          <Boundary loading={<Skeleton height="14rem" />}>
            <SpreadChart code={code} asOf={asOf} />
          </Boundary>
        )}
      </div>
      {isWhole && (
        <ul className={styles.sources}>
          {sources.map(({ source, score, reason }) => (
            <li key={source}>
              <h4 className={styles.source}>{text(`report.source.${source}`)}</h4>
              <Score score={score} highest={source === "networkEffect" ? HIGHEST_OF_NETWORK : HIGHEST} />
              <p className={styles.reason}>
                <Sentence sentence={reason} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </ReportCard>
  );
}

const HIGHEST = 3;
/** Of what no account shows, and the company says of itself (MOAT-10). */
const HIGHEST_OF_NETWORK = 1;

function Score({ score, highest }: { readonly score: number | null; readonly highest: number }) {
  const text = useText();
  if (score === null) return <p className={styles.unseen}>{text("report.notVisible")}</p>;
  return (
    <p className={styles.score}>
      <span className={styles.pips} aria-hidden="true">
        {Array.from({ length: highest }, (_, k) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they differ only by their place.
          <span key={k} data-on={k < score} />
        ))}
      </span>
      {text("report.scoreOf", { score, highest })}
    </p>
  );
}
