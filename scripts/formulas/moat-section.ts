import { MOAT_LIMIT_DEFAULTS, MOAT_LIMITS_DAY, SOURCE_LIMITS } from "@plumbline/core/moat";
import { MOAT_LIMIT_BOUNDS, MOAT_LIMITS, type MoatLimit } from "@plumbline/core/words";
import { markdownTable } from "./markdown-table.ts";
import { writtenNumber } from "./written-number.ts";

const MEANINGS: Readonly<Record<MoatLimit, readonly [meaning: string, unit: "fraction" | "points"]>> = {
  wideShare: ["Wide: share of years with a spread above 0, at least", "fraction"],
  wideMedian: ["Wide: median spread, at least", "fraction"],
  wideSources: ["Wide: strong sources, at least", "points"],
  narrowShare: ["Narrow: share of years with a spread above 0, at least", "fraction"],
  narrowMedian: ["Narrow: median spread, above", "fraction"],
  narrowSources: ["Narrow: strong sources, at least", "points"],
  strongScore: ["Score from which a source is strong", "points"],
  trendPoints: ["Change of the spread up to which it is stable", "fraction"],
};

interface SourceRow {
  readonly source: string;
  readonly formula: string;
  readonly limits: readonly (keyof typeof SOURCE_LIMITS)[];
  readonly rule: string;
}

const SOURCES: readonly SourceRow[] = [
  {
    source: "Intangible assets",
    formula:
      "grossProfit ÷ revenue: share of peers with less; standard deviation ÷ mean over 10 years; researchAndDevelopment ÷ revenue; advertising ÷ revenue, where reported",
    limits: ["marginHigh", "marginAbove", "marginSteady", "research", "upperHalf"],
    rule: "MOAT-05",
  },
  {
    source: "Cost advantage",
    formula:
      "standing by operatingIncome ÷ revenue less standing by gross margin; slope of cost ÷ revenue less that of peers",
    limits: ["costsLow", "overheadLow", "costsFalling", "upperHalf"],
    rule: "MOAT-06",
  },
  {
    source: "Switching costs",
    formula: "standard deviation of revenue growth: share of peers with more; deferredRevenue ÷ revenue and its slope",
    limits: ["verySteady", "steady", "prepaidMuch", "prepaid"],
    rule: "MOAT-07",
  },
  {
    source: "Efficient scale",
    formula:
      "revenue ÷ revenue of the industry in the market; companies above a tenth of it; capex ÷ revenue against peers",
    limits: ["largeShare", "notableShare", "few", "upperHalf"],
    rule: "MOAT-08",
  },
  {
    source: "Network effect",
    formula:
      "a passage of the annual report that describes one: 0 or 1 in the written report, which no account can show",
    limits: [],
    rule: "MOAT-10",
  },
];

/** The limits by which a moat is labelled and its sources are scored. */
export function moatSection(): string {
  const sources = SOURCES.map(({ source, formula, limits, rule }) => [
    source,
    formula,
    limits.map((name) => `\`${name}\` ${SOURCE_LIMITS[name]}`).join(", ") || "–",
    rule,
  ]);
  return `## Moats

Spread = ROIC − WACC of each of the ten latest fiscal years (MOAT-01, MOAT-02); financials: ROE − cost of equity. Limits hold from
${MOAT_LIMITS_DAY} on and are an assumption of this program; a reader may move those of the label within the bounds (MOAT-03, MOAT-04,
MOAT-09).

${markdownTable(["Limit", "Id", "Default", "Bounds"], MOAT_LIMITS.map(limitRow))}
### Sources of a moat

Scores from 0 to 3; levels are medians of five fiscal years, standings the share of the peers that do worse.

${markdownTable(["Source", "Formula", "Limits", "Rule"], sources)}`;
}

function limitRow(name: MoatLimit): string[] {
  const [meaning, unit] = MEANINGS[name];
  const { min, max, step } = MOAT_LIMIT_BOUNDS[name];
  const written = (value: number) => writtenNumber(value, unit);
  const bounds = `${written(min)} to ${written(max)}, steps of ${written(step)}`;
  return [meaning, `\`${name}\``, written(MOAT_LIMIT_DEFAULTS[name]), bounds];
}
