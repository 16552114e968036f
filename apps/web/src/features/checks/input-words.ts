import type { Locale } from "./locale.ts";

/** The kinds of the inputs of checks, which decide how they are written; an unknown name is an amount of money. */
const KINDS = {
  price: "perShare",
  priceInAccounts: "perShare",
  sma200: "perShare",
  targetAverage: "perShare",
  momentum: "fraction",
  benchmarkMomentum: "fraction",
  industryPe: "times",
  dcfValue: "perShare",
  grahamValue: "perShare",
  epsTtm: "perShare",
  epsQuarter: "perShare",
  epsQuarterYearAgo: "perShare",
  epsAnnual: "perShare",
  revenueTtmDollars: "money",
  revenueQuarter: "money",
  revenueQuarterYearAgo: "money",
  revenueAnnual: "money",
  netIncomeTtm: "money",
  operatingIncomeTtm: "money",
  interestTtm: "money",
  cfoTtm: "money",
  freeCashFlowTtm: "money",
  freeCashFlowTtmThreeYearsAgo: "money",
  grossMargin: "fraction",
  grossMarginYearAgo: "fraction",
  roe: "fraction",
  assets: "money",
  assetsDollars: "money",
  currentAssets: "money",
  currentLiabilities: "money",
  liabilities: "money",
  equity: "money",
  preferred: "money",
  minorityInterest: "money",
  goodwill: "money",
  intangibles: "money",
  propertyNet: "money",
  cash: "money",
  totalDebt: "money",
  shortTermDebt: "money",
  longTermDebt: "money",
  marketValue: "money",
  sharesOutstanding: "shares",
  sharesDiluted: "shares",
  sharesDilutedThreeYearsAgo: "shares",
  dividendsTtm: "perShare",
  dividendYears: "years",
  dividendHistoryYears: "years",
  piotroski: "points",
  altman: "times",
  deposits: "money",
  loans: "money",
  netChargeOffsTtm: "money",
} as const;

export type InputWord = keyof typeof KINDS;
type InputKind = (typeof KINDS)[InputWord];

/** The key of an input's name; null for an input that is newer than this page. */
export function inputWord(name: string): InputWord | null {
  return Object.hasOwn(KINDS, name) ? (name as InputWord) : null;
}

/** The kind of an input. */
export function inputKind(name: string): InputKind {
  return KINDS[inputWord(name) ?? "assets"];
}

/** Writes values of a kind: amounts and share counts in millions, rates in percent. */
export function kindWriter(kind: InputKind, { text, formats }: Locale): (value: number) => string {
  switch (kind) {
    case "money":
      return (value) => formats.millions(value);
    case "shares":
      return (value) => text("fundamentals.shares", { n: formats.millions(value) });
    case "fraction":
      return (value) => formats.percent(value);
    case "perShare":
      return (value) => formats.price(value);
    case "years":
    case "points":
      return (value) => formats.count(value);
    case "times":
      return (value) => formats.number(value);
  }
}

/** Writes the values of an input of a check. */
export function inputWriter(name: string, locale: Locale): (value: number) => string {
  return kindWriter(inputKind(name), locale);
}

/** A piece of a formula: the name of an input, or the text between two inputs. */
type FormulaToken =
  | { readonly kind: "input"; readonly word: InputWord; readonly text: string }
  | { readonly kind: "sign"; readonly text: string };

/**
 * Splits a formula of the registry, so that its inputs can be named in the reader's language. The part after a semicolon
 * describes results without a value and is left out.
 *
 * @example
 * formulaTokens("cfoTtm ÷ totalDebt; no debt: pass"); // input cfoTtm, sign " ÷ ", input totalDebt
 */
export function formulaTokens(formula: string): FormulaToken[] {
  const [main = ""] = formula.split(";");
  return main.split(/(\w+)/).flatMap((text): FormulaToken[] => {
    if (text === "") return [];
    const word = inputWord(text);
    return [word ? { kind: "input", word, text } : { kind: "sign", text }];
  });
}
