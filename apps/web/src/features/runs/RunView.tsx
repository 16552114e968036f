import type { ReactNode } from "react";
import { useText } from "../../i18n/index.ts";
import { Boundary, Notice, PanelFrame, Remarks, Skeleton } from "../../ui/index.ts";
import { ContributorsPart } from "./ContributorsPart.tsx";
import { EquityPart } from "./EquityPart.tsx";
import { ExampleHead } from "./ExampleHead.tsx";
import { HeadlinePart } from "./HeadlinePart.tsx";
import { HonestyPart } from "./HonestyPart.tsx";
import { MonthsPart } from "./MonthsPart.tsx";
import { RunHead } from "./RunHead.tsx";
import { RunProgress } from "./RunProgress.tsx";
import styles from "./RunView.module.css";
import { useWarningWords } from "./run-words.ts";
import type { Run, RunResult } from "./runs.query.ts";
import { StatisticsPart } from "./StatisticsPart.tsx";
import { SweepPart } from "./sweep/later.ts";
import { TradesPart } from "./TradesPart.tsx";
import { listedExecutions } from "./trade-items.ts";
import { UsedPart } from "./UsedPart.tsx";
import { useExampleRun, useRun } from "./use-run.ts";

/** A run of the reader: how far it is, or what it found. */
export function RunView({ id }: { readonly id: string }) {
  const run = useRun(id);
  return <Shown run={run} id={id} head={<RunHead run={run} />} />;
}

/** The run that everyone may read: nothing of it can be changed or exported. */
export function ExampleRunView() {
  const run = useExampleRun();
  return <Shown run={run} id={null} head={<ExampleHead run={run} />} />;
}

interface ShownProps {
  readonly run: Run;
  /** Null of a run that is not the reader's. */
  readonly id: string | null;
  readonly head: ReactNode;
}

function Shown({ run, id, head }: ShownProps) {
  const text = useText();
  const { result, state, error } = run;
  return (
    <div className={styles.page}>
      {head}
      {(state === "queued" || state === "running") && <RunProgress run={run} isOwn={id !== null} />}
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

type Warning = RunResult["warnings"][number];

/** Where nothing at all was bought, the notice that there are no trades says it. */
const TOO_DEAR: Warning = "below-one-share";
/** The part about honesty says it in its first line. */
const SURVIVORS_ONLY: Warning = "survivors-only";

interface ResultProps {
  readonly id: string | null;
  readonly result: RunResult;
  readonly capital: number;
}

function Result({ id, result, capital }: ResultProps) {
  const text = useText();
  const warningOf = useWarningWords();
  const isBelowOneShare = result.warnings.includes(TOO_DEAR);
  const noTrades = result.statistics.counts.trades + result.statistics.counts.open === 0;
  const isSaidElsewhere = (warning: Warning) =>
    warning === TOO_DEAR ? noTrades : warning === SURVIVORS_ONLY && result.honesty.survivors.biased;
  return (
    <>
      <PanelFrame toEdges className={styles.headline}>
        <HeadlinePart result={result} capital={capital} />
      </PanelFrame>
      <Remarks
        remarks={[
          ...(listedExecutions(result.executions) ? [] : [text("runs.partialSalesAreTrades")]),
          ...result.warnings.filter((warning) => !isSaidElsewhere(warning)).map(warningOf),
        ]}
      />
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
      <TradesPart id={id} trades={result.trades} executions={result.executions} />
      <UsedPart versions={result.versions} />
    </>
  );
}
