import type { WireQuote } from "@plumbline/contract";
import { useSyncExternalStore } from "react";
import { observable } from "./observable.ts";

/** What the stream of the page has told of stocks on screen, by symbol; `features/live-quotes` writes it. */
export const liveQuotes = observable<ReadonlyMap<string, WireQuote>>(new Map());

/** The newest quote of a stock; undefined while none has come, and where none is wanted. */
export function useQuote(symbol: string | null): WireQuote | undefined {
  return useSyncExternalStore(liveQuotes.subscribe, () => liveQuotes.read().get(symbol as string));
}

/** The same, where it is a price of the moment and no close. */
export function usePriceNow(symbol: string | null): WireQuote | undefined {
  const quote = useQuote(symbol);
  return quote && quote.kind !== "last-close" ? quote : undefined;
}
