import { BALANCE_ITEMS } from "./balance-items.ts";
import { CASH_FLOW_ITEMS } from "./cash-flow-items.ts";
import { DEBT_ITEMS } from "./debt-items.ts";
import type { Item, ItemId } from "./expression.ts";
import { INCOME_ITEMS } from "./income-items.ts";
import { STATEMENT_ITEMS } from "./statement-items.ts";

/** Every line of the statements, with the concepts it is found under in order of precedence. */
export const ITEMS: Readonly<Record<ItemId, Item>> = {
  ...INCOME_ITEMS,
  ...CASH_FLOW_ITEMS,
  ...BALANCE_ITEMS,
  ...DEBT_ITEMS,
  ...STATEMENT_ITEMS,
};
