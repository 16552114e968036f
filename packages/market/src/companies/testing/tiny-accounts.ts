/** The accounts of the tiny market's companies: numbers that any test can work out, filed as real companies file. */
import { type Day, day, dayOf } from "@plumbline/core/time";
import type { CompanyFacts, Fact } from "../../model/index.ts";

const FIRST_YEAR = 2018;
/** First quarter of 2018 to first quarter of 2024. */
const QUARTERS = 25;
const SPLIT = day("2020-08-31");
/** Third quarter of 2021. */
const RESTATED_QUARTER = 14;
const RESTATEMENT = day("2022-01-10");

/** Of revenue, every other line is this part. */
const FLOWS = { Revenues: 1, CostOfRevenue: 0.6, OperatingIncomeLoss: 0.3, InterestExpense: 0.01, NetIncomeLoss: 0.2 };
/** Cash-flow statements count from the beginning of the year only. */
const CASH_FLOWS = {
  NetCashProvidedByUsedInOperatingActivities: 0.25,
  PaymentsToAcquirePropertyPlantAndEquipment: 0.05,
};
const BALANCES = {
  Assets: 20,
  AssetsCurrent: 10,
  CashAndCashEquivalentsAtCarryingValue: 2,
  InventoryNet: 1,
  Liabilities: 8,
  LiabilitiesCurrent: 4,
  LongTermDebtNoncurrent: 2,
  StockholdersEquity: 12,
};

type Filing = Pick<Fact, "accession" | "form" | "filed" | "fiscalYear" | "fiscalPeriod">;
type Row = Pick<Fact, "concept" | "unit" | "start" | "end" | "value">;

/**
 * A company whose revenue rises by 10,000 a quarter from 1,000,000, with 100,000 shares, 400,000 since the split of 4:1
 * in August 2020. Every report repeats the numbers of the year before. The third quarter of 2021 was restated in
 * January 2022, to 50,000 less revenue.
 */
export function tinyAccounts(cik: number, entityName: string): CompanyFacts {
  const facts: Fact[] = [];
  const add = (filing: Filing, quarter: number) => {
    const rows = rowsOf(quarter, filing.filed);
    facts.push(...rows.map((row) => ({ taxonomy: "us-gaap", ...row, ...filing, frame: null })));
  };
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    const filing = filingOf(cik, quarter);
    add(filing, quarter);
    if (quarter >= 4) add(filing, quarter - 4);
  }
  const amendment = { accession: accessionOf(cik, 2022, 9), form: "10-Q/A", filed: RESTATEMENT };
  add({ ...filingOf(cik, RESTATED_QUARTER), ...amendment }, RESTATED_QUARTER);
  return { cik, entityName, facts: facts.sort(byConceptAndPeriod) };
}

function filingOf(cik: number, quarter: number): Filing {
  const year = yearOf(quarter);
  const ending = (quarter % 4) + 1;
  if (ending === 4) {
    const filed = day(`${year + 1}-02-20`);
    return { accession: accessionOf(cik, year + 1, 1), form: "10-K", filed, fiscalYear: year, fiscalPeriod: "FY" };
  }
  const filed = day(`${year}-${["05-02", "08-01", "11-01"][ending - 1]}`);
  const accession = accessionOf(cik, year, ending + 1);
  return { accession, form: "10-Q", filed, fiscalYear: year, fiscalPeriod: `Q${ending}` };
}

function accessionOf(cik: number, year: number, count: number): string {
  return `${String(cik).padStart(10, "0")}-${String(year).slice(2)}-${String(count).padStart(6, "0")}`;
}

/** What a report of some day says of a quarter, and of the year up to it. */
function rowsOf(quarter: number, filed: Day): Row[] {
  const ending = (quarter % 4) + 1;
  // An annual report says nothing of its last quarter alone.
  const spans = ending === 4 ? [4] : [...new Set([1, ending])];
  const shares = filed >= SPLIT ? 400_000 : 100_000;
  const money = (concept: string, part: number, quarters: number): Row => {
    const period = quarters === 0 ? { start: null, end: periodOf(quarter, 1).end } : periodOf(quarter, quarters);
    return { concept, unit: "USD", ...period, value: Math.round(part * revenueUpTo(quarter, quarters || 1, filed)) };
  };
  // The report of nine months says per share what the fourth quarter is told from.
  const [shortest = 1, ...longer] = spans;
  const perShare = [shortest, ...(ending === 3 ? longer : [])].flatMap((quarters): Row[] => {
    const earnings = FLOWS.NetIncomeLoss * revenueUpTo(quarter, quarters, filed);
    const period = periodOf(quarter, quarters);
    const value = Math.round((earnings / shares) * 100) / 100;
    return [
      { concept: "EarningsPerShareDiluted", unit: "USD/shares", ...period, value },
      { concept: "WeightedAverageNumberOfDilutedSharesOutstanding", unit: "shares", ...period, value: shares },
    ];
  });
  return [
    ...Object.entries(FLOWS).flatMap(([concept, part]) => spans.map((quarters) => money(concept, part, quarters))),
    ...Object.entries(CASH_FLOWS).map(([concept, part]) => money(concept, part, ending)),
    ...Object.entries(BALANCES).map(([concept, part]) => money(concept, part, 0)),
    ...perShare,
  ];
}

/** Revenue of so many quarters up to one, as a report of some day has it. */
function revenueUpTo(quarter: number, quarters: number, filed: Day): number {
  let sum = 0;
  for (let each = quarter - quarters + 1; each <= quarter; each++) {
    const isRestated = each === RESTATED_QUARTER && filed >= RESTATEMENT;
    sum += 1_000_000 + 10_000 * each - (isRestated ? 50_000 : 0);
  }
  return sum;
}

function periodOf(quarter: number, quarters: number): { start: Day; end: Day } {
  const year = yearOf(quarter);
  const lastMonth = 3 * (quarter % 4) + 3;
  const end = (lastMonth === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, lastMonth + 1, 1)) - 1;
  return { start: dayOf(year, lastMonth - 3 * quarters + 1, 1), end: end as Day };
}

function yearOf(quarter: number): number {
  return FIRST_YEAR + Math.floor(quarter / 4);
}

function byConceptAndPeriod(a: Fact, b: Fact): number {
  if (a.concept !== b.concept) return a.concept < b.concept ? -1 : 1;
  return a.end - b.end || (a.start ?? 0) - (b.start ?? 0) || a.filed - b.filed;
}
