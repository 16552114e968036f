import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { ScorecardSkeleton } from "../../features/checks/index.ts";
import { PriceChartPanel, readChartState, writeChartState } from "../../features/price-chart/index.ts";
import { CompanyPicker } from "../../features/search/index.ts";
import { stockHeaderQuery } from "../../features/stock-header/index.ts";
import { HeaderFigures } from "../../features/stock-header/later.ts";
import { VerdictSkeleton, verdictQuery } from "../../features/verdict/index.ts";
import { VerdictPanel } from "../../features/verdict/later.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import { Boundary, lazyPart, PanelFrame } from "../../ui/index.ts";
import { ChecksPart } from "./ChecksPart.tsx";
import { FactsPlace } from "./FactsPlace.tsx";
import styles from "./Overview.module.css";
import { useAfterChart, useNear } from "./when-to-draw.ts";

const StockFacts = lazyPart(["stockFacts"], async () => (await import("./StockFacts.tsx")).StockFacts);

// Its texts come with the page: asked for when it is drawn, they would be the last of what a reader looks at first.
VerdictPanel.preload();

const [useChartState, changeChart] = queryState(readChartState, writeChartState);

interface OverviewProps extends PageProps {
  readonly code: string;
  /** The day on which the stock is seen; today unless given. */
  readonly asOf?: string | undefined;
}

/** The verdict, the price chart with ranges and ratios beside it, on a narrow screen behind it, checks, and further facts of a stock. */
export function Overview({ code, asOf, query }: OverviewProps) {
  const panels = useRef<HTMLDivElement>(null);
  const isTimeForMore = useAfterChart();
  const isNearPanels = useNear(panels) && isTimeForMore;
  const state = useChartState(query);
  const { data: info } = useQuery(stockHeaderQuery(code, asOf));
  // Requested while the file that shows it still loads.
  usePrefetchQuery(verdictQuery(code, asOf));
  return (
    <div className={styles.page}>
      <Boundary loading={<VerdictSkeleton />}>
        <VerdictPanel code={code} asOf={asOf} isTimeForPast={isTimeForMore} />
      </Boundary>
      <div className={styles.price}>
        <PriceChartPanel
          code={code}
          asOf={asOf}
          state={state}
          hasOneBasis={info?.priceBasis === "total-return"}
          onChange={changeChart}
          renderPicker={(onPick) => <CompanyPicker onPick={onPick} isFocused />}
        />
        <PanelFrame className={styles.figures}>
          {isTimeForMore ? (
            <Boundary loading={<FactsPlace />}>
              <HeaderFigures code={code} asOf={asOf} basis={state.basis} />
            </Boundary>
          ) : (
            <FactsPlace />
          )}
        </PanelFrame>
      </div>
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
