import { RATIOS, SCREEN_GROUPS, SCREEN_METRICS, type ScreenGroup, type ScreenMetric } from "@plumbline/core/screen";
import { leftOut } from "./company-kinds.ts";
import { markdownTable } from "./markdown-table.ts";

const GROUPS: Readonly<Record<ScreenGroup, string>> = {
  price: "Price",
  value: "Value",
  quality: "Quality",
  growth: "Growth",
  offensive: "Offensive",
  defensive: "Defensive",
};

const INTRODUCTION = `## Numbers of the screener

By these the screener filters and sorts, beside the checks. A percentile is the share of the other companies of a group that are
worse, those equal to it counting half: 1 is the best. What is missing passes no filter and has no percentile.
`;

const HEAD = ["Number", "Id", "Formula", "Unit", "Better when", "Not for", "Source"];

/** The numbers of the screener, group by group; the columns of the fifteen metrics once for all of them. */
export function screenSection(): string {
  const groups = SCREEN_GROUPS.flatMap((group) => {
    const own = SCREEN_METRICS.filter((metric) => metric.group === group && metric.metric === null);
    return own.length === 0 ? [] : [`### ${GROUPS[group]}\n\n${markdownTable(HEAD, own.map(rowOf))}`];
  });
  return [INTRODUCTION, ...groups, columnsPart()].join("\n");
}

function rowOf({ id, name, formula, unit, good, source }: ScreenMetric): string[] {
  const { notFor = [], ifFiledBy = [] } = RATIOS.find((ratio) => ratio.id === id) ?? {};
  return [name, `\`${id}\``, formula, UNITS[unit], good, leftOut({ notFor, ifFiledBy }), source];
}

const UNITS: Readonly<Record<ScreenMetric["unit"], string>> = {
  money: "money",
  perShare: "money per share",
  times: "times",
  fraction: "fraction",
  points: "points",
  years: "years",
  fiscalYears: "years",
};

/** Every metric has the same columns: the first amount and the first percentage show them all. */
function columnsPart(): string {
  const examples = ["revenue", "grossMargin"].map((id) => SCREEN_METRICS.filter(({ metric }) => metric === id));
  const rows = examples.flat().map(({ id, name, formula, unit }) => [name, `\`${id}\``, formula, UNITS[unit]]);
  return `### Columns of the fifteen metrics

Each metric is offered in its five columns, its id followed by that of the column; here of an amount and of a percentage.

${markdownTable(["Number", "Id", "Formula", "Unit"], rows)}`;
}
