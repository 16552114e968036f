import type { WireValuation } from "@plumbline/contract";
import type { ValuationParameter } from "@plumbline/contract/calls";
import { ParameterControl } from "./ParameterControl.tsx";

interface ParameterGroupProps {
  readonly names: readonly ValuationParameter[];
  readonly parameters: WireValuation["parameters"];
}

/** Some parameters of a model. */
export function ParameterGroup({ names, parameters }: ParameterGroupProps) {
  return names.map((name) => <ParameterControl key={name} name={name} parameter={parameters[name]} />);
}
