import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { stockRowsQuery } from "../../api/index.ts";
import { RecentStocks, recentStocks } from "../../features/search/index.ts";
import { StrategyNews } from "../../features/strategies/later.ts";
import { WatchlistPanelSkeleton } from "../../features/watchlists/index.ts";
import { WatchlistPanel } from "../../features/watchlists/later.ts";
import { useText } from "../../i18n/index.ts";
import { addressBefore, router } from "../../router/app-router.ts";
import { Boundary, lazyPart, Panel } from "../../ui/index.ts";
import styles from "./OwnPart.module.css";
import { ResumeLink } from "./ResumeLink.tsx";
import { resumption } from "./resume.ts";

const WatchedNews = lazyPart(["checks", "watchlists"], async () => (await import("./WatchedNews.tsx")).WatchedNews);

/** Stocks that the page has room for. */
const MAX_RECENT = 6;

/** What the reader was doing, and the stocks that they look at. */
export function OwnPart() {
  const text = useText();
  const [resumed] = useState(() => resumption(router.route.read(), addressBefore));
  // Those of this visit come into the list when the reader comes back.
  const [recent] = useState(() => recentStocks.read().slice(0, MAX_RECENT));
  const symbols = resumed?.code ? [...new Set([...recent, resumed.code])] : recent;
  const { data: stocks } = useSuspenseQuery(stockRowsQuery(symbols));
  const rows = recent.flatMap((symbol) => stocks.get(symbol) ?? []);
  // A symbol that the market does not have was looked up in vain: there is nothing to go on with.
  const isKnown = resumed?.code === null || stocks.has(resumed?.code ?? "");
  return (
    <div className={styles.own}>
      {resumed && isKnown && <ResumeLink resumption={resumed} stock={stocks.get(resumed.code ?? "")} />}
      <Boundary loading={<WatchlistPanelSkeleton />}>
        <WatchlistPanel />
      </Boundary>
      <div className={styles.beside}>
        {rows.length > 0 && (
          <Panel title={text("search.recent")}>
            <RecentStocks rows={rows} />
          </Panel>
        )}
        <Boundary loading={null}>
          <WatchedNews />
        </Boundary>
        <Boundary loading={null}>
          <StrategyNews />
        </Boundary>
      </div>
    </div>
  );
}
