import { useAmountScale } from "../../features/fundamentals/index.ts";
import { AmountScaleOfPage, useText } from "../../i18n/index.ts";
import { type PageProps, setQuery } from "../../router/index.ts";
import { Boundary, lazyPart, TabPanel, Tabs } from "../../ui/index.ts";
import { type SeenStock, StockFrame } from "../stock-frame/StockFrame.tsx";
import styles from "./AnalysisPage.module.css";
import { readTab, TABS, writeTab } from "./analysis-tab.ts";
import { ChecksPart } from "./ChecksPart.tsx";
import { FactsPlace } from "./FactsPlace.tsx";
import { MetricsTab, preloadMetrics } from "./MetricsTab.tsx";
import { Overview } from "./Overview.tsx";

const ID = "analysis";

const ReportPart = lazyPart(
  ["checks", "fundamentals", "report"],
  async () => (await import("./ReportPart.tsx")).ReportPart,
);

/** What one stock earns and how it stands against the checks, in parts; named by `code` in the address. */
export function AnalysisPage({ query }: PageProps) {
  return (
    <StockFrame query={query} section="analysis" hasFigures={readTab(query) === "overview"}>
      {(stock) => <Analysis {...stock} query={query} />}
    </StockFrame>
  );
}

function Analysis({ code, asOf, assetClass, query }: SeenStock & PageProps) {
  const text = useText();
  const tab = readTab(query);
  const scale = useAmountScale({ code, asOf }, tab !== "overview" && tab !== "ai");
  return (
    <div className={styles.analysis}>
      <Tabs
        label={text("fundamentals.tabs")}
        id={ID}
        tabs={TABS.map((value) => ({ value, label: text(`fundamentals.tab.${value}`) }))}
        value={tab}
        onChange={(next) => setQuery(writeTab(next))}
        onApproach={preloadMetrics}
      />
      <TabPanel id={ID} value={tab} className={styles.panel}>
        {tab === "overview" ? (
          <Overview code={code} asOf={asOf} query={query} />
        ) : tab === "ai" ? (
          <Boundary loading={<FactsPlace />}>
            <ReportPart code={code} asOf={asOf} assetClass={assetClass} query={query} />
          </Boundary>
        ) : (
          <AmountScaleOfPage value={scale}>
            <div className={styles.tab}>
              <MetricsTab code={code} asOf={asOf} group={tab} query={query} />
              <ChecksPart key={tab} code={code} asOf={asOf} tab={tab} query={query} />
            </div>
          </AmountScaleOfPage>
        )}
      </TabPanel>
    </div>
  );
}
