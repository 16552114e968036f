import type { Item, StatementItemId } from "./expression.ts";
import { ASSET_LINES, FINANCIAL_BALANCE_LINES, LIABILITY_LINES } from "./statement-balance-items.ts";
import { FINANCING_LINES, INVESTING_LINES, OPERATING_LINES } from "./statement-cash-flow-items.ts";
import { FINANCIAL_INCOME_LINES, INCOME_LINES } from "./statement-income-items.ts";

/**
 * Lines that only the whole statements show, as filers state them: each is one tag, and no line is composed of others.
 * Payments, and increases of receivables and inventory, are positive, as the tags have them.
 *
 * @see 1.4, FND-17
 */
export const STATEMENT_ITEMS: Readonly<Record<StatementItemId, Item>> = {
  ...INCOME_LINES,
  ...FINANCIAL_INCOME_LINES,
  ...ASSET_LINES,
  ...LIABILITY_LINES,
  ...FINANCIAL_BALANCE_LINES,
  ...OPERATING_LINES,
  ...INVESTING_LINES,
  ...FINANCING_LINES,
};
