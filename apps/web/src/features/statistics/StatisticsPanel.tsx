import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { PartLinks } from "./PartLinks.tsx";
import { StatisticsAnswer } from "./StatisticsAnswer.tsx";
import styles from "./StatisticsPanel.module.css";
import { StatisticsSkeleton } from "./StatisticsSkeleton.tsx";
import { StatisticsTools } from "./StatisticsTools.tsx";
import type { ChangeStatistics, StatisticsState, StatisticsView } from "./state/statistics-state.ts";
import { statisticsQuery } from "./statistics.query.ts";

interface StatisticsPanelProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly state: StatisticsState;
  readonly onChange: ChangeStatistics;
}

/** What a stock did month by month over the years, whether that is more than luck, and what it risked. */
export function StatisticsPanel({ code, asOf, state, onChange }: StatisticsPanelProps) {
  const { data, error, isPlaceholderData } = useQuery(statisticsQuery({ code, asOf, ...state }));
  const page = useRef<HTMLDivElement>(null);
  const arriving = useRef(state.view);
  useEffect(() => {
    if (!data || arriving.current === null) return;
    // A link leads to its part once, when the page has its height.
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
