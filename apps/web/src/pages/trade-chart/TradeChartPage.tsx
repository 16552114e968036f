import { usePrefetchQuery } from "@tanstack/react-query";
import { type ComponentProps, useEffect } from "react";
import { callQuery } from "../../api/index.ts";
import { TradeRule } from "../../features/strategies/later.ts";
import { TradeRun } from "../../features/trade-chart/later.ts";
import type { PageProps } from "../../router/index.ts";
import { useIsSignedIn } from "../../state/index.ts";
import { Boundary, Skeleton } from "../../ui/index.ts";

/** The trades of a backtest on the prices of a stock: `run`, `code` and `trade` in the address, the last run without them. */
export function TradeChartPage({ query }: PageProps) {
  // Who has just logged out still sees this page until the start page is loaded: nothing is asked for them any more.
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) return null;
  return (
    <Boundary loading={<Skeleton height="80dvh" />}>
      <OwnTrades query={query} />
    </Boundary>
  );
}

const renderRule = (rule: ComponentProps<typeof TradeRule>) => (
  <Boundary loading={null}>
    <TradeRule {...rule} />
  </Boundary>
);

function OwnTrades({ query }: PageProps) {
  // Requested while the file that shows it still loads.
  usePrefetchQuery(callQuery("backtests", {}));
  // A trade that is chosen says its rules at once, and nothing below them moves.
  useEffect(() => TradeRule.preload(), []);
  return <TradeRun query={query} renderRule={renderRule} />;
}
