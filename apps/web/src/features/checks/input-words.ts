/** The kinds of the inputs of checks, which decide how they are written; an unknown name is an amount of money. */
const KINDS = {
  price: "price",
  priceInAccounts: "price",
  sma200: "price",
  targetAverage: "price",
  momentum: "fraction",
  benchmarkMomentum: "fraction",
  industryPe: "times",
  dcfValue: "price",
  grahamValue: "price",
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
  dividendsTtm: "price",
  dividendYears: "years",
  dividendHistoryYears: "years",
  piotroski: "points",
  altman: "times",
  deposits: "money",
  loans: "money",
  netChargeOffsTtm: "money",
} as const;

export type InputWord = keyof typeof KINDS;
export type InputKind = (typeof KINDS)[InputWord];

/** The key of an input's name; null for an input that is newer than this page. */
export function inputWord(name: string): InputWord | null {
  return Object.hasOwn(KINDS, name) ? (name as InputWord) : null;
}

/** The kind of an input. */
export function inputKind(name: string): InputKind {
  return KINDS[inputWord(name) ?? "assets"];
}
