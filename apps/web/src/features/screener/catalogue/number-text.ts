import { toInput } from "../../../format/index.ts";
import type { ScreenNumber } from "./screen-catalogue.ts";
import type { ScreenWords } from "./screen-words.ts";

type Written = Pick<ScreenNumber, "unit" | "nature"> & Partial<Pick<ScreenNumber, "group">>;

/** A value of a company, as it stands in the table. */
export function writeNumber(value: number, { unit, nature, group }: Written, { text, formats }: ScreenWords): string {
  if (nature === "change") return formats.change(value);
  if (nature === "difference") {
    return unit === "fraction" ? text("fundamentals.points", { n: formats.points(value) }) : formats.signed(value);
  }
  switch (unit) {
    case "money":
      return value === 0 ? formats.count(0) : formats.compact(value);
    case "perShare":
      return group === "price" ? formats.price(value) : formats.number(value);
    case "fraction":
      return formats.percent(value);
    case "fiscalYears":
      return formats.count(value);
    default:
      return formats.number(value);
  }
}

/** Decimals that a bound may have; more nobody types. */
const MOST_DECIMALS = 4;

/** A bound that a reader has set: as fine as it was typed, without idle zeros. */
export function writeBound(bound: number, number: Written, words: ScreenWords): string {
  const { unit, nature } = number;
  if (unit === "money" && nature === "level") return writeNumber(bound, number, words);
  const decimals = decimalsOf(toInput(bound, unit));
  if (unit !== "fraction") return words.formats.number(bound, decimals);
  if (nature === "difference")
    return words.text("fundamentals.points", { n: words.formats.number(bound * 100, decimals) });
  return words.formats.percent(bound, decimals);
}

function decimalsOf(shown: number): number {
  const decimals = String(Number(shown.toFixed(MOST_DECIMALS))).split(".")[1];
  return decimals?.length ?? 0;
}

/** Whether a value is drawn in the colour of its direction: only what happened to a price is a gain or a loss. */
export function isGainOrLoss({ id, nature }: Pick<ScreenNumber, "id" | "nature">): boolean {
  return nature === "change" && !id.endsWith(".yearOverYear");
}

/** How far a value is from a bound; that of rates in percentage points. */
export function writeDistance(size: number, number: Written, words: ScreenWords): string {
  const { unit } = number;
  if (unit === "fraction") return words.text("fundamentals.points", { n: words.formats.number(toInput(size, unit)) });
  return writeNumber(size, { ...number, nature: "level" }, words);
}
