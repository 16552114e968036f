import { over } from "./over.ts";

/** One fiscal year of a company; null where a number is not reported. */
export interface PiotroskiYear {
  /** Before extraordinary items. */
  readonly netIncome: number | null;
  /** At the end of the year, like all balances. */
  readonly assets: number | null;
  readonly cfo: number | null;
  readonly longTermDebt: number | null;
  readonly currentAssets: number | null;
  readonly currentLiabilities: number | null;
  /** Split-adjusted shares outstanding. */
  readonly shares: number | null;
  readonly grossProfit: number | null;
  readonly revenue: number | null;
}

/** Three fiscal years in a row. */
export interface PiotroskiYears {
  readonly year: PiotroskiYear;
  readonly yearBefore: PiotroskiYear;
  readonly twoYearsBefore: PiotroskiYear;
}

export const PIOTROSKI_SIGNALS = [
  "F1 ROA > 0",
  "F2 CFO > 0",
  "F3 ROA rising",
  "F4 CFO > ROA (accruals)",
  "F5 leverage falling",
  "F6 current ratio rising",
  "F7 no new shares",
  "F8 gross margin rising",
  "F9 asset turnover rising",
] as const;

/** One of the nine signals: a number, and the one that it is compared with. */
export interface PiotroskiSignal {
  readonly name: (typeof PIOTROSKI_SIGNALS)[number];
  readonly result: "pass" | "fail" | "na";
  readonly value: number | null;
  readonly against: number | null;
}

export interface Piotroski {
  readonly signals: readonly PiotroskiSignal[];
  /** Signals passed. */
  readonly score: number;
  /** Signals that are known; a score of fewer than eight means little. */
  readonly available: number;
  /** Net income / assets at the beginning of the year. */
  readonly roa: number | null;
  readonly roaPrior: number | null;
  readonly cfoOverAssets: number | null;
}

/** Fewer known signals make no score. */
export const MIN_PIOTROSKI_SIGNALS = 8;

/**
 * The F-score of Piotroski with its nine signals. Returns and turnover use the assets at the beginning of the year,
 * leverage the average of the year. Equal values score nothing, but no debt in both years does, and so does an unchanged
 * number of shares.
 *
 * @param years Three fiscal years in a row.
 * @see docs/rules.md 3.5; Piotroski, Journal of Accounting Research 38, 2000
 *
 * @example
 * piotroski({ year, yearBefore, twoYearsBefore }).score; // 9 at best
 */
export function piotroski({ year, yearBefore, twoYearsBefore }: PiotroskiYears): Piotroski {
  const roa = over(year.netIncome, yearBefore.assets);
  const roaPrior = over(yearBefore.netIncome, twoYearsBefore.assets);
  const cfoOverAssets = over(year.cfo, yearBefore.assets);
  const leverage = over(year.longTermDebt, mean(year.assets, yearBefore.assets));
  const leveragePrior = over(yearBefore.longTermDebt, mean(yearBefore.assets, twoYearsBefore.assets));
  const results: readonly Omit<PiotroskiSignal, "name">[] = [
    above(roa, 0),
    above(cfoOverAssets, 0),
    above(roa, roaPrior),
    above(cfoOverAssets, roa),
    compared(leverage, leveragePrior, (now, before) => now < before || (now === 0 && before === 0)),
    above(
      over(year.currentAssets, year.currentLiabilities),
      over(yearBefore.currentAssets, yearBefore.currentLiabilities),
    ),
    compared(year.shares, yearBefore.shares, (now, before) => now <= before),
    above(over(year.grossProfit, year.revenue), over(yearBefore.grossProfit, yearBefore.revenue)),
    above(over(year.revenue, yearBefore.assets), over(yearBefore.revenue, twoYearsBefore.assets)),
  ];
  const signals = PIOTROSKI_SIGNALS.map((name, k) => ({ name, ...(results[k] as (typeof results)[number]) }));
  return {
    signals,
    score: signals.filter(({ result }) => result === "pass").length,
    available: signals.filter(({ result }) => result !== "na").length,
    roa,
    roaPrior,
    cfoOverAssets,
  };
}

function above(value: number | null, against: number | null): Omit<PiotroskiSignal, "name"> {
  return compared(value, against, (now, before) => now > before);
}

function compared(
  value: number | null,
  against: number | null,
  holds: (value: number, against: number) => boolean,
): Omit<PiotroskiSignal, "name"> {
  if (value === null || against === null) return { result: "na", value, against };
  return { result: holds(value, against) ? "pass" : "fail", value, against };
}

function mean(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : (one + other) / 2;
}
