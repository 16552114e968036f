import type { CallInput, ChartRange } from "@plumbline/contract/calls";
import { requestedRange } from "./span.ts";

export interface BarsRequest {
  readonly code: string;
  readonly range: ChartRange;
  readonly basis: "price" | "total";
  /** The day of the last bar; the market's last day by default. */
  readonly asOf?: string | undefined;
}

/** The input of the request for the bars of a range. */
export function barsInput({ code, range, basis, asOf }: BarsRequest): CallInput<"priceChart"> {
  return { code, range: requestedRange(range), ...(basis === "total" ? { basis } : {}), asOf };
}
