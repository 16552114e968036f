import type { Day } from "@plumbline/core/time";
import type { PriceHistory } from "@plumbline/market/model";
import { type Chance, chanceOf } from "../chance/chance.ts";
import type { Company } from "../companies/company.ts";
import type { Outlook } from "../companies/outlook.ts";
import type { ReportedQuarter } from "../companies/reported-quarters.ts";
import type { Economy } from "../economy/economy.ts";
import { bankBooks } from "./bank-books.ts";
import type { Books } from "./books.ts";
import { insurerBooks } from "./insurer-books.ts";
import { type Misstatement, misstated, misstatementOf } from "./misstatement.ts";
import { operatingBooks } from "./operating-books.ts";
import { quarterInputs } from "./quarter-inputs.ts";
import { type Sale, saleOf, undivided } from "./sale.ts";
import { withExpenses } from "./with-expenses.ts";

/** The books of a company as each filing knew them. */
export interface Ledger {
  /** Books of a quarter as a filing of a day shows them. */
  at(quarter: number, filed: Day): Books;
  /** An error in the accounts that was corrected later. */
  readonly misstatement: Misstatement | null;
}

/** Keeps the books of a company and remembers what was published before it was corrected or regrouped. */
export function ledgerOf(
  company: Company,
  world: { outlook: Outlook; prices: PriceHistory; economy: Economy },
): Ledger {
  const { outlook, economy } = world;
  const chance = chanceOf(economy.seed, `ledger/${company.symbol}`);
  const from = economy.calendar.days[company.first] as Day;
  const sale = company.traits.has("discontinues") ? saleOf(outlook.quarters, from, chance) : null;
  const books = booksOf(company, { inputs: quarterInputs(company, world), sale, chance });
  const errs = company.traits.has("restates");
  const misstatement = errs ? misstatementOf(outlook.quarters, { books, from, chance }) : null;
  return {
    misstatement,
    at(quarter, filed) {
      const final = books[quarter] as Books;
      if (misstatement && filed < misstatement.corrected && quarter <= misstatement.last)
        return withExpenses(misstated(final, quarter, misstatement));
      if (sale && quarter < sale.decided && filed < (outlook.quarters[sale.decided] as ReportedQuarter).filed)
        return withExpenses(undivided(final));
      return withExpenses(final);
    },
  };
}

function booksOf(
  company: Company,
  from: { inputs: ReturnType<typeof quarterInputs>; sale: Sale | null; chance: Chance },
): readonly Books[] {
  const { kind } = company.industry;
  if (kind === "bank") return bankBooks(company, from.inputs);
  if (kind === "insurer") return insurerBooks(company, from.inputs);
  return operatingBooks(company, from.inputs, { given: from.sale, chance: from.chance });
}
