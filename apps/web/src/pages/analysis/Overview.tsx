import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { ScorecardSkeleton } from "../../features/checks/ScorecardSkeleton.tsx";
import { type ChangeChart, readChartState, writeChartState } from "../../features/price-chart/chart-state.ts";
import { PriceChartPanel } from "../../features/price-chart/PriceChartPanel.tsx";
import { EventsPanel } from "../../features/stock-facts/EventsPanel.tsx";
import { FindingsPanel } from "../../features/stock-facts/FindingsPanel.tsx";
import { KeyFactsPanel } from "../../features/stock-facts/KeyFactsPanel.tsx";
import { type PageProps, router, setQuery } from "../../router/index.ts";
import { Boundary, Skeleton } from "../../ui/index.ts";
import { ChecksPart } from "./ChecksPart.tsx";
import styles from "./Overview.module.css";
import { useAfterChart } from "./use-after-chart.ts";

const StockPicker = lazy(async () => ({ default: (await import("./StockPicker.tsx")).StockPicker }));

/** The address is the state: what it says at this moment is changed, whatever is on screen by now. */
const changeChart: ChangeChart = (change) => {
  setQuery(writeChartState(change(readChartState(router.route.read().query))));
};

interface OverviewProps extends PageProps {
  readonly code: string;
  /** The day on which the stock is seen; today unless given. */
  readonly asOf?: string | undefined;
}

/** Price chart, checks, and what else the market knows of a stock. */
export function Overview({ code, asOf, query }: OverviewProps) {
  const isTimeForMore = useAfterChart();
  const state = useMemo(() => readChartState(query), [query]);
  return (
    <div className={styles.page}>
      <PriceChartPanel
        code={code}
        asOf={asOf}
        state={state}
        onChange={changeChart}
        renderPicker={(onPick) => (
          <Suspense fallback={<Skeleton height="2.5rem" />}>
            <StockPicker onPick={onPick} />
          </Suspense>
        )}
      />
      {isTimeForMore ? (
        <ChecksPart code={code} asOf={asOf} tab="overview" query={query} />
      ) : (
        <ScorecardSkeleton tab="overview" />
      )}
      <div className={styles.panels}>
        <Place isTime={isTimeForMore}>
          <EventsPanel code={code} asOf={asOf} />
        </Place>
        <Place isTime={isTimeForMore}>
          <KeyFactsPanel code={code} asOf={asOf} />
        </Place>
        <Place isTime={isTimeForMore}>
          <FindingsPanel code={code} />
        </Place>
      </div>
    </div>
  );
}

/** The place of a panel, held from the start. */
function Place({ isTime, children }: { readonly isTime: boolean; readonly children: ReactNode }) {
  const held = <Skeleton height="24rem" />;
  return isTime ? <Boundary loading={held}>{children}</Boundary> : held;
}
