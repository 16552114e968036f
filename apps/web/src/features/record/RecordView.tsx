import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Notice, Panel, SegmentedControl, Skeleton } from "../../ui/index.ts";
import { Calibration } from "./Calibration.tsx";
import { HitRates } from "./HitRates.tsx";
import { RecordState } from "./RecordState.tsx";
import styles from "./RecordView.module.css";
import { isPreparing, type MonthsScore, type RecordScores, recordScoresQuery } from "./record.query.ts";
import { ScoreTable } from "./ScoreTable.tsx";
import { StockEntries } from "./StockEntries.tsx";
import { firstShown } from "./score-rows.ts";

interface RecordViewProps {
  /** Draws the search for a company. */
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
}

/** What was said of all stocks, and what followed. */
export function RecordView({ renderPicker }: RecordViewProps) {
  const text = useText();
  const { data, error } = useQuery(recordScoresQuery());
  if (error && !data) throw error;
  if (!data) return <Skeleton height="60rem" />;
  if (isPreparing(data)) {
    return (
      <Notice title={text("record.preparing")} role="status">
        {text("record.preparingExplained")}
      </Notice>
    );
  }
  return (
    <>
      <RecordState record={data} />
      {data.head && <Scores record={data} />}
      {data.head && (
        <Panel title={text("record.stock")} note={text("record.stockNote")}>
          <div className={styles.body}>
            <StockEntries renderPicker={renderPicker} />
          </div>
        </Panel>
      )}
      <Method />
    </>
  );
}

/** What followed after the months that the reader chose. */
function Scores({ record }: { readonly record: RecordScores }) {
  const text = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = record.scores.find(({ months }) => String(months) === chosen) ?? firstShown(record.scores);
  if (!shown) return null;
  const options = record.scores.map(({ months }) => ({ value: String(months), label: monthsText(months) }));
  function monthsText(months: MonthsScore["months"]): string {
    return text("record.months", { count: months, n: months });
  }
  return (
    <>
      <div className={styles.choice}>
        <h2 className={styles.followed}>{text("record.followed")}</h2>
        <SegmentedControl
          label={text("record.followed")}
          options={options}
          value={String(shown.months)}
          onChange={setChosen}
        />
      </div>
      {shown.spans.length === 0 ? (
        <NotYet score={shown} benchmark={record.benchmark} />
      ) : (
        <Scored {...{ record, shown }} />
      )}
    </>
  );
}

function Scored({ record, shown }: { readonly record: RecordScores; readonly shown: MonthsScore }) {
  const text = useText();
  const { count, day } = useFormats();
  const lost = shown.lost > 0 ? text("record.lost", { count: shown.lost, n: count(shown.lost) }) : null;
  return (
    <>
      <Panel title={text("record.right")} note={text("record.rightNote")}>
        <div className={styles.body}>
          <HitRates score={shown} record={record} />
          <p className={styles.remark}>
            {text("record.basis", {
              days: count(shown.spans.length),
              n: count(shown.followed),
              first: day(shown.spans[0]?.day ?? ""),
              last: day(shown.spans.at(-1)?.day ?? ""),
            })}{" "}
            {lost}
          </p>
        </div>
      </Panel>
      <Panel title={text("record.calibration")} note={text("record.calibrationNote")}>
        <div className={styles.body}>
          <Calibration score={shown} />
        </div>
      </Panel>
      <Panel title={text("record.table")} note={text("record.tableNote")}>
        <div className={styles.body}>
          <ScoreTable score={shown} record={record} />
        </div>
      </Panel>
    </>
  );
}

function NotYet({ score, benchmark }: { readonly score: MonthsScore; readonly benchmark: string | null }) {
  const text = useText();
  const { day } = useFormats();
  if (benchmark === null) return <Notice title={text("record.noBenchmark")}>{text("record.noBenchmarkNote")}</Notice>;
  return (
    <Notice title={text("record.notYet")}>
      {score.nextDue === null ? text("record.notYetNote") : text("record.notYetUntil", { day: day(score.nextDue) })}
    </Notice>
  );
}

const RULES = ["what", "chain", "full", "start", "interval", "limits"] as const;

/** How it is recorded and scored. */
function Method() {
  const text = useText();
  return (
    <Panel title={text("record.method")}>
      <div className={styles.body}>
        <ul className={styles.method}>
          {RULES.map((rule) => (
            <li key={rule}>{text(`record.method.${rule}`)}</li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
