import {
  PARAMETER_BOUNDS,
  VALUATION_PARAMETERS,
  type ValuationParameter,
  type WireValuationParameter,
} from "@plumbline/contract";
import type { ModelChoice, ModelParameters } from "@plumbline/core/valuation/model";
import type { ParameterDefaults } from "./parameter-defaults.ts";

/** All parameters with their defaults, bounds and what was chosen. */
export function wireParameters(
  { parameters }: ParameterDefaults,
  chosen: ModelParameters,
  moved: ModelChoice["parameters"] = {},
): Record<ValuationParameter, WireValuationParameter> {
  const written = VALUATION_PARAMETERS.map((name): [string, WireValuationParameter] => [
    name,
    { ...parameters[name], bounds: PARAMETER_BOUNDS[name], chosen: chosen[name], isMoved: moved[name] !== undefined },
  ]);
  return Object.fromEntries(written) as Record<ValuationParameter, WireValuationParameter>;
}
