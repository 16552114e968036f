import { type Day, datePartsOf, formatDay } from "@plumbline/core/time";
import type { Filing } from "@plumbline/market/model";
import { tradingDayFrom } from "../calendar/trading-calendar.ts";
import { type Chance, chanceOf } from "../chance/chance.ts";
import type { Company } from "../companies/company.ts";
import type { ReportedQuarter } from "../companies/reported-quarters.ts";
import type { Economy } from "../economy/economy.ts";
import type { Misstatement } from "./misstatement.ts";
import { isForeign } from "./statement-lines.ts";

/** A filing, and the quarter whose statements it holds, if any. */
export interface PlannedFiling extends Filing {
  readonly quarter: number | null;
}

type Draft = Omit<PlannedFiling, "accession" | "acceptedAt" | "primaryDocument"> & {
  /** Minute of the day in UTC: before the open and after the close in New York, summer and winter. */
  readonly minute: number;
};

const QUARTERS = 4;
/** Results of operations, and the release as an exhibit. */
const RESULTS = "2.02,9.01";
const YEAR_BEFORE_OPENING = 366;
const BEFORE_OPEN = 11 * 60;
const AFTER_CLOSE = 21 * 60;
const OFFICE = 21 * 60 + 30;

/**
 * Plans all filings of a company: periodic reports, earnings releases, notices of lateness, amendments and the end of
 * listing.
 *
 * @returns By day, each with an accession number of its own.
 */
export function filingPlan(
  company: Company,
  {
    quarters,
    economy,
    misstatement,
  }: { quarters: readonly ReportedQuarter[]; economy: Economy; misstatement: Misstatement | null },
): readonly PlannedFiling[] {
  const chance = chanceOf(economy.seed, `filings/${company.symbol}`);
  const days = economy.calendar.days;
  const opening = (days[company.first] as number) - (company.first === 0 ? YEAR_BEFORE_OPENING : 0);
  const closing = days[company.last] as Day;
  const drafts = [
    ...quarters.flatMap((quarter, index) => quarterDrafts(company, quarter, index)),
    ...(misstatement ? amendmentDrafts(quarters, misstatement) : []),
    ...(company.ending
      ? [{ form: "25-NSE", filed: closing, reportDate: null, items: null, quarter: null, minute: OFFICE }]
      : []),
  ].filter(({ filed }) => filed > opening && filed <= closing);
  drafts.sort(
    (left, right) =>
      left.filed - right.filed || left.minute - right.minute || (left.quarter ?? -1) - (right.quarter ?? -1),
  );
  return withAccessions(company, drafts, chance);
}

function quarterDrafts(company: Company, quarter: ReportedQuarter, index: number): Draft[] {
  const annual = quarter.quarter === QUARTERS;
  const foreign = isForeign(company);
  if (foreign && !annual) return [];
  const release: Draft = {
    form: foreign ? "6-K" : "8-K",
    items: foreign ? null : RESULTS,
    filed: quarter.announced,
    reportDate: quarter.announced,
    quarter: null,
    minute: quarter.beforeOpen ? BEFORE_OPEN : AFTER_CLOSE,
  };
  const form = foreign ? "20-F" : annual ? "10-K" : "10-Q";
  const dates = { filed: quarter.filed, reportDate: quarter.end };
  const report: Draft = { form, ...dates, items: null, quarter: index, minute: OFFICE };
  if (!quarter.late || foreign) return [release, report];
  const due = (quarter.end + (annual ? 61 : 41)) as Day;
  const notice: Draft = {
    form: `NT ${form}`,
    filed: tradingDayFrom(due),
    reportDate: quarter.end,
    items: null,
    quarter: null,
    minute: OFFICE,
  };
  return [release, notice, report];
}

/** The annual report again, and what was filed on the wrong figures since. */
function amendmentDrafts(quarters: readonly ReportedQuarter[], { first, last, corrected }: Misstatement): Draft[] {
  const amended = [first + QUARTERS - 1, ...range(first + QUARTERS, last)];
  return amended.map((index) => {
    const { quarter, end } = quarters[index] as ReportedQuarter;
    const form = quarter === QUARTERS ? "10-K/A" : "10-Q/A";
    return { form, filed: corrected, reportDate: end, items: null, quarter: index, minute: OFFICE };
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
}

/** Numbers filings as the filer does, with gaps for those that are not listed here. */
function withAccessions({ cik, symbol }: Company, drafts: readonly Draft[], chance: Chance): PlannedFiling[] {
  let year = 0;
  let sequence = 0;
  return drafts.map(({ minute, ...draft }) => {
    const filedYear = datePartsOf(draft.filed).year;
    if (filedYear !== year) [year, sequence] = [filedYear, 0];
    sequence += chance.whole(1, 12);
    const filer = String(cik).padStart(10, "0");
    const accession = `${filer}-${String(year % 100).padStart(2, "0")}-${String(sequence).padStart(6, "0")}`;
    const stamp = formatDay(draft.reportDate ?? draft.filed).replaceAll("-", "");
    return {
      ...draft,
      accession,
      acceptedAt: `${formatDay(draft.filed)}T${clock(minute + chance.whole(1, 28), chance.whole(0, 59))}.000Z`,
      primaryDocument: `${symbol.toLowerCase().replace(".", "")}-${stamp}${draft.quarter === null ? "x" : ""}.htm`,
    };
  });
}

function clock(minute: number, second: number): string {
  const parts = [Math.floor(minute / 60), minute % 60, second];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
