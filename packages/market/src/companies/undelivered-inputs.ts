import { type Figure, missing } from "@plumbline/core/figure";
import type { KnownParameter, ValuationInputs } from "@plumbline/core/valuation";

const NOT_DELIVERED = missing("no-accounts");

/** Of a company without a single fact nothing is too short or not reported: it was not delivered. */
export function undeliveredInputs(inputs: ValuationInputs): ValuationInputs {
  return {
    ...inputs,
    figures: allMissed(inputs.figures),
    defaults: eachOf(inputs.defaults, missedParameter),
    notes: [],
  };
}

function missedParameter({ inputs, ...parameter }: KnownParameter): KnownParameter {
  return { ...parameter, because: NOT_DELIVERED.because, inputs: allMissed(inputs) };
}

function allMissed<Name extends string>(figures: Readonly<Record<Name, Figure>>): Record<Name, Figure> {
  return eachOf(figures, () => NOT_DELIVERED);
}

function eachOf<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  change: (member: From) => To,
): Record<Name, To> {
  const changed = Object.entries<From>(record).map(([name, member]) => [name, change(member)]);
  return Object.fromEntries(changed) as Record<Name, To>;
}
