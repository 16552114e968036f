import { SECTORS } from "../../model/index.ts";

/** Sectors of the classification that Yahoo uses, and older names of GICS. */
const OTHER_NAMES: ReadonlyMap<string, (typeof SECTORS)[number]> = new Map([
  ["technology", "Information Technology"],
  ["financial services", "Financials"],
  ["financial", "Financials"],
  ["healthcare", "Health Care"],
  ["consumer cyclical", "Consumer Discretionary"],
  ["consumer defensive", "Consumer Staples"],
  ["basic materials", "Materials"],
  ["telecommunication services", "Communication Services"],
  ["telecommunications services", "Communication Services"],
]);

/**
 * Names the GICS sector that a list means.
 *
 * @param name Sector in the words of GICS or of Yahoo, in any case.
 * @returns One of the 11 sectors, or `null` for anything else.
 *
 * @example
 * gicsSector("Consumer Cyclical"); // "Consumer Discretionary"
 */
export function gicsSector(name: string): (typeof SECTORS)[number] | null {
  const lower = name.trim().toLowerCase();
  return OTHER_NAMES.get(lower) ?? SECTORS.find((sector) => sector.toLowerCase() === lower) ?? null;
}
