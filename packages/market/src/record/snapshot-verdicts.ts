import { setImmediate } from "node:timers/promises";
import type { Figure } from "@plumbline/core/figure";
import { type Day, formatDay } from "@plumbline/core/time";
import { companyAsOf, readStock } from "../companies/index.ts";
import { labelOf, type Screening } from "../screening/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import type { Verdict } from "./verdict.ts";

/**
 * What is said of each stock of a market on its own today: its moat, its value by both models with default parameters, and what
 * analysts expect. Stocks without a price, and those of which nothing is said, are left out.
 *
 * @param screening Of that day, with all stocks.
 * @param options The day before which a last price is too old for a verdict, and what is called after each stock: the event loop gets
 *   its turn there.
 * @returns Ascending by code.
 * @see RVD-01
 */
export async function snapshotVerdicts(
  snapshot: Snapshot,
  screening: Screening,
  { oldestPrice, breathe = setImmediate }: { readonly oldestPrice: Day; readonly breathe?: () => Promise<unknown> },
): Promise<readonly Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [row, code] of screening.symbols.entries()) {
    const verdict = verdictOf(snapshot, screening, { row, code });
    if (verdict && verdict.priceDay >= formatDay(oldestPrice)) verdicts.push(verdict);
    await breathe();
  }
  return verdicts;
}

function verdictOf(
  snapshot: Snapshot,
  { asOf, moat, standingOf }: Screening,
  { row, code }: { readonly row: number; readonly code: string },
): Verdict | null {
  const instrument = snapshot.find(code);
  if (!instrument) return null;
  const { inputs } = companyAsOf(snapshot, readStock(snapshot, instrument), { asOf });
  const { price, priceInAccounts } = inputs;
  if (price.value === null || price.provenance.periodEnd === undefined) return null;
  const { width, trend } = labelOf(moat, row, standingOf(row));
  // A value in another currency than the price says nothing of it.
  const besidePrice = (value: Figure) => (priceInAccounts.value === null ? null : written(value.value));
  const [dcf, graham] = [besidePrice(inputs.dcfValue), besidePrice(inputs.grahamValue)];
  const consensus = written(inputs.targetAverage.value);
  if (width === "unknown" && dcf === null && graham === null && consensus === null) return null;
  return {
    code,
    price: written(price.value) as number,
    priceDay: price.provenance.periodEnd,
    currency: instrument.currency,
    moat: width,
    trend,
    dcf,
    graham,
    consensus,
  };
}

const DIGITS = 6;

/** A number as it is recorded: six digits say more than any model knows. */
function written(value: number | null): number | null {
  return value === null ? null : Number(value.toPrecision(DIGITS));
}
