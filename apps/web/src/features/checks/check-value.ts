import type { WireEvaluation } from "@plumbline/contract";
import { toInput } from "../../format/index.ts";
import { decimalsApart, decimalsOf } from "./decimals.ts";
import type { Speaker } from "./speaker.ts";

/** Checks whose value is the difference of two rates. */
const DIFFERENCES: readonly string[] = ["G9", "F12"];

/** What a value is measured in, and of which check. */
export type Measured = Pick<WireEvaluation, "id" | "unit">;

function written(value: number, { id, unit }: Measured, decimals: number, { text, formats }: Speaker): string {
  switch (unit) {
    case "money":
      return value === 0 ? formats.count(0) : formats.compact(value);
    case "fraction":
      return DIFFERENCES.includes(id)
        ? text("checks.points", { n: value === 0 ? formats.count(0) : formats.points(value) })
        : formats.percent(value, decimals);
    case "fiscalYears":
      return formats.count(value);
    default:
      return formats.number(value, decimals);
  }
}

/** Whole points are written whole; every other value has its decimals. */
const isWhole = (value: number, unit: WireEvaluation["unit"]): boolean => unit === "points" && Number.isInteger(value);

/** A threshold, without idle zeros. */
export function writeThreshold(threshold: number, check: Measured, speaker: Speaker): string {
  return written(threshold, check, decimalsOf(toInput(threshold, check.unit)), speaker);
}

/** The value of a check, so fine that it is seen on which side of the threshold it lies. */
export function writeValue(value: number, { threshold, ...check }: Measured & { threshold: number }, speaker: Speaker) {
  const [shown, limit] = [toInput(value, check.unit), toInput(threshold, check.unit)];
  return written(value, check, isWhole(value, check.unit) ? 0 : decimalsApart(shown, limit), speaker);
}

/** The size of a margin in the unit of the check; that of rates in percentage points. */
export function writeMargin(size: number, { unit }: Measured, { text, formats }: Speaker): string {
  const decimals = isWhole(size, unit) ? 0 : decimalsApart(toInput(size, unit), 0);
  switch (unit) {
    case "money":
      return formats.compact(size);
    case "fraction":
      return text("checks.points", { n: formats.number(toInput(size, unit), decimals) });
    case "fiscalYears":
      return text("checks.years", { count: size, n: formats.count(size) });
    case "years":
      return text("checks.years", { count: size, n: formats.number(size, decimals) });
    default:
      return formats.number(size, decimals);
  }
}
