import { useText } from "../../i18n/index.ts";
import { Boundary, Notice, PanelFrame, Remarks, Skeleton } from "../../ui/index.ts";
import { ContributorsPart } from "./ContributorsPart.tsx";
import { EquityPart } from "./EquityPart.tsx";
import { HeadlinePart } from "./HeadlinePart.tsx";
import { HonestyPart } from "./HonestyPart.tsx";
import { MonthsPart } from "./MonthsPart.tsx";
import { RunHead } from "./RunHead.tsx";
import { RunProgress } from "./RunProgress.tsx";
import styles from "./RunView.module.css";
import { useWarningWords } from "./run-words.ts";
import type { RunResult } from "./runs.query.ts";
import { StatisticsPart } from "./StatisticsPart.tsx";
import { SweepPart } from "./sweep/later.ts";
import { TradesPart } from "./TradesPart.tsx";
import { UsedPart } from "./UsedPart.tsx";
import { useRun } from "./use-run.ts";

/** A run: how far it is, or what it found. */
export function RunView({ id }: { readonly id: string }) {
  const text = useText();
  const run = useRun(id);
  const { result, state, error } = run;
  return (
    <div className={styles.page}>
      <RunHead run={run} />
      {(state === "queued" || state === "running") && <RunProgress run={run} />}
      {state === "cancelled" && (
        <PanelFrame toEdges className={styles.notice}>
          <Notice title={text("runs.wasCancelled")}>{text("runs.wasCancelledExplained")}</Notice>
        </PanelFrame>
      )}
      {state === "failed" && (
        <PanelFrame toEdges className={styles.notice}>
          <Notice title={text("runs.hasFailed")}>{text(`runs.error.${error ?? "program"}`)}</Notice>
        </PanelFrame>
      )}
      {result && <Result id={id} result={result} capital={run.input.capital} />}
    </div>
  );
}

/** Where nothing at all was bought, the notice that there are no trades says it. */
const TOO_DEAR = "below-one-share" satisfies RunResult["warnings"][number];

interface ResultProps {
  readonly id: string;
  readonly result: RunResult;
  readonly capital: number;
}

function Result({ id, result, capital }: ResultProps) {
  const text = useText();
  const warningOf = useWarningWords();
  const isBelowOneShare = result.warnings.includes(TOO_DEAR);
  const noTrades = result.statistics.counts.trades + result.statistics.counts.open === 0;
  return (
    <>
      <PanelFrame toEdges className={styles.headline}>
        <HeadlinePart result={result} capital={capital} />
      </PanelFrame>
      <Remarks remarks={result.warnings.filter((warning) => !noTrades || warning !== TOO_DEAR).map(warningOf)} />
      {noTrades && (
        <Notice title={text("runs.noTrades")}>
          {text(isBelowOneShare ? "runs.noWholeShare" : "runs.noTradesExplained")}
        </Notice>
      )}
      <EquityPart result={result} />
      <HonestyPart result={result} />
      {result.sweep && (
        <Boundary loading={<Skeleton height="20rem" />}>
          <SweepPart sweep={result.sweep} honesty={result.honesty} />
        </Boundary>
      )}
      <MonthsPart months={result.months} />
      <StatisticsPart statistics={result.statistics} />
      <ContributorsPart contributors={result.contributors} />
      <TradesPart id={id} trades={result.trades} />
      <UsedPart versions={result.versions} />
    </>
  );
}
