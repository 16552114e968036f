import type { WireTarget } from "@plumbline/contract";
import type { TargetFate } from "../../../charts/targets/target-layout.ts";

/** What became of a target; met is met, also while its twelve months run. */
export function fateOf({ outcome }: Pick<WireTarget, "outcome">): TargetFate {
  if (outcome.state === "unknown") return "unknown";
  if (outcome.dayMet !== null) return "met";
  return outcome.state === "matured" ? "missed" : "running";
}

/** Whether what became of a target was measured over a price move that nothing supports; once met, what comes later is nothing to it. */
export function isOutcomeDoubtful({ outcome }: Pick<WireTarget, "outcome">): boolean {
  if (outcome.state === "unknown") return false;
  const { dayMet, doubtful = [] } = outcome;
  return doubtful.some((day) => dayMet === null || day <= dayMet);
}

const MILLISECONDS_PER_DAY = 86_400_000;

/** Calendar days between two days, `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY);
}
