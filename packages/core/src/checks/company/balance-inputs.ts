import type { Figure } from "../../figure/index.ts";
import type { ItemId } from "../../fundamentals/index.ts";
import type { CheckInputs } from "../check-inputs.ts";
import { type Accounts, inDollars, latestPeriods, orNone, yearsAgo } from "./accounts.ts";

type BalanceInputName =
  | "assets"
  | "assetsDollars"
  | "currentAssets"
  | "currentLiabilities"
  | "liabilities"
  | "equity"
  | "preferred"
  | "minorityInterest"
  | "goodwill"
  | "intangibles"
  | "propertyNet"
  | "cash"
  | "totalDebt"
  | "shortTermDebt"
  | "longTermDebt"
  | "deposits"
  | "loans"
  | "inventory"
  | "inventoryYearAgo";

/**
 * What the checks need from the latest balance sheet. A filer does not tag a line it does not have: where the balance sheet
 * is known, preferred stock, minority interest, goodwill and intangibles that are not reported are 0, proved by its
 * total assets.
 *
 * @param accounts The company on a day.
 * @see docs/rules.md 1.4
 *
 * @example
 * balanceInputs({ fundamentals: apple, source: "sec" }).preferred; // { value: 0, provenance: that of total assets }
 */
export function balanceInputs(accounts: Accounts): Pick<CheckInputs, BalanceInputName> {
  const periods = latestPeriods(accounts);
  const item = (id: ItemId): Figure => yearsAgo(accounts, 0, (index) => periods.item(id, index));
  const assets = item("assets");
  const totalDebt = item("totalDebt");
  const shortTermDebt = item("debtWithinAYear");
  const longTermDebt = item("longTermDebt");
  return {
    assets,
    assetsDollars: inDollars(assets, accounts),
    currentAssets: item("assetsCurrent"),
    currentLiabilities: item("liabilitiesCurrent"),
    liabilities: item("liabilities"),
    equity: item("equity"),
    preferred: orNone(item("preferred"), assets),
    minorityInterest: orNone(item("minorityInterest"), assets),
    goodwill: orNone(item("goodwill"), assets),
    intangibles: orNone(item("intangibles"), assets),
    propertyNet: item("propertyNet"),
    cash: item("cashAndShortTermInvestments"),
    totalDebt,
    shortTermDebt: restOfDebt(shortTermDebt, { other: longTermDebt, totalDebt }),
    longTermDebt: restOfDebt(longTermDebt, { other: shortTermDebt, totalDebt }),
    deposits: item("deposits"),
    loans: item("loans"),
    inventory: item("inventory"),
    inventoryYearAgo: yearsAgo(accounts, 1, (index) => periods.item("inventory", index)),
  };
}

/** One term of the debt: where only the other is shown, or there is no debt at all, it is 0. */
function restOfDebt(part: Figure, { other, totalDebt }: { other: Figure; totalDebt: Figure }): Figure {
  const isWholeDebtElsewhere = totalDebt.value === 0 || other.value !== null;
  return isWholeDebtElsewhere ? orNone(part, totalDebt) : part;
}
