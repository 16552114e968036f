import type { WireTarget } from "@plumbline/contract";
import { useMemo } from "react";
import type { TargetFate } from "../../../charts/index.ts";
import { type Formats, MISSING } from "../../../format/index.ts";
import { type Text, useFormats, useText } from "../../../i18n/index.ts";
import type { WireOpinion } from "../opinion.query.ts";

/** Texts and formats for the targets of a stock. */
export interface TargetLocale {
  readonly text: Text;
  readonly formats: Formats;
  /** Name of a firm by its id. */
  readonly firmName: (id: string) => string;
  /** The day as of which the page is viewed. */
  readonly today: string;
}

const KNOWN_ACTIONS = ["initiate", "raise", "lower", "maintain", "reiterate", "announces", "adjusts"] as const;

/** The action of a firm; an unknown word of the provider is shown unchanged. */
export function actionWord({ action }: Pick<WireTarget, "action">, text: Text): string {
  if (action === null) return text("opinion.action.publish");
  const known = KNOWN_ACTIONS.find((word) => word === action);
  return known ? text(`opinion.action.${known}`) : action;
}

/** A smaller relative difference comes only from dividing by split ratios. */
export const ROUNDING = 1e-9;

/** 1 where the firm raised its target, -1 where it lowered it, 0 where it did neither or its previous target is unknown. */
export function revisionOf({ target, priorTarget }: Pick<WireTarget, "target" | "priorTarget">): number {
  if (priorTarget === null || Math.abs(priorTarget / target - 1) <= ROUNDING) return 0;
  return Math.sign(target - priorTarget);
}

/** Whether the previous and the new target say the same as the word of the firm. */
export function isToldByNumbers(target: Pick<WireTarget, "action" | "target" | "priorTarget">): boolean {
  const revision = revisionOf(target);
  return revision !== 0 && target.action === (revision > 0 ? "raise" : "lower");
}

/** The outcome of a target beside its mark of the chart, which says that it is open. */
export function markedOutcome(target: WireTarget, locale: TargetLocale): string {
  const { text, formats, today } = locale;
  if (fateOf(target) !== "running") return outcomeWords(target, locale);
  const left = daysBetween(today, target.outcome.horizon);
  return text("opinion.daysLeft", { count: left, n: formats.count(left) });
}

/** The outcome of a target, with its day. */
function outcomeWords(target: WireTarget, { text, formats, today }: TargetLocale): string {
  const { outcome } = target;
  const fate = fateOf(target);
  if (fate === "met" && outcome.state !== "unknown") return text("opinion.met", { day: formats.day(outcome.dayMet) });
  if (fate !== "running") return text(`opinion.fate.${fate}`);
  const left = daysBetween(today, outcome.horizon);
  return text("opinion.runningFor", { count: left, n: formats.count(left) });
}

/** A target as a sentence for screen readers. */
export function describeTarget(target: WireTarget, locale: TargetLocale): string {
  const { text, formats, firmName } = locale;
  const sentence = text("opinion.spoken", {
    day: formats.day(target.provenance.periodEnd),
    firm: firmName(target.firm),
    action: actionWord(target, text),
    target: formats.price(target.target),
    price: target.priceWhenPosted === null ? MISSING : formats.price(target.priceWhenPosted),
    outcome: outcomeWords(target, locale),
  });
  return isOutcomeDoubtful(target) ? `${sentence} ${text("provenance.containsDoubt")}` : sentence;
}

/** Texts and formats for the targets of a stock in the reader's language. */
export function useTargetLocale({ firms, day: today }: WireOpinion): TargetLocale {
  const text = useText();
  const formats = useFormats();
  return useMemo(() => {
    const names = new Map(firms.map(({ id, name }) => [id, name]));
    return { text, formats, firmName: (id: string) => names.get(id) ?? id, today };
  }, [text, formats, firms, today]);
}

/** The outcome of a target; a target that was met stays met while its twelve months run. */
export function fateOf({ outcome }: Pick<WireTarget, "outcome">): TargetFate {
  if (outcome.state === "unknown") return "unknown";
  if (outcome.dayMet !== null) return "met";
  return outcome.state === "matured" ? "missed" : "running";
}

/** Whether the outcome depends on an unsupported price move; moves after the target was met do not matter. */
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
