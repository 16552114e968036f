import type { WireEvaluation } from "@plumbline/contract";

/** What a reader is told of a check: near ones also say on which side they are. */
export const STANDINGS = ["passed", "nearPassed", "nearFailed", "failed", "unknown", "notApplicable"] as const;
export type Standing = (typeof STANDINGS)[number];

const STATES = { pass: "passed", fail: "failed", unknown: "unknown", "not-applicable": "notApplicable" } as const;

/** How a check stands. */
export function standingOf({ state, result }: Pick<WireEvaluation, "state" | "result">): Standing {
  if (state === "near") return result === "pass" ? "nearPassed" : "nearFailed";
  return STATES[state];
}

/** How many of some checks stand how, in the order of `STANDINGS`. */
export function countStandings(
  checks: readonly Pick<WireEvaluation, "state" | "result">[],
): Readonly<Record<Standing, number>> {
  const counts = { passed: 0, nearPassed: 0, nearFailed: 0, failed: 0, unknown: 0, notApplicable: 0 };
  for (const check of checks) counts[standingOf(check)]++;
  return counts;
}

/** The checks of a tab in the order of the registry; those that do not fit the company come last. */
export function checksOfTab(checks: readonly WireEvaluation[], tab: WireEvaluation["tab"]): readonly WireEvaluation[] {
  const ofTab = checks.filter((check) => check.tab === tab);
  const fits = ({ state }: WireEvaluation): boolean => state !== "not-applicable";
  return [...ofTab.filter(fits), ...ofTab.filter((check) => !fits(check))];
}
