import type { CheckId } from "../checks/index.ts";
import type { CompanyType } from "../fundamentals/index.ts";
import { PERCENTILE_GROUPS, type PercentileGroup } from "../words/index.ts";

export { PERCENTILE_GROUPS, type PercentileGroup };

/** Bounds are inclusive; percentiles are fractions, 1 is the best of the group. */
export type MetricFilter =
  | { readonly metric: string; readonly op: "between"; readonly low: number; readonly high: number }
  | { readonly metric: string; readonly op: "atLeast"; readonly low: number }
  | { readonly metric: string; readonly op: "atMost"; readonly high: number }
  | {
      readonly metric: string;
      readonly op: "percentileAtLeast";
      readonly low: number;
      readonly within: PercentileGroup;
    }
  | {
      readonly metric: string;
      readonly op: "percentileAtMost";
      readonly high: number;
      readonly within: PercentileGroup;
    };

/** `unknown` are those neither passed nor failed, whether an input is missing or the check does not fit. */
export type CheckFilterState = "pass" | "near" | "fail" | "unknown";

export interface CheckFilter {
  readonly check: CheckId;
  readonly state: CheckFilterState;
  /** Moved threshold; the default of each company's kind unless given. */
  readonly threshold?: number;
}

/** Companies of one of these sectors or industries, by index, or of one of these kinds. */
export type GroupFilter =
  | { readonly sectors: readonly number[] }
  | { readonly industries: readonly number[] }
  | { readonly companyTypes: readonly CompanyType[] };

/** Companies that pass something that is judged elsewhere, such as a strategy, by their rows. */
export interface MemberFilter {
  readonly members: ReadonlySet<number>;
}

export type ScreenFilter = MetricFilter | CheckFilter | GroupFilter | MemberFilter;
