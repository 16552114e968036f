import type { Item, ItemId } from "./expression.ts";

const stock = (find: Item["find"]): Item => ({ kind: "stock", find });

/**
 * Interest-bearing debt. `LongTermDebt` includes current maturities, so these are taken off where it stands for the
 * non-current part; operating leases are left out.
 *
 * @see finance.md 1.4
 */
export const DEBT_ITEMS = {
  longTermDebtCurrent: stock({
    firstOf: [
      "LongTermDebtCurrent",
      "LongTermDebtAndCapitalLeaseObligationsCurrent",
      "ifrs-full:CurrentPortionOfLongtermBorrowings",
    ],
  }),
  debtWithinAYear: stock({
    firstOf: [
      "DebtCurrent",
      {
        sumOf: [
          {
            firstOf: [
              "ShortTermBorrowings",
              "CommercialPaper",
              "OtherShortTermBorrowings",
              "ifrs-full:ShorttermBorrowings",
            ],
          },
          { item: "longTermDebtCurrent" },
        ],
        needs: "any",
      },
    ],
  }),
  longTermDebtNoncurrent: stock({
    firstOf: [
      "LongTermDebtNoncurrent",
      "LongTermDebtAndCapitalLeaseObligations",
      "ConvertibleLongTermNotesPayable",
      "ConvertibleDebtNoncurrent",
      // Where both exist the notes are a part of the debt, as with the two revenue tags.
      { largestOf: ["LongTermNotesPayable", { difference: ["LongTermDebt", "LongTermDebtCurrent"], optional: true }] },
      "ifrs-full:LongtermBorrowings",
    ],
  }),
  longTermDebt: stock({ sumOf: [{ item: "longTermDebtNoncurrent" }, { item: "longTermDebtCurrent" }], needs: "any" }),
  totalDebt: stock({
    firstOf: [
      { sumOf: [{ item: "debtWithinAYear" }, { item: "longTermDebtNoncurrent" }], needs: "any" },
      "ifrs-full:Borrowings",
    ],
  }),
} as const satisfies Partial<Record<ItemId, Item>>;
