import type { WireStatistics } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Notice, Remarks, useImportAdvice } from "../../ui/index.ts";
import { DrawdownPart } from "./DrawdownPart.tsx";
import { MonthPart } from "./months/MonthPart.tsx";
import { RiskPart } from "./RiskPart.tsx";
import { RollingPart } from "./RollingPart.tsx";
import { remarksOn } from "./remarks.ts";
import styles from "./StatisticsPanel.module.css";
import { StatisticsSkeleton } from "./StatisticsSkeleton.tsx";
import { PartLinks, StatisticsTools } from "./StatisticsTools.tsx";
import { statisticsQuery } from "./statistics.query.ts";
import type { ChangeStatistics, StatisticsState, StatisticsView } from "./statistics-state.ts";
import { TablePart } from "./table/TablePart.tsx";
import { YearsPart } from "./years/YearsPart.tsx";

interface StatisticsPanelProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly state: StatisticsState;
  readonly onChange: ChangeStatistics;
}

/** The monthly returns of a stock over the years, whether they are more than luck, and its risk. */
export function StatisticsPanel({ code, asOf, state, onChange }: StatisticsPanelProps) {
  const { data, error, isPlaceholderData } = useQuery(statisticsQuery({ code, asOf, ...state }));
  const page = useRef<HTMLDivElement>(null);
  const arriving = useRef(state.view);
  useEffect(() => {
    if (!data || arriving.current === null) return;
    // Scrolls to the part of a link once, when the page has its height.
    goTo(page.current, arriving.current);
    arriving.current = null;
  }, [data]);
  if (error && !data) throw error;
  const open = (view: StatisticsView): void => {
    onChange((current) => ({ ...current, view }));
    goTo(page.current, view);
  };
  return (
    <div ref={page} className={styles.page}>
      <div className={styles.tools}>
        <StatisticsTools state={state} onChange={onChange} />
        <PartLinks current={state.view} onOpen={open} />
      </div>
      {data ? (
        <div className={styles.page} aria-busy={isPlaceholderData} data-updating={isPlaceholderData}>
          <StatisticsAnswer answer={data} asOf={asOf} state={state} onChange={onChange} />
        </div>
      ) : (
        <StatisticsSkeleton />
      )}
    </div>
  );
}

function goTo(page: Element | null, view: StatisticsView): void {
  const part = page?.querySelector<HTMLElement>(`[data-view="${view}"]`);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

interface StatisticsAnswerProps {
  readonly answer: CallOutput<"statistics">;
  readonly asOf: string | undefined;
  readonly state: StatisticsState;
  readonly onChange: ChangeStatistics;
}

/** The parts of the answer, or the reason why there is none. */
function StatisticsAnswer({ answer, asOf, state, onChange }: StatisticsAnswerProps) {
  const text = useText();
  const formats = useFormats();
  const advice = useImportAdvice();
  const { symbol, statistics } = answer;
  if (!statistics) {
    const title = asOf
      ? text("statistics.noPricesOn", { symbol, day: formats.day(asOf) })
      : text("statistics.noPrices", { symbol });
    return (
      <section className={styles.notice}>
        <Notice title={title}>{text("statistics.noPricesExplained")}</Notice>
      </section>
    );
  }
  const remarks = remarksOn(answer, { text, formats, advice });
  return (
    <>
      {remarks.length > 0 && (
        <div role="status">
          <Remarks remarks={remarks} />
        </div>
      )}
      <Parts answer={answer} statistics={statistics} state={state} onChange={onChange} />
    </>
  );
}

interface PartsProps extends Pick<StatisticsAnswerProps, "answer" | "state" | "onChange"> {
  readonly statistics: WireStatistics;
}

function Parts({ answer, statistics, state, onChange }: PartsProps) {
  const text = useText();
  const { symbol, market } = answer;
  return (
    <>
      <MonthPart
        answer={answer}
        statistics={statistics}
        month={state.month}
        onMonth={(step) => onChange((current) => ({ ...current, month: step(current.month) }))}
      />
      <TablePart answer={answer} statistics={statistics} />
      {market.isDeducted && <p className={styles.between}>{text("statistics.remark.lessOnlyMonths")}</p>}
      <YearsPart paths={statistics.paths} />
      <DrawdownPart statistics={statistics} doubts={answer.doubts} symbol={symbol} index={market.name} />
      <RiskPart risk={statistics.risk} index={market.name} />
      <RollingPart rolling={statistics.rolling} symbol={symbol} index={market.name} doubts={answer.doubts} />
    </>
  );
}
