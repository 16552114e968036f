import type { WireValuation } from "@plumbline/contract";
import type { ValuationParameter } from "@plumbline/contract/calls";
import type { ModelParameters } from "@plumbline/core/valuation/model";
import type { ValuationChoice } from "../state/valuation-choice.ts";
import { ParameterControl } from "./ParameterControl.tsx";

export interface ParameterGroupProps {
  readonly names: readonly ValuationParameter[];
  readonly parameters: WireValuation["parameters"];
  /** What the models take. */
  readonly chosen: ModelParameters;
  readonly choice: ValuationChoice;
  readonly onMove: (name: ValuationParameter, value: number | undefined) => void;
}

/** Some parameters of a model. */
export function ParameterGroup({ names, parameters, chosen, choice, onMove }: ParameterGroupProps) {
  return names.map((name) => (
    <ParameterControl
      key={name}
      name={name}
      parameter={parameters[name]}
      value={chosen[name]}
      isMoved={choice.parameters[name] !== undefined}
      onMove={onMove}
    />
  ));
}
