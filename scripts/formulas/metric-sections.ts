import { METRICS, type Metric } from "@plumbline/core/fundamentals";
import { leftOut } from "./company-kinds.ts";
import { markdownTable } from "./markdown-table.ts";

const GROUPS: Readonly<Record<Metric["group"], string>> = {
  growth: "Growth metrics",
  offensive: "Offensive metrics",
  defensive: "Defensive metrics",
};

const UNITS: Readonly<Record<Metric["unit"], string>> = {
  money: "currency of the accounts",
  perShare: "currency of the accounts per share",
  fraction: "fraction",
  times: "times",
};

/** What a change on the year is, by kind of metric. */
const CHANGES: Readonly<Record<Metric["kind"], string>> = {
  amount: "relative",
  pct: "difference in percentage points",
  multiple: "difference",
};

const HEAD = ["Metric", "Id", "Formula", "Unit", "Better when", "Change on the year", "Rules", "Source", "Not for"];

/** A table of the metrics of each group. */
export function metricSections(): string[] {
  return Object.entries(GROUPS).map(([group, title]) => {
    const rows = METRICS.filter((metric) => metric.group === group).map(rowOf);
    return `## ${title}\n\n${markdownTable(HEAD, rows)}`;
  });
}

function rowOf(metric: Metric): string[] {
  const { name, id, formula, unit, good, kind, rules, source } = metric;
  return [
    ...[name, `\`${id}\``, formula, UNITS[unit], good, CHANGES[kind]],
    ...[rules.join(", "), source, leftOut(metric)],
  ];
}
