import type { ItemId } from "./expression.ts";
import { ITEMS } from "./items.ts";
import { conceptsIn } from "./referenced-concepts.ts";

const DEBT_ITEM_IDS: readonly ItemId[] = [
  "longTermDebtCurrent",
  "debtWithinAYear",
  "longTermDebtNoncurrent",
  "totalDebt",
];

/** Every concept of a debt on a balance sheet. */
export const DEBT_CONCEPTS: readonly string[] = [...new Set(DEBT_ITEM_IDS.flatMap((id) => conceptsIn(ITEMS[id].find)))];
