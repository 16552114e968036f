import type { CallInput, ChartRange } from "@plumbline/contract/calls";
import { askedRange } from "./span.ts";

export interface BarsQuestion {
  readonly code: string;
  readonly range: ChartRange;
  readonly basis: "price" | "total";
  /** Bars end on this day; the market's last unless given. */
  readonly asOf?: string | undefined;
}

/** What is asked for to show the bars of a stock for a range. */
export function barsInput({ code, range, basis, asOf }: BarsQuestion): CallInput<"priceChart"> {
  return { code, range: askedRange(range), ...(basis === "total" ? { basis } : {}), asOf };
}
