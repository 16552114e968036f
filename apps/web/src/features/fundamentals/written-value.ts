import type { WireCatalogueMetric, WireMetric, WirePeriod } from "@plumbline/contract";
import { type FormatTick, percentDecimals } from "../../charts/index.ts";
import type { Formats } from "../../format/index.ts";
import type { Text } from "../../i18n/index.ts";

type Unit = WireCatalogueMetric["unit"];

/** How values of a unit are written: money in the unit of the page, rates in percent, multiples with their sign. */
export function valueWriter(unit: Unit, formats: Formats, text: Text): (value: number) => string {
  switch (unit) {
    case "money":
      return (value) => formats.amount(value);
    case "perShare":
      return (value) => formats.number(value);
    case "fraction":
      return (value) => formats.percent(value);
    case "times":
      return (value) => text("fundamentals.times", { n: formats.number(value) });
  }
}

/** A short form for the scale of a chart. */
export function tickWriter(unit: Unit, formats: Formats, text: Text): FormatTick {
  switch (unit) {
    case "money":
      return (value) => formats.amount(value, 0);
    case "perShare":
      return (value) => formats.number(value);
    case "fraction":
      return (value, decimals) => formats.percent(value, percentDecimals(decimals));
    case "times":
      return (value, decimals) => text("fundamentals.times", { n: formats.number(value, decimals) });
  }
}

/** How a change on the year is written: relative, in percentage points, or as a difference of multiples. */
export function changeWriter(
  unit: Unit,
  kind: WireMetric["columns"]["yearOverYear"]["kind"],
  { formats, text }: { readonly formats: Formats; readonly text: Text },
): (value: number) => string {
  if (kind === "relative") return formats.change;
  return unit === "fraction"
    ? (value) => text("fundamentals.points", { n: formats.points(value) })
    : (value) => text("fundamentals.times", { n: formats.signed(value) });
}

/** A fiscal period in the company's fiscal years, such as "Q2 FY2026". */
export function periodName({ fiscalYear, fiscalQuarter }: WirePeriod, text: Text): string {
  return fiscalQuarter === null
    ? text("fundamentals.year", { year: fiscalYear })
    : text("fundamentals.quarter", { quarter: fiscalQuarter, year: fiscalYear });
}
