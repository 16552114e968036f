import { type CheckInputs, type CheckUnit, type InputName, type Read, readInputs } from "../../checks/index.ts";
import type { Reason } from "../../figure/index.ts";
import { type CompanyType, notApplicableTo } from "../../fundamentals/index.ts";
import type { ScreenGroup } from "../metrics/screen-metric.ts";
import type { Direction } from "../screen-matrix.ts";

/** A number by which companies are screened: its catalogue entry, and how it is computed. */
export interface Ratio<Id extends string = string> {
  readonly id: Id;
  readonly group: ScreenGroup;
  readonly name: string;
  readonly unit: CheckUnit;
  /** Which way is better. */
  readonly good: Direction;
  /** In the names of the inputs of checks. */
  readonly formula: string;
  readonly source: string;
  readonly inputs: readonly InputName[];
  /** Kinds of company for which the number means nothing. */
  readonly notFor: readonly CompanyType[];
  /** The number of a company, or why it is missing. */
  readonly of: (inputs: CheckInputs) => number | Reason;
}

interface RatioDefinition<Id extends string, Name extends InputName>
  extends Omit<Ratio<Id>, "inputs" | "notFor" | "of"> {
  readonly inputs: readonly Name[];
  readonly notFor?: readonly CompanyType[];
  /** NaN where known numbers give none. */
  readonly of: (values: Read<Name>) => number;
  /** Why there is none; a denominator of 0 or less unless stated otherwise. */
  readonly whyNone?: (values: Read<Name>) => Reason;
}

/** Makes a ratio of a formula over known numbers. */
export function ratio<const Id extends string, const Name extends InputName>(
  definition: RatioDefinition<Id, Name>,
): Ratio<Id> {
  const { inputs: names, notFor = [], of, whyNone, ...rest } = definition;
  return {
    ...rest,
    inputs: names,
    notFor,
    of: (inputs) => {
      if (notFor.includes(inputs.companyType)) return notApplicableTo(inputs.companyType);
      const values = readInputs(inputs, names);
      if (typeof values === "string") return values;
      const value = of(values);
      return Number.isFinite(value) ? value : (whyNone?.(values) ?? "denominator-not-positive");
    },
  };
}

/** numerator / denominator; NaN when the denominator is 0 or negative (GEN-04). */
export function over(numerator: number, denominator: number): number {
  return denominator > 0 ? numerator / denominator : Number.NaN;
}
