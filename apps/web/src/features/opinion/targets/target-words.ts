import type { WireTarget } from "@plumbline/contract";
import { type Formats, MISSING } from "../../../format/index.ts";
import type { Text } from "../../../i18n/index.ts";
import { daysBetween, fateOf, isOutcomeDoubtful } from "./fate.ts";

/** What it takes to speak of targets. */
export interface TargetSpeaker {
  readonly text: Text;
  readonly formats: Formats;
  /** Name of a firm by its id. */
  readonly firmName: (id: string) => string;
  /** The day on which all is seen. */
  readonly today: string;
}

const KNOWN_ACTIONS = ["initiate", "raise", "lower", "maintain", "reiterate", "announces", "adjusts"] as const;

/** What a firm did to its target; a provider's own word stays as it is. */
export function actionWord({ action }: Pick<WireTarget, "action">, text: Text): string {
  if (action === null) return text("opinion.action.publish");
  const known = KNOWN_ACTIONS.find((word) => word === action);
  return known ? text(`opinion.action.${known}`) : action;
}

/** What became of a target, in a word and a day. */
export function outcomeWords(target: WireTarget, { text, formats, today }: TargetSpeaker): string {
  const { outcome } = target;
  const fate = fateOf(target);
  if (fate === "met" && outcome.state !== "unknown") return text("opinion.met", { day: formats.day(outcome.dayMet) });
  if (fate !== "running") return text(`opinion.fate.${fate}`);
  const left = daysBetween(today, outcome.horizon);
  return text("opinion.runningFor", { count: left, n: formats.count(left) });
}

/** A target as a sentence, for those who do not see the chart. */
export function spokenTarget(target: WireTarget, speaker: TargetSpeaker): string {
  const { text, formats, firmName } = speaker;
  const spoken = text("opinion.spoken", {
    day: formats.day(target.provenance.periodEnd),
    firm: firmName(target.firm),
    action: actionWord(target, text),
    target: formats.price(target.target),
    price: target.priceWhenPosted === null ? MISSING : formats.price(target.priceWhenPosted),
    outcome: outcomeWords(target, speaker),
  });
  return isOutcomeDoubtful(target) ? `${spoken} ${text("provenance.containsDoubt")}` : spoken;
}
