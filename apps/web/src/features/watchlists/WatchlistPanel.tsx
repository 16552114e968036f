import type { WireRow, WireWatchlist } from "@plumbline/contract";
import { useMemo } from "react";
import { MISSING } from "../../format/index.ts";
import { useNameOf, useText } from "../../i18n/index.ts";
import { stockAddress } from "../../router/index.ts";
import { Link, MissingLine, Panel } from "../../ui/index.ts";
import { ChangeNow, PriceNow } from "../../ui/PriceNow.tsx";
import { foldColumns } from "./folded-columns.ts";
import { useListName, WATCHLISTS_PLACE } from "./list-words.ts";
import { useLiveRows } from "./live-rows.ts";
import { GapCell } from "./StockCells.tsx";
import styles from "./WatchlistPanel.module.css";
import { MAX_PANEL_ROWS } from "./WatchlistPanelSkeleton.tsx";
import { useWatchlists } from "./watchlists.query.ts";

/** The first list of the user in few lines, with the way to all of it. */
export function WatchlistPanel() {
  const text = useText();
  const nameOfList = useListName();
  const [list] = useWatchlists();
  const stocks = list?.stocks ?? [];
  const shown = stocks.slice(0, MAX_PANEL_ROWS);
  return (
    <Panel title={list ? nameOfList(list) : text("watchlists.first")} className={styles.panel}>
      {shown.length === 0 ? (
        <p className={styles.empty}>{text("watchlists.emptyPanel")}</p>
      ) : (
        <PanelRows stocks={shown} />
      )}
      <p className={styles.foot}>
        <Link to={WATCHLISTS_PLACE} className={styles.all}>
          {stocks.length > shown.length ? text("watchlists.allOf", { n: stocks.length }) : text("watchlists.openAll")}
        </Link>
      </p>
    </Panel>
  );
}

function PanelRows({ stocks }: Pick<WireWatchlist, "stocks">) {
  const text = useText();
  const nameOf = useNameOf();
  const codes = useMemo(() => stocks.map(({ code }) => code), [stocks]);
  const liveOf = useLiveRows(codes, false);
  const shown = stocks.map((stock) => {
    const live = liveOf(stock.code);
    return { stock, live, name: live.quote ? nameOf(live.quote.names) : stock.code };
  });
  const missing = foldColumns(shown).missing.find(({ column }) => column === "gap");
  return (
    <>
      {missing ? (
        <p className={styles.head}>
          <MissingLine names={[text("watchlists.gap")]} because={missing.because} />
        </p>
      ) : (
        <p className={styles.head} aria-hidden="true">
          {text("watchlists.gap")}
        </p>
      )}
      <ul className={styles.rows} data-folded={missing !== undefined || undefined}>
        {shown.map((one) => {
          const { stock, live, name } = one;
          const { quote } = live;
          return (
            <li key={stock.code} className={styles.row} data-stock={quote ? stock.code : undefined} data-name={name}>
              <Link to={stockAddress(stock.code)} className={styles.stock}>
                <span className={styles.symbol}>{stock.code}</span>
                <span className={styles.name}>{quote === null ? text("watchlists.gone") : quote && name}</span>
                {quote ? (
                  <>
                    <PriceNow symbol={followed(quote)} value={quote.price.value} className={styles.price} />
                    <ChangeNow symbol={followed(quote)} value={quote.change.value} className={styles.change} />
                  </>
                ) : (
                  <>
                    <span className={styles.price}>{quote === undefined ? "" : MISSING}</span>
                    <span />
                  </>
                )}
              </Link>
              {!missing && (
                <span className={styles.gap}>
                  <GapCell shown={one} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A stock that trades no more has no price of the moment. */
function followed({ symbol, delisted }: WireRow): string | null {
  return delisted ? null : symbol;
}
