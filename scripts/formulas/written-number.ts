import type { CheckUnit } from "@plumbline/core/checks";

const SIZES = [
  [1e9, "bn"],
  [1e6, "m"],
] as const;

/** A number in its unit as the page shows it: rates as percent, money shortened. */
export function writtenNumber(value: number, unit: CheckUnit): string {
  if (unit === "fraction") return isThird(value) ? `${Math.round(value * 3)}/3` : `${trimmed(value * 100)} %`;
  if (unit === "years" || unit === "fiscalYears") return `${trimmed(value)} ${value === 1 ? "year" : "years"}`;
  const [size, word] = (unit === "money" && SIZES.find(([least]) => Math.abs(value) >= least)) || [1, ""];
  return [trimmed(value / size), word].filter((part) => part !== "").join(" ");
}

/** Thirds have no end as percent. */
function isThird(value: number): boolean {
  return !Number.isInteger(value) && Math.abs(value * 3 - Math.round(value * 3)) < 1e-9;
}

/** Without the digits that binary fractions add. */
function trimmed(value: number): string {
  return String(Number(value.toPrecision(12))).replace("-", "−");
}
