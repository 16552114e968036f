import { type AssumptionsReport, assumptionsIn } from "@plumbline/core/alerts";
import { shareSplits, splitRatioSince, unstatedSplits } from "@plumbline/core/fundamentals";
import { FACTOR_METRICS } from "@plumbline/core/screen";
import type { Day } from "@plumbline/core/time";
import { companyAsOf, pricedReceipts, readStock } from "@plumbline/market/companies";
import { accountRows, type FactorFile } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";

export interface AskedReports {
  readonly symbol: string;
  readonly from: Day;
  readonly until: Day;
}

/** Growth of revenue over the last twelve months. */
const GROWTH = FACTOR_METRICS.indexOf("revenue.yearOverYear");

/**
 * What each report of a stock said of the assumptions of a valuation on the day on which it was filed.
 *
 * @returns Oldest first, from the last report before the first day on.
 */
export function pastReports(
  snapshot: Snapshot,
  factors: FactorFile | null,
  { symbol, from, until }: AskedReports,
): readonly AssumptionsReport[] {
  const instrument = snapshot.find(symbol);
  const rows = instrument && accountRows(snapshot, factors, instrument);
  if (!instrument || !rows) return [];
  const stock = readStock(snapshot, instrument);
  const priced = pricedReceipts(stock);
  const ofShares = stock.facts ? shareSplits(stock.facts, priced.splitsOfShares, until) : [];
  const splits = [...priced.splits, ...unstatedSplits(ofShares, priced)];
  const growthOn = new Map<Day, number>();
  for (const place of rows.day.keys()) {
    const { filedAt, factors: numbers } = rows.row(place);
    // A split or old age makes a new row of the same report.
    if (filedAt <= until && !growthOn.has(filedAt as Day))
      growthOn.set(filedAt as Day, numbers.metrics[GROWTH] as number);
  }
  const filed = [...growthOn.keys()].sort((a, b) => a - b);
  const asked = filed.filter((_, place) => (filed[place + 1] ?? until) > from);
  return asked.map((day, place) => {
    const { valuation } = companyAsOf(snapshot, stock, { asOf: day });
    return {
      day,
      reported: assumptionsIn(valuation.inputs.figures, growthOn.get(day) as number),
      splitRatio: splitRatioSince(splits, asked[place - 1] ?? day, day),
    };
  });
}
