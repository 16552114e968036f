import { usePrefetchQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { ScorecardSkeleton } from "../../features/checks/index.ts";
import { PriceChartPanel, readChartState, writeChartState } from "../../features/price-chart/index.ts";
import { CompanyPicker } from "../../features/search/index.ts";
import { HeaderFigures, HeaderFiguresSkeleton } from "../../features/stock-header/index.ts";
import { VerdictSkeleton, verdictQuery } from "../../features/verdict/index.ts";
import { VerdictPanel } from "../../features/verdict/later.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import { Boundary, lazyPart, useNarrow } from "../../ui/index.ts";
import { ChecksPart } from "./ChecksPart.tsx";
import { FactsPlace } from "./FactsPlace.tsx";
import styles from "./Overview.module.css";
import { useAfterChart, useNear } from "./when-to-draw.ts";

const StockFacts = lazyPart(["stockFacts"], async () => (await import("./StockFacts.tsx")).StockFacts);

const [useChartState, changeChart] = queryState(readChartState, writeChartState);

interface OverviewProps extends PageProps {
  readonly code: string;
  /** The day on which the stock is seen; today unless given. */
  readonly asOf?: string | undefined;
}

/** The verdict, price chart, on a phone with the figures of the header behind it, checks, and further facts of a stock. */
export function Overview({ code, asOf, query }: OverviewProps) {
  const panels = useRef<HTMLDivElement>(null);
  const isPhone = useNarrow();
  const isTimeForMore = useAfterChart();
  const isNearPanels = useNear(panels) && isTimeForMore;
  const state = useChartState(query);
  // Requested while the file that shows it still loads.
  usePrefetchQuery(verdictQuery(code, asOf));
  return (
    <div className={styles.page}>
      <Boundary loading={<VerdictSkeleton />}>
        <VerdictPanel code={code} asOf={asOf} />
      </Boundary>
      <PriceChartPanel
        code={code}
        asOf={asOf}
        state={state}
        onChange={changeChart}
        renderPicker={(onPick) => <CompanyPicker onPick={onPick} isFocused />}
      />
      {isPhone && (
        <Boundary loading={<HeaderFiguresSkeleton />}>
          {isTimeForMore ? <HeaderFigures code={code} asOf={asOf} /> : <HeaderFiguresSkeleton />}
        </Boundary>
      )}
      {isTimeForMore ? (
        <ChecksPart code={code} asOf={asOf} tab="overview" query={query} />
      ) : (
        <ScorecardSkeleton tab="overview" />
      )}
      <div ref={panels} className={styles.panels}>
        {isNearPanels ? (
          <Boundary loading={<FactsPlaces />}>
            <StockFacts code={code} asOf={asOf} />
          </Boundary>
        ) : (
          <FactsPlaces />
        )}
      </div>
    </div>
  );
}

function FactsPlaces() {
  return (
    <>
      <FactsPlace />
      <FactsPlace />
      <FactsPlace />
    </>
  );
}
