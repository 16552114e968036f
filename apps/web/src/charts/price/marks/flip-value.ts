import type { WireCheckFlip } from "@plumbline/contract";
import type { Formats } from "../../../format/index.ts";

const [MIN_DECIMALS, MAX_DECIMALS] = [2, 6];

/** Writes a value of a check, or its threshold, with enough decimals to see on which side of the threshold the value lies. */
export function flipValue(
  value: number,
  { unit, threshold }: Pick<WireCheckFlip, "unit" | "threshold">,
  formats: Formats,
): string {
  const scale = unit === "fraction" ? 100 : 1;
  let decimals = value === threshold && Number.isInteger(scale * value) ? 0 : MIN_DECIMALS;
  const isAlike = () => (scale * value).toFixed(decimals) === (scale * threshold).toFixed(decimals);
  while (decimals >= MIN_DECIMALS && decimals < MAX_DECIMALS && value !== threshold && isAlike()) decimals++;
  if (unit === "money") return value === 0 ? formats.count(0) : formats.compact(value);
  if (unit === "fiscalYears") return formats.count(value);
  return unit === "fraction" ? formats.percent(value, decimals) : formats.number(value, decimals);
}
