/** Reasons of accounts: what was filed, how, and for whom a number means nothing. */
import { checkOf, evaluate } from "@plumbline/core/checks";
import { sharesOutstanding } from "@plumbline/core/fundamentals";
import { inputsOf } from "../../packages/core/src/checks/check-inputs.fixture.ts";
import { accountsSide } from "../../packages/core/src/checks/company/check-inputs-from.ts";
import {
  calendarCompany,
  type FactText,
  factOf,
  knownAtLast,
  knownOn,
  type QuarterNumbers,
} from "../../packages/core/src/fundamentals/made-up-company.fixture.ts";
import { companyMetrics } from "../../packages/core/src/fundamentals/metrics/company-metrics.ts";
import {
  filing,
  reconciledOn,
  yearOf,
} from "../../packages/core/src/fundamentals/reconcile/made-up-filings.fixture.ts";
import { restatedCompany } from "../../packages/core/src/fundamentals/restated-company.fixture.ts";
import type { ReasonCase } from "./reason-case.ts";

/** The accounts of a company that states what is given, on the day of its last filing. */
const known = (numbers: QuarterNumbers) => knownAtLast(calendarCompany(numbers));
const columnsOf = (numbers: QuarterNumbers) => companyMetrics(known(numbers)).columns;
const quarters = (...values: readonly number[]) => values;
const four = (value: number) => [value, value, value, value];

/** Everything that a report holds at least, so that what it lacks was not reported. */
const WHOLE = {
  flows: { NetIncomeLoss: [1], NetCashProvidedByUsedInOperatingActivities: [2] },
  balances: { Assets: [9], LiabilitiesAndStockholdersEquity: [9], StockholdersEquity: [4] },
} as const;

/** Net income of five quarters: the change on the year is that from the first to the last. */
const changeOf = (before: number, now: number) =>
  columnsOf({ flows: { NetIncomeLoss: [before, 1, 1, 1, now] } }).netIncome.yearOverYear.change;

/** Three quarters of an income of 2 a share, and the earnings per share of the second as its filing states them. */
function perShare(stated: number) {
  const quarter = (start: string, end: string, filed: string, eps = 2): readonly FactText[] => [
    { concept: "NetIncomeLoss", value: 200e6, start, end, filed },
    { concept: "WeightedAverageNumberOfDilutedSharesOutstanding", unit: "shares", value: 100e6, start, end, filed },
    { concept: "EarningsPerShareDiluted", unit: "USD/shares", value: eps, start, end, filed },
  ];
  const texts = [
    ...quarter("2023-01-01", "2023-03-31", "2023-05-01"),
    ...quarter("2023-04-01", "2023-06-30", "2023-08-01", stated),
    ...quarter("2023-07-01", "2023-09-30", "2023-11-01"),
  ];
  return knownOn("2024-01-01", texts.map(factOf)).quarters.eps(1);
}

/** Six years of operating cash flow that grow by 5 a quarter, in millions, and a first quarter after them. */
function cashFlowAfter(value: number) {
  const concept = "NetCashProvidedByUsedInOperatingActivities";
  const ends = ["03-31", "06-30", "09-30", "12-31"];
  const stated = (year: number, count: number, millions: number) => {
    const filed = count === 4 ? `${year + 1}-02-15` : `${year}-${String(3 * count + 2).padStart(2, "0")}-05`;
    const form = count === 4 ? "10-K" : "10-Q";
    const end = `${year}-${ends[count - 1]}`;
    return factOf({ concept, value: 1e6 * millions, start: `${year}-01-01`, end, filed, form });
  };
  const years = [2018, 2019, 2020, 2021, 2022, 2023].flatMap((year, k) =>
    [1, 2, 3, 4].map((count) => stated(year, count, count * (1001 + 53 * k))),
  );
  const { quarters: periods } = knownOn("2024-05-10", [...years, stated(2024, 1, value)]);
  return periods.item("cfo", periods.list.length - 1);
}

