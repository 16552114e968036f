import { FACT_ITEMS, type KnownNumbers } from "../facts.ts";

/**
 * The years in which returns exceeded their cost, under the names by which wordings tell them: all of the years, none of them, or so many
 * of so many. A wording is used only where its name is given.
 *
 * @param slots Slots of a plan, those of the years among them or not.
 * @returns The same with the years as they are told.
 *
 * @example
 * yearsAboveSlots({}, numbers); // { allYears: "moat.years" } where the share is 1
 */
export function yearsAboveSlots(
  slots: Readonly<Record<string, string>>,
  numbers: KnownNumbers,
): Readonly<Record<string, string>> {
  const { moatYears: years, moatYearsAbove: above } = FACT_ITEMS;
  if (!numbers.has(years) || !numbers.has(above)) return slots;
  const count = numbers.of(above);
  if (count === numbers.of(years)) return { ...slots, allYears: years };
  return count === 0 ? { ...slots, noYears: years } : { ...slots, yearsAbove: above, someYears: years };
}
