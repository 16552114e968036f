import type { CheckInputs } from "@plumbline/core/checks";
import { type Figure, type KnownFigure, missing, type Provenance } from "@plumbline/core/figure";
import { RATIOS } from "@plumbline/core/screen";

export const RATIO_NAMES = ["pe", "ps", "pcf"] as const;
export type RatioName = (typeof RATIO_NAMES)[number];

/** P/E, P/S and P/CF of a stock, by the formulas of the screener. */
export function ownRatios(inputs: CheckInputs): Readonly<Record<RatioName, Figure>> {
  const found = RATIO_NAMES.map((name) => [name, ratioFigure(name, inputs)]);
  return Object.fromEntries(found) as Record<RatioName, Figure>;
}

function ratioFigure(name: RatioName, inputs: CheckInputs): Figure {
  const ratio = RATIOS.find(({ id }) => id === name);
  if (!ratio) throw new RangeError(`The screener has no ${name}.`);
  const value = ratio.of(inputs);
  if (typeof value === "string") return missing(value);
  const proofs = ratio.inputs.map((input) => inputs[input] as KnownFigure).map(({ provenance }) => provenance);
  return { value, provenance: provenanceOf(proofs, `${name} = ${ratio.formula} (GEN-04)`) };
}

/** The day of the price and the filing of the accounts: a reader wants to know both. */
function provenanceOf(proofs: readonly Provenance[], formula: string): Provenance {
  const filing = proofs.find(({ filedAt }) => filedAt !== undefined);
  const { concept: _, periodStart: __, ...report } = filing ?? {};
  const days = proofs.flatMap(({ periodEnd }) => periodEnd ?? []).sort();
  const last = days.at(-1);
  return {
    ...report,
    source: [...new Set(proofs.map(({ source }) => source))].join(", "),
    ...(last === undefined ? {} : { periodEnd: last }),
    formula,
  };
}
