import { checkOf } from "@plumbline/core/checks";
import { screenMetricOf } from "@plumbline/core/screen";
import { VERDICT_PARTS, type VerdictPart } from "@plumbline/core/verdict";
import { VERDICT_BOUNDS, VERDICT_DIMENSIONS } from "@plumbline/core/words";
import { markdownTable } from "./markdown-table.ts";

const TITLES = {
  value: "Value",
  growth: "Growth",
  profitability: "Profitability",
  health: "Health",
  expectations: "Expectations",
  behaviour: "Behaviour",
} as const;

/** The parts of the verdict on a stock, dimension by dimension. */
export function verdictSection(): string {
  const rows = VERDICT_DIMENSIONS.flatMap((dimension) =>
    VERDICT_PARTS[dimension].map((part) => [TITLES[dimension], nameOf(part), formulaOf(part), scoreOf(part)]),
  );
  return `## Verdict

The score of a dimension is the mean of its known parts, each from 0 to 1 (VER-01, VER-02); it is strong from ${VERDICT_BOUNDS.strong} on and weak up to
${VERDICT_BOUNDS.weak}. Beside it stands the median of the sector (VER-04).

${markdownTable(["Dimension", "Part", "Formula", "Score"], rows)}`;
}

function nameOf(part: VerdictPart): string {
  if ("metric" in part) return screenMetricOf(part.metric)?.name ?? part.metric;
  if ("check" in part)
    return part.kind === "gap" ? `\`${part.id}\`` : `${part.check}: ${checkOf(part.check).rule.name}`;
  return `\`${part.id}\``;
}

function formulaOf(part: VerdictPart): string {
  if ("metric" in part) return screenMetricOf(part.metric)?.formula ?? part.metric;
  if ("check" in part)
    return part.kind === "gap" ? `${part.id}Value ÷ priceInAccounts − 1` : checkOf(part.check).rule.formula;
  return TARGET_FORMULAS[part.id];
}

const TARGET_FORMULAS = {
  consensus: "bias-adjusted consensus ÷ price − 1",
  above: "firms of the consensus with a target above the price, of all of them",
  raised: "targets raised, of those raised or lowered, in three months",
} as const;

function scoreOf({ kind }: VerdictPart): string {
  return SCORES[kind];
}

const SCORES = {
  gap: "½ + gap, from 0 to 1",
  check: "1 passed, ½ near, 0 failed",
  standing: "share of peers that are worse",
  share: "(yes + 1) ÷ (all + 2) (VER-03)",
} as const;
