import { useText } from "../../i18n/index.ts";
import type { PageProps } from "../../router/index.ts";
import { Boundary, lazyPart, Skeleton, useTitle } from "../../ui/index.ts";

const BacktestingView = lazyPart(
  // A strategy is tested on a watchlist, which may have no name but the one that the page gives it.
  ["strategies", "watchlists"],
  async () => (await import("./BacktestingView.tsx")).BacktestingView,
);

/** Strategies, the builder and the backtests of the reader; the address says which. */
export function BacktestingPage({ query }: PageProps) {
  const text = useText();
  useTitle(text("shell.strategies"));
  return (
    <Boundary loading={<Skeleton height="100vh" />}>
      <BacktestingView query={query} />
    </Boundary>
  );
}
