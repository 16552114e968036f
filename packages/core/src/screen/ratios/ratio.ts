import {
  type CheckInputs,
  type CheckUnit,
  type InputName,
  type Read,
  readInputs,
  whyTooFew,
} from "../../checks/index.ts";
import type { Reason } from "../../figure/index.ts";
import { type Applicability, notApplicableTo, whyMissingOf } from "../../fundamentals/index.ts";
import type { ScreenGroup } from "../metrics/screen-metric.ts";
import type { Direction } from "../screen-matrix.ts";

/** A number by which companies are screened: its catalogue entry, and how it is computed. */
export interface Ratio<Id extends string = string> extends Applicability {
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
  /** The number of a company, or why it is missing. */
  readonly of: (inputs: CheckInputs) => number | Reason;
}

interface RatioDefinition<Id extends string, Name extends InputName>
  extends Omit<Ratio<Id>, "inputs" | "of" | keyof Applicability>,
    Partial<Applicability> {
  readonly inputs: readonly Name[];
  /** NaN where known numbers give none. */
  readonly of: (values: Read<Name>) => number;
  /** Why there is none; a denominator of 0 or less unless stated otherwise. */
  readonly whyNone?: (values: Read<Name>) => Reason;
}

/** Makes a ratio of a formula over known numbers. */
export function ratio<const Id extends string, const Name extends InputName>(
  definition: RatioDefinition<Id, Name>,
): Ratio<Id> {
  const { inputs: names, notFor = [], ifFiledBy = [], of, whyNone, ...rest } = definition;
  return {
    ...rest,
    inputs: names,
    notFor,
    ifFiledBy,
    of: (inputs) => {
      const { companyType: type } = inputs;
      if (notFor.includes(type)) return notApplicableTo(type);
      const values = readInputs(inputs, names);
      if (typeof values === "string") return whyMissingOf(values, type, { notFor, ifFiledBy });
      const value = of(values);
      if (Number.isFinite(value)) return value;
      const because = whyNone?.(values) ?? "denominator-not-positive";
      return because === "too-few-periods" ? whyTooFew(inputs, names) : because;
    },
  };
}

/** numerator / denominator; NaN when the denominator is 0 or negative (GEN-04). */
export function over(numerator: number, denominator: number): number {
  return denominator > 0 ? numerator / denominator : Number.NaN;
}