export const ACCOUNT_CASES: readonly ReasonCase[] = [
  {
    reason: "not-reported",
    made: "interest of a company whose report holds all else",
    says: "The company does not report this.",
    ask: () => known(WHOLE).quarters.item("interestExpense", 0),
  },
  {
    reason: "not-in-market-data",
    made: "interest of a company of whose report the data has not even the total assets",
    says: "The imported data does not contain this.",
    ask: () => {
      const { Assets: _, ...balances } = WHOLE.balances;
      return known({ ...WHOLE, balances }).quarters.item("interestExpense", 0);
    },
  },
  {
    reason: "periods-missing",
    made: "income of the quarter before, which the company has not reported",
    says: "A required period has not been reported.",
    ask: () => columnsOf({ flows: { NetIncomeLoss: quarters(1, 2, 3, Number.NaN, 5) } }).netIncome.previous,
  },
  {
    reason: "too-few-periods",
    made: "income of twelve months of a company that has reported two quarters",
    says: "Too few periods have been reported.",
    ask: () => known({ flows: { NetIncomeLoss: quarters(1, 2) } }).quarters.trailing("netIncome", 1),
  },
  {
    reason: "annual-only",
    made: "revenue of a quarter of a company that reports years",
    says: "The company reports this only once a year.",
    ask: () => {
      const facts = [100, 110, 121].map((value, k) =>
        factOf({
          concept: "Revenues",
          value,
          start: `${2020 + k}-01-01`,
          end: `${2020 + k}-12-31`,
          filed: `${2021 + k}-04-15`,
          form: "20-F",
        }),
      );
      return accountsSide({ fundamentals: knownOn("2023-06-01", facts), source: "test" }).inputs.revenueQuarter;
    },
  },
  {
    reason: "accounts-too-old",
    made: "shares of a company that last reported on the summer of three years ago",
    says: "The latest financial statements on this day are too old for this.",
    ask: () => sharesOutstanding(knownOn("2023-12-31", calendarCompany({ flows: { NetIncomeLoss: quarters(1, 2) } }))),
  },
  {
    reason: "contradicts-net-income",
    made: "earnings of 2,000 a share beside an income of 2 a share",
    says: "Net income, earnings per share and the number of shares contradict each other.",
    ask: () => perShare(2000),
  },
  {
    reason: "contradicted",
    made: "quarters that do not add up to the year of the same filing",
    says: "The filed figures contradict each other, and no other figure settles which is right.",
    ask: () => {
      const facts = filing("10-K 2024-02-15", {
        "2023 fy": 1000,
        "2023 q1": 20,
        "2023 q2": 20,
        "2023 q3": 20,
        "2023 q4": 20,
      });
      return yearOf(reconciledOn("2024-06-01", facts), 2023).quarters[0];
    },
  },
  {
    reason: "restated-perimeter",
    made: "revenue of twelve months across a restatement that halves what was counted",
    says: "The company restated its accounts: figures from before and after are not comparable.",
    ask: () => {
      const values = Array.from({ length: 16 }, (_, k) => 100 + k);
      const facts = restatedCompany({
        flows: { Revenues: values },
        restated: { concept: "Revenues", from: 12, factor: 0.5 },
      });
      const { quarters: periods } = knownAtLast(facts);
      return periods.trailing("revenue", 9);
    },
  },
  {
    reason: "other-context",
    made: "a fourth quarter under whose dates the filing states the year",
    says: "The filing states this figure for the wrong period.",
    ask: () => {
      const facts = [
        ...filing("10-Q 2022-10-11", { "2022 q2": 10_360, "2022 q3": 10_513 }),
        ...filing("10-K 2023-01-21", { "2022 fy": 42_440, "2022 q4": 42_440 }),
      ];
      return yearOf(reconciledOn("2023-06-01", facts), 2022).quarters[3];
    },
  },
  {
    reason: "wrong-scale",
    made: "a cash flow a thousand times that of the quarters before",
    says: "The filing states this figure at the wrong scale.",
    ask: () => cashFlowAfter(1319e3),
  },
  {
    reason: "no-debt",
    made: "interest coverage of a company with a debt of 0",
    says: "The company has no debt.",
    ask: () => evaluate(checkOf("D10"), inputsOf("other", { totalDebt: 0 })),
  },
  {
    reason: "no-long-term-debt",
    made: "long-term debt of 0 on working capital, with short-term debt",
    says: "The company has no long-term debt.",
    ask: () => evaluate(checkOf("D3"), inputsOf("other", { longTermDebt: 0, totalDebt: 5 })),
  },
  {
    reason: "interest-not-reported",
    made: "interest coverage of a company that has debt and states no interest",
    says: "The company does not report interest separately.",
    ask: () =>
      columnsOf({
        flows: {
          NetIncomeLoss: four(1),
          OperatingIncomeLoss: four(2),
          NetCashProvidedByUsedInOperatingActivities: four(2),
        },
        balances: {
          Assets: four(9),
          LiabilitiesAndStockholdersEquity: four(9),
          StockholdersEquity: four(4),
          LongTermDebt: four(3),
        },
      }).interestCoverage.latest,
  },
  {
    reason: "no-inventory",
    made: "inventory turnover of a company whose balance sheet has no inventory",
    says: "The company has no inventory.",
    ask: () =>
      columnsOf({ flows: { NetIncomeLoss: [1] }, balances: { AssetsCurrent: [6], LiabilitiesCurrent: [4] } })
        .inventoryTurnover.latest,
  },
  {
    reason: "denominator-not-positive",
    made: "gross margin on a revenue of 0",
    says: "The denominator is zero or negative, so the ratio is not meaningful.",
    ask: () => columnsOf({ flows: { NetIncomeLoss: [1], Revenues: [0], GrossProfit: [1] } }).grossMargin.latest,
  },
  {
    reason: "loss-to-profit",
    made: "the change from a loss of 5 to a profit of 3",
    says: "It was negative and no longer is: a percentage would not be meaningful.",
    ask: () => changeOf(-5, 3),
  },
  {
    reason: "loss-narrowed",
    made: "the change from a loss of 5 to one of 3",
    says: "It is negative, but less so than before: a percentage would mislead.",
    ask: () => changeOf(-5, -3),
  },
  {
    reason: "loss-widened",
    made: "the change from a loss of 3 to one of 5",
    says: "It is negative, and more so than before: a percentage would mislead.",
    ask: () => changeOf(-3, -5),
  },
  {
    reason: "loss-unchanged",
    made: "the change from a loss of 3 to one of 3",
    says: "It is negative and unchanged.",
    ask: () => changeOf(-3, -3),
  },
  {
    reason: "from-zero",
    made: "the change from 0",
    says: "The earlier value is zero, so there is nothing to compare with.",
    ask: () => changeOf(0, 3),
  },
  {
    reason: "from-zero",
    made: "free cash flow on one of exactly 0 three years ago",
    says: "The earlier value is zero, so there is nothing to compare with.",
    ask: () => evaluate(checkOf("G8"), inputsOf("other", { freeCashFlowTtm: 5, freeCashFlowTtmThreeYearsAgo: 0 })),
  },
  {
    reason: "end-not-positive",
    made: "growth a year over five years that begin with a revenue of 0",
    says: "The first or the last value is not positive, so growth per year is not meaningful.",
    ask: () => evaluate(checkOf("G4"), inputsOf("other", { revenueAnnual: [0, 1, 2, 3, 4, 5] })),
  },
  {
    reason: "no-earnings",
    made: "P/E of a company with a loss in the last twelve months",
    says: "Earnings of the last 12 months are not positive.",
    ask: () => evaluate(checkOf("O1"), inputsOf("other", { priceInAccounts: 20, epsTtm: -1 })),
  },
  {
    reason: "no-operating-income",
    made: "earnings yield of a company whose operations lose and whose net income is a gain",
    says: "Operating income of the last 12 months is not positive.",
    ask: () =>
      evaluate(
        checkOf("F9"),
        inputsOf("other", {
          operatingIncomeTtm: -1,
          netIncomeTtm: 5,
          marketValue: 100,
          totalDebt: 0,
          preferred: 0,
          minorityInterest: 0,
          cash: 10,
        }),
      ),
  },
  {
    reason: "no-average-earnings",
    made: "P/E on three years of which one lost more than the others earned",
    says: "Average earnings of the last three fiscal years are not positive.",
    ask: () => evaluate(checkOf("D7"), inputsOf("other", { priceInAccounts: 20, epsAnnual: [-9, 1, 2] })),
  },
  {
    reason: "not-in-dollars",
    made: "the size in dollars of a company that reports in euros",
    says: "The financial statements are not in US dollars.",
    ask: () => {
      const facts = calendarCompany({ flows: { Revenues: four(100), NetIncomeLoss: four(10) } });
      const inEuros = knownAtLast(facts.map((fact) => ({ ...fact, unit: "EUR" })));
      return accountsSide({ fundamentals: inEuros, source: "test" }).inputs.revenueTtmDollars;
    },
  },
  {
    reason: "not-applicable",
    made: "assets on equity, which is for banks, of a manufacturer",
    says: "This does not apply to this kind of company.",
    ask: () => evaluate(checkOf("B1"), inputsOf("manufacturer", { assets: 20, equity: 5 })),
  },
  {
    reason: "not-applicable-to-banks",
    made: "current ratio of a bank",
    says: "This does not apply to banks.",
    ask: () => evaluate(checkOf("D2"), inputsOf("bank", { currentAssets: 3, currentLiabilities: 1 })),
  },
  {
    reason: "not-applicable-to-brokers",
    made: "long-term debt on net income of a broker",
    says: "This does not apply to brokers.",
    ask: () => evaluate(checkOf("O2"), inputsOf("broker", { longTermDebt: 3, netIncomeTtm: 1 })),
  },
  {
    reason: "not-applicable-to-insurers",
    made: "gross margin of an insurer",
    says: "This does not apply to insurers.",
    ask: () => evaluate(checkOf("G9"), inputsOf("insurer", { grossMargin: 0.4, grossMarginYearAgo: 0.3 })),
  },
  {
    reason: "not-applicable-to-reits",
    made: "Altman score of a real estate investment trust",
    says: "This does not apply to real estate investment trusts.",
    ask: () => evaluate(checkOf("D9"), inputsOf("reit", { altman: 3 })),
  },
  {
    reason: "not-applicable-with-profit",
    made: "how long cash lasts, of a company with a profit",
    says: "This applies only to companies with a loss.",
    ask: () => evaluate(checkOf("R1"), inputsOf("other", { netIncomeTtm: 1, freeCashFlowTtm: -1, cash: 5 })),
  },
];
