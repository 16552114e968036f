import type { Figure } from "@plumbline/core/figure";
import { figureOf, type Traced } from "@plumbline/core/fundamentals";

/** Numbers made by a section of the definitions, not by a rule of its own, are named by what they are. */
const SECTION = /^\d/;

/**
 * A traced number as a figure. Its provenance names the concept of a number as filed, the rule that derived it, or, where
 * the definition of the metric itself did, that metric.
 *
 * @param source Who delivered the facts.
 * @param formula What the number is, such as `roe` or `mean(roe)`.
 */
export function tracedFigure(traced: Traced, { source, formula }: { source: string; formula: string }): Figure {
  const isByDefinition = traced.value !== null && SECTION.test(traced.rule);
  return figureOf(traced, isByDefinition ? { source, formula } : { source });
}
