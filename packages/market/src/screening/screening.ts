import type { Figure } from "@plumbline/core/figure";
import type { AccountsState } from "@plumbline/core/fundamentals";
import type { PeerStanding } from "@plumbline/core/moat";
import type { ScreenMatrix } from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import type { MoatColumns } from "./moat-columns.ts";

/** P/E, P/S or P/CF of a group: of the sums, and the median of the members whose own ratio is positive (STA-16). */
export interface GroupRatio {
  readonly aggregate: Figure;
  readonly median: Figure;
}

/** What the companies of a sector or an industry cost. */
export interface GroupRatios {
  readonly pe: GroupRatio;
  readonly ps: GroupRatio;
  readonly pcf: GroupRatio;
  /** Companies of the group, each once whatever its classes of shares, with a market value in its main currency. */
  readonly members: number;
  /** Companies of the group without one: no price, no share count, or accounts in another currency. */
  readonly leftOut: number;
}

/**
 * All stocks of a market on a day, as the screener reads them: by what had been filed and traded by then.
 *
 * In it are the instruments of class `stock` that were listed on that day and had a price no older than 14 days; of those
 * of which the market has no prices at all, the ones whose accounts are not too old. Everything else is left out: what had
 * not been listed yet, what was delisted before, and what the source of prices has given up. Each class of shares has a
 * row; ratios of a group count a company once.
 *
 * It is plain numbers once made: nothing is read from the market any more.
 */
export interface Screening {
  readonly asOf: Day;
  /** Symbol of each row, ascending. */
  readonly symbols: readonly string[];
  /** One column for each of `SCREEN_METRICS` and of the checks; row k belongs to `symbols[k]`. */
  readonly matrix: ScreenMatrix;
  /** Names by the indices of `matrix.sectors` and `matrix.industries`, ascending. */
  readonly sectors: readonly string[];
  readonly industries: readonly string[];
  /** End of the last period of the accounts of each row, and the day on which it was filed; null without accounts. */
  readonly periodEnd: readonly (Day | null)[];
  readonly filedAt: readonly (Day | null)[];
  /** How old those accounts are on the day (FND-20); null without accounts. */
  readonly accountsState: readonly (AccountsState | null)[];
  /** Currency of the accounts of each row; of the price, see its instrument. */
  readonly accountsCurrency: readonly string[];
  /** Provider of the accounts, such as `sec`. */
  readonly source: string;
  /** Providers of the prices, `, ` between them. */
  readonly priceSource: string;
  /** Row of a symbol; -1 when it is not in the screening. */
  readonly rowOf: (symbol: string) => number;
  /** How durable spreads are and what accounts say of the sources of moats, see `labelOf`. */
  readonly moat: MoatColumns;
  /** Where the company of a row stands in its industry, or in its sector where that is too small. */
  readonly standingOf: (row: number) => PeerStanding;
  /**
   * Ratios of a group by its index in `sectors` or `industries`; -1, which is what a search for one that no stock is in
   * gives, has no members and reasons in place of ratios. In a screening of some symbols only they are those of the
   * members among them.
   *
   * @throws {RangeError} if there is no such group.
   *
   * @example
   * screening.multiplesOf("industry", screening.matrix.industries[row]).pe.median; // { value: 18.2, provenance: ... }
   */
  readonly multiplesOf: (kind: "sector" | "industry", index: number) => GroupRatios;
}
