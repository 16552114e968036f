import { useQuery } from "@tanstack/react-query";
import { StockHeader } from "../../features/stock-header/StockHeader.tsx";
import { StockHeaderSkeleton } from "../../features/stock-header/StockHeaderSkeleton.tsx";
import { readAsOf } from "../../features/time-machine/as-of.ts";
import { marketSpanQuery } from "../../features/time-machine/market-span.query.ts";
import { PastBanner } from "../../features/time-machine/PastBanner.tsx";
import { TimeMachine } from "../../features/time-machine/TimeMachine.tsx";
import { useText } from "../../i18n/index.ts";
import { type PageProps, setQuery } from "../../router/index.ts";
import { Boundary, TabPanel, Tabs } from "../../ui/index.ts";
import { readTab, TABS, writeTab } from "./analysis-tab.ts";
import { ChecksPart } from "./ChecksPart.tsx";
import { MetricsTab, preloadMetrics } from "./MetricsTab.tsx";
import { Overview } from "./Overview.tsx";
import styles from "./StockPage.module.css";

const ID = "analysis";

const travel = (day: string | null): void => setQuery({ asOf: day ?? undefined, end: undefined });

/** One stock: its header, and below it one of the parts of the analysis, all as of one day. */
export function StockPage({ code, query }: PageProps & { readonly code: string }) {
  const text = useText();
  const { data: span = null } = useQuery(marketSpanQuery);
  const read = readAsOf(query.asOf, span);
  const asOf = read.day ?? undefined;
  const tab = readTab(query);
  return (
    <div className={styles.page}>
      <PastBanner asOf={read} span={span} onReturn={() => travel(null)} />
      <Boundary loading={<StockHeaderSkeleton />}>
        <StockHeader code={code} asOf={asOf} />
      </Boundary>
      <div className={styles.parts}>
        <Tabs
          label={text("fundamentals.tabs")}
          id={ID}
          tabs={TABS.map((value) => ({ value, label: text(`fundamentals.tab.${value}`) }))}
          value={tab}
          onChange={(next) => setQuery(writeTab(next))}
          onApproach={preloadMetrics}
        />
        {span && <TimeMachine day={read.day} span={span} onTravel={travel} />}
      </div>
      <TabPanel id={ID} value={tab} className={styles.panel}>
        {tab === "overview" ? (
          <Overview code={code} asOf={asOf} query={query} />
        ) : (
          <div className={styles.tab}>
            <MetricsTab code={code} asOf={asOf} group={tab} query={query} />
            <ChecksPart key={tab} code={code} asOf={asOf} tab={tab} query={query} />
          </div>
        )}
      </TabPanel>
    </div>
  );
}
