import { watchedStocks } from "../../state/index.ts";
import { Skeleton } from "../../ui/index.ts";

/** Stocks of the panel on the home page. */
export const MAX_PANEL_ROWS = 8;

/** Holds the place of the panel: this browser remembers how many stocks there were. */
export function WatchlistPanelSkeleton() {
  const rows = Math.min(watchedStocks.read()?.symbols.length ?? 0, MAX_PANEL_ROWS);
  // Title, foot, and the lines between: as `WatchlistPanel.module.css` has them.
  return <Skeleton height={rows === 0 ? "9.25rem" : `calc(8.25rem + ${rows} * 2.75rem)`} />;
}
