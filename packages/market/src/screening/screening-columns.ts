import type { ScreenMatrix } from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import type { MoatColumns } from "./moat-columns.ts";

export const GROUP_FLOWS = ["netIncome", "revenue", "cfo"] as const;

/** A flow of twelve months that groups are compared by. */
export type GroupFlow = (typeof GROUP_FLOWS)[number];

/** What ratios of groups are made of, row by row; NaN where it is missing. */
export interface GroupColumns {
  /** The same number for all classes of shares of a company. */
  readonly company: Float64Array;
  /** Index in `currencies`. */
  readonly currency: Float64Array;
  readonly netIncome: Float64Array;
  readonly revenue: Float64Array;
  readonly cfo: Float64Array;
  /** Why a flow is missing, as `reasonByte` has it; 0 where it exists. */
  readonly missing: Readonly<Record<GroupFlow, Float64Array>>;
}

/** A screening as plain data. */
export interface ScreeningColumns {
  readonly asOf: Day;
  readonly symbols: readonly string[];
  readonly matrix: ScreenMatrix;
  readonly sectors: readonly string[];
  readonly industries: readonly string[];
  readonly source: string;
  readonly priceSource: string;
  /** Currencies of accounts and prices, by the indices of `groups.currency` and `priceCurrency`. */
  readonly currencies: readonly string[];
  /** Days; NaN without accounts. */
  readonly periodEnd: Float64Array;
  readonly filedAt: Float64Array;
  /** 1 where the accounts have no quarters, 0 where they have. */
  readonly annualFiler: Float64Array;
  /** Currencies of prices, by the same indices; -1 where unknown. */
  readonly priceCurrency: Float64Array;
  readonly groups: GroupColumns;
  readonly moat: MoatColumns;
}
