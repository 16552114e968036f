import type { WireEvaluation } from "@plumbline/contract";

/** The outcomes of checks as shown to the reader: near ones are divided by side. */
export const CHECK_OUTCOMES = ["passed", "nearPassed", "nearFailed", "failed", "unknown", "notApplicable"] as const;
export type CheckOutcome = (typeof CHECK_OUTCOMES)[number];

const STATES = { pass: "passed", fail: "failed", unknown: "unknown", "not-applicable": "notApplicable" } as const;

/** The outcome of a check. */
export function outcomeOf({ state, result }: Pick<WireEvaluation, "state" | "result">): CheckOutcome {
  if (state === "near") return result === "pass" ? "nearPassed" : "nearFailed";
  return STATES[state];
}

/** The number of checks by outcome, in the order of `CHECK_OUTCOMES`. */
export function countOutcomes(
  checks: readonly Pick<WireEvaluation, "state" | "result">[],
): Readonly<Record<CheckOutcome, number>> {
  const counts = { passed: 0, nearPassed: 0, nearFailed: 0, failed: 0, unknown: 0, notApplicable: 0 };
  for (const check of checks) counts[outcomeOf(check)]++;
  return counts;
}

/** The checks of a tab in the order of the registry; checks that do not apply to the company come last. */
export function checksOfTab(checks: readonly WireEvaluation[], tab: WireEvaluation["tab"]): readonly WireEvaluation[] {
  const ofTab = checks.filter((check) => check.tab === tab);
  const fits = ({ state }: WireEvaluation): boolean => state !== "not-applicable";
  return [...ofTab.filter(fits), ...ofTab.filter((check) => !fits(check))];
}

/** So many checks without a value for the same reason say it once. */
const MIN_FOLDED = 3;

/** Checks that have no value, all for one reason. */
export interface FoldedChecks<Check> {
  readonly because: NonNullable<WireEvaluation["because"]>;
  readonly checks: readonly Check[];
}

/** Divides checks into those that have a row each, and those that share a line because they lack a value for one reason. */
export function foldChecks<Check extends Pick<WireEvaluation, "state" | "because" | "value">>(
  checks: readonly Check[],
): { readonly shown: readonly Check[]; readonly folded: readonly FoldedChecks<Check>[] } {
  const groups = new Map<FoldedChecks<Check>["because"], Check[]>();
  for (const check of checks) {
    const isMissing = check.value.value === null && (check.state === "unknown" || check.state === "not-applicable");
    if (isMissing && check.because !== null) groups.set(check.because, [...(groups.get(check.because) ?? []), check]);
  }
  const folded = [...groups]
    .filter(([, group]) => group.length >= MIN_FOLDED)
    .map(([because, group]) => ({ because, checks: group }));
  return { shown: checks.filter((check) => folded.every((group) => !group.checks.includes(check))), folded };
}
