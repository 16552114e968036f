import type { Split } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";

/**
 * How many shares of a day one share of an earlier day has become, by splits whose days are known. For numbers of filings see
 * `ratioSince`.
 *
 * @param splits Splits of the share, in any order.
 * @param filed The earlier day, such as that of a price, of a target or of a filing.
 * @param asOf Splits that take effect later have not happened yet.
 * @see FND-12
 *
 * @example
 * splitRatioSince([{ exDay: day("2020-08-31"), ratio: 4 }], day("2019-10-31"), day("2021-01-01")); // 4
 */
export function splitRatioSince(splits: readonly Split[], filed: Day, asOf: Day): number {
  let ratio = 1;
  for (const split of splits) if (split.exDay > filed && split.exDay <= asOf) ratio *= split.ratio;
  return ratio;
}
