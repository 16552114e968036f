import { useQuery } from "@tanstack/react-query";
import { lazy, useEffect } from "react";
import { CallError } from "../../api/index.ts";
import { rememberStock } from "../../features/search/remembered-stocks.ts";
import { stockHeaderQuery } from "../../features/stock-header/stock-header.query.ts";
import { useNameOf, useText } from "../../i18n/index.ts";
import type { PageProps } from "../../router/index.ts";
import { useTitle } from "../../ui/index.ts";
import { StockPage } from "./StockPage.tsx";

// Both bring the search along, which a stock's own page does not need.
const NoStock = lazy(async () => ({ default: (await import("./NoStock.tsx")).NoStock }));
const UnknownStock = lazy(async () => ({ default: (await import("./UnknownStock.tsx")).UnknownStock }));

/** Everything about one stock, named by `code` in the address. */
export function AnalysisPage({ query }: PageProps) {
  const code = query.code?.trim().toUpperCase();
  return code ? <Stock key={code} code={code} query={query} /> : <NoStock />;
}

function Stock({ code, query }: PageProps & { readonly code: string }) {
  const text = useText();
  const nameOf = useNameOf();
  const { data: info, error } = useQuery(stockHeaderQuery(code));
  useTitle(info ? `${info.symbol} · ${nameOf(info.names)}` : `${code} · ${text("analysis.title")}`);
  const symbol = info?.symbol;
  useEffect(() => {
    if (symbol) rememberStock(symbol);
  }, [symbol]);
  return isUnknown(error) ? <UnknownStock code={code} /> : <StockPage code={code} query={query} />;
}

/** Not in this market, or nothing that could be a symbol. */
function isUnknown(error: Error | null): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}
