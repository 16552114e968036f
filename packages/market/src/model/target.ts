import type { Day } from "@plumbline/core/time";

/** One price target that an analyst published. Prices are per share of the day on which it was. */
export interface PriceTarget {
  readonly symbol: string;
  readonly published: Day;
  /** As the provider spells it; `firmIdentity` of the core maps the spellings of a firm to one name. */
  readonly firm: string;
  readonly analyst: string | null;
  /** `initiate`, `raise`, `lower`, `maintain`, `reiterate`, or the provider's own word. */
  readonly action: string | null;
  readonly target: number;
  /** The firm's target before, as the provider states it: after a split it may be in shares of before. */
  readonly priorTarget: number | null;
  /** Price when posted as the provider states it. */
  readonly priceWhenPosted: number | null;
  readonly currency: string;
  readonly source: string;
}

/**
 * The firms that count as the big banks in the demo market: the consensus of the big banks is computed from them (PT-07).
 * They are part of the model because a server needs them, and the generator is no part of a server.
 */
export const DEMO_BIG_BANKS: readonly string[] = [
  "Ashcombe Sterling",
  "Nordhaven Bank",
  "Continental Crown",
  "Banque Lavallois",
  "Hansekontor",
  "Whitmore Brothers",
  "Pacific Union Markets",
  "Thornbury Global",
];
