import { useEffect, useState } from "react";
import { StockStrategies } from "../features/strategies/later.ts";
import { useRoute } from "../router/index.ts";
import { Boundary, FailureBoundary } from "../ui/index.ts";
import { PAGES } from "./pages.ts";

/** The strategies that the stock on screen passes, in the header of its page; a past day has none. */
export function StockPassed() {
  const { page, query } = useRoute();
  const { code, asOf } = query;
  const isOfStock = PAGES.some((listed) => listed === page && listed.mainCalls !== undefined);
  const symbol = isOfStock && asOf === undefined ? code : undefined;
  const place = useHeaderLine(symbol);
  if (symbol === undefined || !place) return null;
  return (
    <FailureBoundary key={symbol}>
      <Boundary loading={null}>
        <StockStrategies code={symbol} place={place} />
      </Boundary>
    </FailureBoundary>
  );
}

/**
 * The line below the name of the stock, once it is there. Found by its place: a mark for this alone would weigh on the first
 * script of the page that most readers see first.
 */
function useHeaderLine(symbol: string | undefined): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => {
    const content = document.getElementById("content");
    if (symbol === undefined || !content) return;
    const look = () => setPlace(content.querySelector("header h1")?.parentElement?.nextElementSibling ?? null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(content, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      setPlace(null);
    };
  }, [symbol]);
  return place;
}
