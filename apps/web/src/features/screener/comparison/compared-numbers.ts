import type { ScreenGroup } from "@plumbline/contract/calls";
import { numbersByGroup, type ScreenCatalogue, type ScreenNumber } from "../catalogue/screen-catalogue.ts";

/** Of the many numbers of the price, those that tell companies apart. */
const OF_PRICE = [
  ...["price", "change.1m", "change.1y", "change.5y", "totalAnnual.5y"],
  ...["rangePosition.year", "momentum", "priceToAverage", "volatility.1y"],
] as const;

/** Ratios that another number of the comparison already says. */
const SAID_TWICE: readonly string[] = ["earningsYield", "bookToMarket"];

function isCompared({ id, group, column }: ScreenNumber): boolean {
  if (group === "price") return (OF_PRICE as readonly string[]).includes(id);
  if (SAID_TWICE.includes(id)) return false;
  return column === null || column === "latest" || (column === "yearOverYear" && group === "growth");
}

/** The numbers of a comparison, group by group. */
export function comparedNumbers(catalogue: ScreenCatalogue): [group: ScreenGroup, numbers: ScreenNumber[]][] {
  return numbersByGroup(catalogue)
    .map(([group, numbers]): [ScreenGroup, ScreenNumber[]] => [group, numbers.filter(isCompared)])
    .filter(([, numbers]) => numbers.length > 0);
}

/** Whether more or less of a number is better for an owner: amounts and prices only say how large something is. */
export function hasMerit({ unit, nature }: Pick<ScreenNumber, "unit" | "nature">): boolean {
  return nature !== "level" || (unit !== "money" && unit !== "perShare");
}
