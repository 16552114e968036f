import { delistedStock, listedFund, listedStocks } from "../market.ts";
import { allCompanies } from "../screener-market.ts";
import { stockWhere } from "../valuation-market.ts";
import type { Language, PageState } from "./state.ts";

/** Tabs and pages on which companies differ most. */
const PATHS = [
  { page: "analysis?" },
  { page: "analysis?tab=growth&", isMixed: true },
  { page: "valuation?" },
  { page: "opinion?" },
] as const;

/** The words of these pages are those of any company; names and numbers are written in three ways. */
const NAMES_AND_NUMBERS: readonly Language[] = ["en", "fr", "zh-Hans"];

const isOfKind = (reasons: readonly { readonly code: string }[], code: string) =>
  reasons.some((reason) => reason.code === code);

/** Symbols of companies whose pages look unlike those of a usual one, each of another kind. */
async function unusualCompanies(): Promise<readonly string[]> {
  const stocks = await listedStocks();
  const longest = stocks.toSorted((one, other) => other.name.length - one.name.length)[0]?.symbol;
  const priced = (await allCompanies(["pe"])).filter(({ values }) => values.pe != null);
  const dearest = priced.toSorted((one, other) => (other.values.pe ?? 0) - (one.values.pe ?? 0))[0]?.symbol;
  const bank = await stockWhere(({ suitability }) => isOfKind(suitability.dcf.reasons, "COMPANY_IS_BANK"));
  const loser = await stockWhere(({ graham }) => graham.value === null && graham.because === "EPS_NOT_POSITIVE");
  const symbols = [longest, dearest, bank.symbol, loser.symbol, (await delistedStock()).symbol, await listedFund()];
  return [...new Set(symbols.flatMap((symbol) => symbol ?? []))];
}

/** The pages of companies that differ: the longest name, the highest ratio, a bank, a loss, no price any more, no accounts. */
export async function companyStates(): Promise<readonly PageState[]> {
  const symbols = await unusualCompanies();
  return symbols.flatMap((symbol) =>
    PATHS.map(({ page, ...rest }) => ({ path: `/pages/${page}code=${symbol}`, languages: NAMES_AND_NUMBERS, ...rest })),
  );
}
