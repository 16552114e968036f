import { StockStrategies } from "../features/strategies/later.ts";
import { useRoute } from "../router/index.ts";
import { stockFactsLine, useObservable } from "../state/index.ts";
import { Boundary, FailureBoundary } from "../ui/index.ts";
import { PAGES } from "./pages.ts";

/** The strategies that the stock on screen passes, in the header of its page; a past day has none. */
export function StockPassed() {
  const { page, query } = useRoute();
  const { code, asOf } = query;
  const isOfStock = PAGES.some((listed) => listed === page && listed.mainCalls !== undefined);
  const symbol = isOfStock && asOf === undefined ? code : undefined;
  const place = useObservable(stockFactsLine);
  if (symbol === undefined || !place) return null;
  return (
    <FailureBoundary key={symbol}>
      <Boundary loading={null}>
        <StockStrategies code={symbol} place={place} />
      </Boundary>
    </FailureBoundary>
  );
}
