import type { WireDcf, WireGraham, WireOutcome, WireRefusal } from "@plumbline/contract";
import type { Provenance } from "@plumbline/core/figure";
import {
  type DcfValuation,
  type GrahamValuation,
  marginOfSafety,
  type Refusal,
  upside,
} from "@plumbline/core/valuation/model";

/** Who proves a value, and the price beside it. */
interface Beside {
  readonly provenance: Provenance;
  readonly price: number | null;
}

export function wireDcf(outcome: DcfValuation | Refusal, beside: Beside): WireDcf {
  if (outcome.value === null) return wireRefusal(outcome);
  const { rows, warnings, ...bridge } = outcome;
  return {
    ...bridge,
    ...proven(outcome.value, beside),
    projection: {
      growth: rows.map(({ growth }) => growth),
      cashFlow: rows.map(({ cashFlow }) => cashFlow),
      discountFactor: rows.map(({ discountFactor }) => discountFactor),
      presentValue: rows.map(({ presentValue }) => presentValue),
    },
    warnings: warnings.map((warning) => ({ ...warning })),
  };
}

export function wireGraham(outcome: GrahamValuation | Refusal, beside: Beside): WireGraham {
  if (outcome.value === null) return wireRefusal(outcome);
  const { value, multiple, warnings } = outcome;
  return {
    ...{ value, multiple },
    ...proven(value, beside),
    warnings: warnings.map((warning) => ({ ...warning, level: "note" })),
  };
}

export function wireOutcome(outcome: { readonly value: number } | Refusal, provenance: Provenance): WireOutcome {
  return outcome.value === null ? wireRefusal(outcome) : { value: outcome.value, provenance };
}

export function wireRefusal({ because, details }: Refusal): WireRefusal {
  return { value: null, because, details: { ...details } };
}

function proven(value: number, { provenance, price }: Beside) {
  const [above, below] = price === null ? [null, null] : [upside(value, price), marginOfSafety(value, price)];
  return { provenance, upside: above, marginOfSafety: below };
}
