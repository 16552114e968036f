import { type Day, day } from "@plumbline/core/time";
import type { Company } from "../companies/company.ts";
import type { Trait } from "../companies/trait.ts";
import type { Item } from "./books.ts";
import { BANK_LINES, IFRS_LINES, INSURER_LINES, OPERATING_LINES } from "./line-tables.ts";

/** A line of a statement: the tag under which an item is filed. */
export interface StatementLine {
  readonly statement: "income" | "cash" | "balance";
  readonly concept: string;
  readonly item: Item;
  /** Filed again as a comparative in the statements of later periods. */
  readonly compared: boolean;
  /** Left out of a filing when it is 0. */
  readonly sparse: boolean;
}

/** Filings from this day on use the tags of the new revenue standard (ASC 606). */
const NEW_REVENUE_STANDARD: Day = day("2018-04-01");
const OLD_SALES = "SalesRevenueNet";
const NEW_SALES = "RevenueFromContractWithCustomerExcludingAssessedTax";

const LINES = {
  ifrs: linesIn(IFRS_LINES),
  bank: linesIn(BANK_LINES),
  insurer: linesIn(INSURER_LINES),
  operating: linesIn(OPERATING_LINES),
};

/** Tags that a company with a trait does not file. */
const WITHHELD: Readonly<Partial<Record<Trait, readonly Item[]>>> = {
  "interest-not-reported": ["interestExpense"],
  "no-liabilities-tag": ["liabilities"],
  "no-gross-profit-tag": ["grossProfit"],
};

/** Items that companies of a kind do not break out. */
const NOT_BROKEN_OUT: Readonly<Partial<Record<Company["industry"]["kind"], readonly Item[]>>> = {
  reit: ["currentAssets", "currentLiabilities", "currentDebt", "grossProfit", "research"],
  utility: ["grossProfit", "research", "sellingGeneral"],
  biotech: ["costOfRevenue", "grossProfit"],
};

/**
 * The lines that a company reports, by the day of the filing: the revenue standard changed the tag of sales.
 *
 * @returns A function from the day of a filing to its lines.
 */
export function linesOf(company: Company): (filed: Day) => readonly StatementLine[] {
  const { industry, traits } = company;
  const { kind } = industry;
  const table = isForeign(company) ? "ifrs" : kind === "bank" || kind === "insurer" ? kind : "operating";
  const withheld = isForeign(company) ? new Set<Item>() : withheldBy(company);
  if (!traits.has("noncontrolling-interest") && table === "operating")
    for (const item of ["profit", "totalEquity"] as const) withheld.add(item);
  const lines = LINES[table].filter(({ item }) => !withheld.has(item));
  const named = (sales: string) =>
    lines.map((line) => (line.concept === NEW_SALES ? { ...line, concept: sales } : line));
  const before = named(salesConcept(company, OLD_SALES));
  const after = named(salesConcept(company, NEW_SALES));
  return (filed) => (filed < NEW_REVENUE_STANDARD ? before : after);
}

/** Tells whether a company reports once a year under IFRS. */
export function isForeign({ traits }: Company): boolean {
  return traits.has("foreign") || traits.has("foreign-currency");
}

function withheldBy({ industry, traits }: Company): Set<Item> {
  const own = [...traits].flatMap((trait) => WITHHELD[trait] ?? []);
  const withheld = new Set<Item>([...(NOT_BROKEN_OUT[industry.kind] ?? []), ...own]);
  // One total of expenses: those below the gross profit, or all of them.
  if (industry.kind !== "insurer") withheld.add(withheld.has("grossProfit") ? "operatingExpenses" : "costsAndExpenses");
  return withheld;
}

/** Companies differ in the tag of their sales; most changed it with the standard. */
function salesConcept({ cik, industry }: Company, standard: string): string {
  if (industry.kind === "utility") return "RegulatedAndUnregulatedOperatingRevenue";
  return industry.kind === "reit" || cik % 5 < 2 ? "Revenues" : standard;
}

/** Reads rows of statement, tag and item; `*` marks what is compared, `?` what is left out when it is 0. */
function linesIn(table: string): readonly StatementLine[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [statement, concept, item, marks = ""] = row.trim().split(/\s+/);
      return {
        statement: statement as StatementLine["statement"],
        concept: concept as string,
        item: item as Item,
        compared: marks.includes("*"),
        sparse: marks.includes("?"),
      };
    });
}
