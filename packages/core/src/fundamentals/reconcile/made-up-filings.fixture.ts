import { day, dayOf } from "../../time/index.ts";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { filedLines } from "./filed-lines.ts";
import { type FiscalFrame, fiscalFrame, yearAt } from "./fiscal-frame.ts";
import { type Ledger, ledgerOf } from "./ledger.ts";
import type { LineGroup } from "./line-group.ts";
import { type ReconciledLines, reconciledLines } from "./reconciled-lines.ts";
import type { ReconciledCell, ReconciledYear } from "./reconciled-year.ts";
import { SLOT, SLOTS } from "./spans.ts";

export const CONTRACTS = "RevenueFromContractWithCustomerExcludingAssessedTax";
export const SALES = "SalesRevenueNet";

/** Three names of one total and a lower line, as revenue has them. */
export const REVENUE: LineGroup = {
  lines: ["Revenues", CONTRACTS, SALES, "HealthCareOrganizationRevenue"],
  totals: { from: 0, to: 3 },
  neverNegative: true,
};

/** Two lines that mean different amounts, and may be losses. */
export const INCOME: LineGroup = {
  lines: ["NetIncomeLoss", "ProfitLoss"],
  totals: { from: 0, to: 0 },
  neverNegative: false,
};

/** First and last months of the stretches of a calendar year. */
const MONTHS = { q1: [1, 3], q2: [4, 6], q3: [7, 9], q4: [10, 12], h1: [1, 6], n9: [1, 9], fy: [1, 12] } as const;
export type Stretch = keyof typeof MONTHS;
const SLOT_OF: Readonly<Record<Stretch, number>> = {
  ...{ q1: SLOT.q1, q2: SLOT.q2, q3: SLOT.q3, q4: SLOT.q4 },
  ...{ h1: SLOT.halfYear, n9: SLOT.nineMonths, fy: SLOT.year },
};

/**
 * The facts of a filing of a company of calendar years.
 *
 * @param name Its form and day; a further word tells filings of one day apart.
 * @param amounts By year and stretch.
 *
 * @example
 * filing("10-K 2024-02-15", { "2023 fy": 460, "2022 fy": 400 });
 */
export function filing(
  name: string,
  amounts: Readonly<Record<`${number} ${Stretch}`, number>>,
  concept = "Revenues",
): readonly Fact[] {
  const [form = "", filed = "", mark = ""] = name.split(" ");
  return Object.entries(amounts).map(([period, value]) => {
    const [year = "", stretch = ""] = period.split(" ");
    const [first, last] = MONTHS[stretch as Stretch];
    const fact = factOf({ concept, value, form, filed, end: filed, accession: `${filed} ${mark}` });
    const end = (dayOf(Number(year), last + 1, 1) - 1) as Fact["end"];
    return { ...fact, start: dayOf(Number(year), first, 1), end };
  });
}

/** The fiscal years of these facts as known on a day. */
export function frameOn(asOf: string, facts: readonly Fact[]): FiscalFrame {
  return fiscalFrame(prepareFacts(facts).spans.list, day(asOf));
}

/** Everything filed for an item, as thought of on a day. */
export function ledgerOn(asOf: string, facts: readonly Fact[], group = REVENUE): Ledger & { frame: FiscalFrame } {
  const prepared = prepareFacts(facts);
  const frame = fiscalFrame(prepared.spans.list, day(asOf));
  const filings = filedLines(prepared, group, "USD");
  const input = { group, filings, asOf: day(asOf), places: frame.places, years: frame.years.length };
  return { ...ledgerOf({ ...input, earlier: null }), frame };
}

/** An item as reconciled on a day. */
export function reconciledOn(
  asOf: string,
  facts: readonly Fact[],
  group = REVENUE,
): ReconciledLines & { frame: FiscalFrame } {
  const prepared = prepareFacts(facts);
  const frame = fiscalFrame(prepared.spans.list, day(asOf));
  const filings = filedLines(prepared, group, "USD");
  return { ...reconciledLines({ group, filings, frame, asOf: day(asOf), earlier: null }), frame };
}

/** Index of a calendar year among those of a frame. */
export function indexOf(frame: FiscalFrame, year: number): number {
  return yearAt(frame, (dayOf(year + 1, 1, 1) - 1) as Fact["end"]);
}

/** The copies of a stretch, oldest filing first: value, why it is rejected, perimeter. */
export function copiesOf(ledger: ReturnType<typeof ledgerOn>, year: number, stretch: Stretch) {
  const entries = ledger.byPlace[indexOf(ledger.frame, year) * SLOTS + SLOT_OF[stretch]] ?? [];
  return entries.map(({ copy, rejected, perimeter }) => [copy.value, rejected, perimeter] as const);
}

/** Whether the copies of a stretch are of the line that is the item in their filing. */
export function ownLines(ledger: ReturnType<typeof ledgerOn>, year: number, stretch: Stretch) {
  const entries = ledger.byPlace[indexOf(ledger.frame, year) * SLOTS + SLOT_OF[stretch]] ?? [];
  return entries.map(({ copy, isOwnLine }) => [copy.value, isOwnLine] as const);
}

/** The four quarters of a year and the year: values, or why there are none. */
export function cellsOf(lines: ReturnType<typeof reconciledOn>, year: number): readonly (number | string | null)[] {
  const found = yearOf(lines, year);
  return [...found.quarters, found.year].map(shown);
}

/** A calendar year as it was found. */
export function yearOf({ years, frame }: ReturnType<typeof reconciledOn>, year: number): ReconciledYear {
  return years[indexOf(frame, year)] as ReconciledYear;
}

/** The value of a cell, or why there is none. */
export function shown({ term, because }: ReconciledCell): number | string | null {
  return term?.value ?? because;
}
