import type { Actions, Bars } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { PriceBasis } from "./instrument.ts";

/**
 * What is known of a large move from one close to the next.
 * `contradicted`: another source of the same stock moved otherwise. `from-action`: a split or distribution makes most of it,
 * not the price. `unsupported`: hardly more shares changed hands than usual. `confirmed`: another source moved alike.
 */
export type MoveVerdict = "contradicted" | "from-action" | "unsupported" | "confirmed";

/** A move so large or so contested that it was judged. All but a confirmed one are doubtful. */
export interface JudgedMove {
  /** The later of the two days. */
  readonly day: Day;
  /** Return with splits and dividends taken out, a fraction. */
  readonly change: number;
  readonly verdict: MoveVerdict;
  /** The same of another source that has both days; `null` where there is none. */
  readonly other: { readonly source: string; readonly change: number } | null;
}

/** The prices of one symbol as one source delivers them. */
export interface PriceHistory {
  readonly symbol: string;
  readonly basis: PriceBasis;
  readonly source: string;
  readonly bars: Bars;
  readonly actions: Actions;
  /** By day; absent where no move had to be judged. */
  readonly moves?: readonly JudgedMove[];
}
