import type { Company } from "../companies/company.ts";
import type { Outlook } from "../companies/outlook.ts";
import type { Period } from "./periods.ts";
import { isForeign } from "./statement-lines.ts";

/** A figure a share or a number of shares, as a statement of income ends with. */
export interface ShareFigure {
  readonly concept: string;
  readonly unit: string;
  readonly value: number;
  readonly compared: boolean;
}

const DILUTION = 1.013;
const SHARES_ROUNDED_TO = 1000;
const DOMESTIC = [
  "WeightedAverageNumberOfSharesOutstandingBasic",
  "WeightedAverageNumberOfDilutedSharesOutstanding",
  "EarningsPerShareBasic",
  "EarningsPerShareDiluted",
] as const;
const FOREIGN = [
  "WeightedAverageShares",
  "AdjustedWeightedAverageShares",
  "BasicEarningsLossPerShare",
  "DilutedEarningsLossPerShare",
] as const;

/**
 * Divides a period's income by its weighted shares, restated for splits up to the filing (FND-12). Losses dilute
 * nothing, so that basic and diluted are equal then.
 *
 * @param of The period, its income for common shares in units of rounding, and shares of the filing's day to one share
 *   of the opening day.
 */
export function shareFigures(
  company: Company,
  of: { outlook: Outlook; period: Period; income: number; basis: number },
): readonly ShareFigure[] {
  const { outlook, period, income, basis } = of;
  const basic = rounded(averageShares(outlook, period) * basis);
  const diluted = income > 0 ? rounded(basic * DILUTION) : basic;
  const [basicShares, dilutedShares, basicEarnings, dilutedEarnings] = isForeign(company) ? FOREIGN : DOMESTIC;
  const perShare = (shares: number) => Math.round((income * company.rounding * 100) / shares) / 100 + 0;
  const unit = `${company.currency}/shares`;
  return [
    { concept: basicShares, unit: "shares", value: basic, compared: false },
    { concept: dilutedShares, unit: "shares", value: diluted, compared: true },
    { concept: basicEarnings, unit, value: perShare(basic), compared: false },
    { concept: dilutedEarnings, unit, value: perShare(diluted), compared: true },
  ];
}

function averageShares({ shares }: Outlook, { first, last }: Period): number {
  let sum = 0;
  for (let index = first; index <= last; index++) {
    const end = shares[index] as number;
    sum += ((shares[index - 1] ?? end) + end) / 2;
  }
  return sum / (last - first + 1);
}

function rounded(shares: number): number {
  return Math.max(1, Math.round(shares / SHARES_ROUNDED_TO)) * SHARES_ROUNDED_TO;
}
