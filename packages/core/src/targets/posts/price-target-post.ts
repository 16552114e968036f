import type { Day } from "../../time/index.ts";

/** One price target as it was published. The shape is that of the market's targets, so that they pass as they are. */
export interface PriceTargetPost {
  readonly published: Day;
  /** As the publisher spells it. */
  readonly firm: string;
  readonly analyst: string | null;
  /** `initiate`, `raise`, `lower`, `maintain`, `reiterate`, or the provider's own word. */
  readonly action: string | null;
  /** Money per share of the day of the post, as are the two below. */
  readonly target: number;
  /** The firm's target before this one. */
  readonly priorTarget: number | null;
  /** Price when posted, as the provider states it. */
  readonly priceWhenPosted: number | null;
  /** ISO 4217. */
  readonly currency: string;
  /** Provider, such as `yahoo`. */
  readonly source: string;
}
