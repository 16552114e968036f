import type { CompanyName } from "../names/company-names.ts";
import type { Character } from "./character.ts";
import type { Industry } from "./industry.ts";
import type { Trait } from "./trait.ts";

/** How a company keeps its books in time. */
export interface FiscalHabit {
  /** Month in which the fiscal year ends, 1 to 12. */
  readonly endMonth: number;
  /** The year ends on the Saturday nearest to the end of that month. */
  readonly saturdays: boolean;
  /** The fiscal year is named after the calendar year in which it begins. */
  readonly namedByStart: boolean;
}

/** Why and from when a company stops trading. Positions are those of the trading calendar. */
export interface Ending {
  readonly kind: "bankruptcy" | "takeover";
  /** Day from which everybody sees it coming. */
  readonly announced: number;
}

/** One fictional company as it is laid out before anything happens to it. */
export interface Company {
  readonly symbol: string;
  /** Symbol of its second share class. */
  readonly secondSymbol: string | null;
  readonly formerSymbol: string | null;
  /** Central index key; above 9,000,000, where the SEC has none. */
  readonly cik: number;
  readonly exchange: "NYSE" | "NASDAQ";
  readonly name: CompanyName;
  readonly industry: Industry;
  readonly traits: ReadonlySet<Trait>;
  readonly character: Character;
  readonly fiscal: FiscalHabit;
  /** Currency of its statements. */
  readonly currency: "USD" | "EUR";
  /** Statements are rounded to this many dollars. */
  readonly rounding: 1_000 | 1_000_000;
  /** Positions of its first and last trading day in the calendar. */
  readonly first: number;
  readonly last: number;
  readonly ending: Ending | null;
}
