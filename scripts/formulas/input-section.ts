import { CHECKS, type InputName, SUBSTITUTES } from "@plumbline/core/checks";
import { RATIOS } from "@plumbline/core/screen";
import { markdownTable } from "./markdown-table.ts";

const INTRODUCTION = `## Inputs

The names in the formulas of checks and of the numbers of the screener, and who reads them. Money is in the currency of the
accounts unless another one is named; a history holds fiscal years in a row.
`;

const MEANINGS: Readonly<Record<InputName, string>> = {
  price: "Last close per share, in the currency in which the share is quoted.",
  priceInAccounts: "The same, where the accounts are in that currency.",
  sma200: "Mean of the last 200 closes.",
  targetAverage: "Mean of the analysts' price targets.",
  momentum: "Close 21 bars ago ÷ close 252 bars ago − 1.",
  benchmarkMomentum: "The same of the market's broad index.",
  industryPe: "Median P/E of the industry (STA-16).",
  dcfValue: "Value per share by discounted cash flow.",
  grahamValue: "Value per share by Graham's formula.",
  epsTtm: "Diluted earnings per share, TTM.",
  epsQuarter: "Diluted earnings per share of the latest quarter.",
  epsQuarterYearAgo: "The same of the quarter a year before.",
  epsAnnual: "Diluted earnings per share, a history.",
  revenueTtm: "revenue TTM.",
  revenueTtmDollars: "revenue TTM, of companies that report in dollars.",
  revenueQuarter: "revenue of the latest quarter.",
  revenueQuarterYearAgo: "revenue of the quarter a year before.",
  revenueAnnual: "revenue, a history.",
  netIncomeTtm: "netIncome TTM.",
  operatingIncomeTtm: "operatingIncome TTM.",
  interestTtm: "interestExpense TTM.",
  cfoTtm: "cfo TTM.",
  freeCashFlowTtm: "freeCashFlow TTM.",
  freeCashFlowTtmThreeYearsAgo: "freeCashFlow TTM, three years before.",
  grossMargin: "The metric grossMargin of the latest period.",
  grossMarginYearAgo: "The same a year before.",
  roe: "The metric roe.",
  assets: "assets of the latest balance sheet.",
  assetsDollars: "The same, of companies that report in dollars.",
  currentAssets: "assetsCurrent.",
  currentLiabilities: "liabilitiesCurrent.",
  liabilities: "liabilities.",
  equity: "equity of the shareholders of the parent, preferred stock included.",
  preferred: "preferred; 0 where a balance sheet shows none.",
  minorityInterest: "minorityInterest; 0 where a balance sheet shows none.",
  goodwill: "goodwill; 0 where a balance sheet shows none.",
  intangibles: "intangibles; 0 where a balance sheet shows none.",
  propertyNet: "propertyNet.",
  cash: "cashAndShortTermInvestments.",
  totalDebt: "totalDebt: interest-bearing, of all maturities.",
  shortTermDebt: "debtWithinAYear: interest-bearing, due within a year.",
  longTermDebt: "longTermDebt, including what of it is due within a year.",
  marketValue: "priceInAccounts × sharesOutstanding (FND-15).",
  sharesOutstanding: "Shares on the cover of the latest filing, else on the balance sheet, else the diluted average.",
  sharesDiluted: "Average diluted shares of the latest period, on the share count of the day.",
  sharesDilutedThreeYearsAgo: "The same three years before.",
  dividendsTtm: "Dividends per share with an ex-date in the last twelve months.",
  dividendYears: "Complete calendar years in a row, up to the last one, each with a dividend.",
  dividendHistoryYears: "Complete calendar years of which dividends are known.",
  piotroski: "The Piotroski score, where at least eight of its signals are known.",
  altman: "The Altman score: Z of manufacturers, Z″ of all others.",
  deposits: "deposits.",
  loans: "loans.",
  netChargeOffsTtm: "netChargeOffs TTM.",
  grossProfitTtm: "grossProfit TTM.",
  revenueTtmYearAgo: "revenue TTM, a year before.",
  inventory: "inventory.",
  inventoryYearAgo: "inventory a year before.",
  dividendsPaidTtm: "dividendsPaid TTM; 0 where a cash-flow statement shows none.",
  buybacksTtm: "buybacks TTM; 0 where a cash-flow statement shows none.",
  issuanceTtm: "issuance TTM; 0 where a cash-flow statement shows none.",
  roeAnnual: "The metric roe, a history.",
  dividendRaiseYears:
    "Complete calendar years in a row, up to the last one, with more paid per share than the year before.",
};

/** A table of what formulas of checks and ratios read. */
export function inputSection(): string {
  const rows = Object.entries(MEANINGS).map(([name, meaning]) => [`\`${name}\``, meaning, readersOf(name)]);
  return `${INTRODUCTION}\n${markdownTable(["Input", "Is", "Read by"], rows)}`;
}

function readersOf(input: string): string {
  const checks = [...CHECKS, ...SUBSTITUTES].filter(({ rule, ruleFor }) =>
    [rule, ...Object.values(ruleFor)].some(({ inputs }) => inputs.some((name) => name === input)),
  );
  const ratios = RATIOS.filter(({ inputs }) => inputs.some((name) => name === input));
  return [...checks, ...ratios].map(({ id }) => `\`${id}\``).join(", ") || "–";
}
