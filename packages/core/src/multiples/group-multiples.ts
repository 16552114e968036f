import type { Provenance } from "../figure/index.ts";
import { type Amount, type Multiple, multiple } from "./multiple.ts";

/** The inputs of the multiples for one company, in one currency for the whole group. */
export interface MultipleCompany {
  readonly code: string;
  readonly marketValue: Amount;
  /** Of the last twelve months. */
  readonly netIncome: Amount;
  /** Of the last twelve months. */
  readonly revenue: Amount;
  /** Cash from operations of the last twelve months. */
  readonly cfo: Amount;
  /** Common equity. */
  readonly bookValue: Amount;
}

/** The four multiples of a sector, an industry or the market. */
export interface GroupMultiples {
  readonly pe: Multiple;
  readonly ps: Multiple;
  readonly pcf: Multiple;
  readonly pb: Multiple;
}

const DENOMINATORS = { pe: "netIncome", ps: "revenue", pcf: "cfo", pb: "bookValue" } as const;

/**
 * P/E, P/S, P/CF and P/B of a group of companies.
 *
 * @param companies Members of the group, each once.
 * @param provenance Where the figures come from.
 * @see STA-16
 *
 * @example
 * groupMultiples(companiesOfTheIndustry, { source: "sec", periodEnd: "2026-06-30" }).pe.median.value; // 18.2
 */
export function groupMultiples(companies: readonly MultipleCompany[], provenance: Provenance): GroupMultiples {
  const of = (id: keyof GroupMultiples): Multiple =>
    multiple(
      companies.map(({ code, marketValue, [DENOMINATORS[id]]: denominator }) => ({ code, marketValue, denominator })),
      provenance,
    );
  return { pe: of("pe"), ps: of("ps"), pcf: of("pcf"), pb: of("pb") };
}
