import type { WireHonesty } from "@plumbline/contract";
import { useFormats, useText } from "../../i18n/index.ts";

type Finding = WireHonesty["findings"][number];

/** How the number of a finding is written; rates are fractions. */
const UNITS: Readonly<Record<string, "percent" | "count" | "number">> = {
  "HON-01": "count",
  "HON-02": "count",
  "HON-03": "count",
  "HON-04": "number",
  "HON-05": "percent",
  "HON-06": "percent",
  "HON-07": "percent",
  "HON-08": "percent",
  "HON-09": "percent",
  "HON-10": "number",
  "HON-11": "percent",
  "HON-12": "percent",
  "HON-13": "count",
};

const RULES = [
  "HON-01",
  "HON-02",
  "HON-03",
  "HON-04",
  "HON-05",
  "HON-06",
  "HON-07",
  "HON-08",
  "HON-09",
  "HON-10",
  "HON-11",
  "HON-12",
  "HON-13",
] as const;
type Rule = (typeof RULES)[number];

const isRule = (rule: string): rule is Rule => (RULES as readonly string[]).includes(rule);

/** One plain sentence about what a rule found. */
export function useFindingWords(): (finding: Finding) => string {
  const text = useText();
  const { count, number, percent } = useFormats();
  const write = { count, percent: (value: number) => percent(value), number: (value: number) => number(value, 1) };
  return ({ rule, state, value }) => {
    if (!isRule(rule)) return rule;
    if (value === null || state === "unknown") return text(`runs.finding.${rule}.unknown`);
    const values = { count: Math.round(value), n: write[UNITS[rule] ?? "number"](value) };
    // The rules that ask yes or no have a sentence for each.
    if (rule === "HON-01" || rule === "HON-02")
      return text(`runs.finding.${rule}.${state === "pass" ? "pass" : "fail"}`, values);
    // The bound nearest to 0 is the lower one of a lead, the upper one of a lag.
    if (rule === "HON-12") return text(`runs.finding.${rule}.${state}`, values);
    return text(`runs.finding.${rule}`, values);
  };
}
