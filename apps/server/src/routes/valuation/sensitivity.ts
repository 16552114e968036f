import type { WireValuation } from "@plumbline/contract";
import type { Provenance } from "@plumbline/core/figure";
import { type DcfInputs, sensitivityGrid } from "@plumbline/core/valuation/model";

/** Values for rates around those of the model; null where not one of them exists. */
export function sensitivityOf(inputs: DcfInputs, provenance: Provenance): WireValuation["sensitivity"] {
  const { wacc, terminalGrowth, values } = sensitivityGrid(inputs);
  if (values.every((row) => row.every((value) => value === null))) return null;
  return { provenance, wacc: [...wacc], terminalGrowth: [...terminalGrowth], values: values.map((row) => [...row]) };
}
