import { lazyPart } from "../../ui/index.ts";

/** All lists of the user; its file and texts are loaded when it is drawn. */
export const WatchlistsSection = lazyPart(
  ["watchlists", "userCenter"],
  async () => (await import("./WatchlistsSection.tsx")).WatchlistsSection,
);

/** What can be done with a stock of any list; its file and texts are loaded when it is drawn. */
export const StockMenu = lazyPart(["watchlists"], async () => (await import("./StockMenu.tsx")).StockMenu);

/** The first list in few lines, for the home page of a signed-in user; `WatchlistPanelSkeleton` holds its place. */
export const WatchlistPanel = lazyPart(
  ["watchlists"],
  async () => (await import("./WatchlistPanel.tsx")).WatchlistPanel,
);

/** What became known of the watched stocks since the last visit. */
export const WatchlistChanges = lazyPart(
  ["watchlists", "checks"],
  async () => (await import("./WatchlistChanges.tsx")).WatchlistChanges,
);
