import { type Figure, type KnownFigure, missing, type Provenance, type Reason } from "../figure/index.ts";
import type { CheckInputs } from "./check-inputs.ts";
import type { Evaluation } from "./evaluate.ts";

/**
 * The value of an evaluation as the figure that screens and answers carry: its formula is the check, its filing the one
 * that completed it.
 *
 * @param evaluation A check of a company.
 * @param inputs What it was evaluated on.
 * @returns Missing where the check has no value, and where it has no known input: a count of no years.
 * @see GEN-05
 *
 * @example
 * figureOfEvaluation(evaluate(checkOf("O1"), inputs), inputs); // { value: 11.54, provenance: { formula: "O1", ... } }
 */
export function figureOfEvaluation(evaluation: Evaluation, inputs: CheckInputs): Figure {
  const { value, because, check } = evaluation;
  const proofs = evaluation.inputs.flatMap((name) => provenances(inputs[name]));
  if (value === null || proofs.length === 0) return missing(because ?? whyNothingKnown(evaluation, inputs));
  const { concept: _, ...filing } = proofs.reduce(laterKnown);
  return { value, provenance: { ...filing, formula: check } };
}

/** The latest missing number that went into it; a history of no years has none. */
function whyNothingKnown(evaluation: Evaluation, inputs: CheckInputs): Reason {
  const figures = evaluation.inputs.flatMap((name) => figuresOf(inputs[name]));
  const unknown = figures.findLast(({ value }) => value === null);
  return unknown && unknown.value === null ? unknown.because : "too-few-periods";
}

function figuresOf(input: Figure | readonly Figure[]): readonly Figure[] {
  return "value" in input ? [input] : input;
}

function provenances(input: Figure | readonly Figure[]): readonly Provenance[] {
  return figuresOf(input)
    .filter((figure): figure is KnownFigure => figure.value !== null)
    .map(({ provenance }) => provenance);
}

/** The provenance that was known later: by its filing, otherwise by its day. */
function laterKnown(one: Provenance, other: Provenance): Provenance {
  const knownAt = ({ filedAt, periodEnd }: Provenance) => filedAt ?? periodEnd ?? "";
  return knownAt(other) > knownAt(one) ? other : one;
}
