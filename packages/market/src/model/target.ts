import type { Day } from "@plumbline/core/time";

/** One price target that an analyst published. */
export interface PriceTarget {
  readonly symbol: string;
  readonly published: Day;
  readonly firm: string;
  readonly analyst: string | null;
  /** `initiate`, `raise`, `lower`, `maintain`, `reiterate`, or the provider's own word. */
  readonly action: string | null;
  readonly target: number;
  readonly priorTarget: number | null;
  /** Price when posted as the provider states it. */
  readonly priceWhenPosted: number | null;
  readonly currency: string;
  readonly source: string;
}
