import type { Figure, Reason } from "../../figure/index.ts";

/** A default of a model: its value, the rule, whether it was computed, and of what. */
export interface KnownParameter {
  /** A fraction; of beta a plain number. */
  readonly value: number;
  readonly rule: string;
  /** Computed from the inputs, or the fallback of the rule where they do not suffice. */
  readonly source: "computed" | "fallback";
  /** Why the fallback was taken. */
  readonly because: Reason | null;
  /** The computed number where it is outside the bounds of the rule; the value is then the bound. */
  readonly unbounded: number | null;
  readonly inputs: ParameterInputs;
}

/** A default that does not exist, and the reason. */
export interface MissingParameter {
  readonly value: null;
  readonly rule: string;
  readonly because: Reason;
  readonly inputs: ParameterInputs;
}

export type Parameter = KnownParameter | MissingParameter;

export type ParameterInputs = Readonly<Record<string, Figure>>;

interface Computed {
  readonly rule: string;
  readonly computed: number;
  /** Least and most that the default may be. */
  readonly within: readonly [min: number, max: number];
  readonly inputs: ParameterInputs;
}

/** A computed default, kept within the bounds of its rule. */
export function computedParameter({ rule, computed, within: [min, max], inputs }: Computed): KnownParameter {
  const value = Math.max(min, Math.min(max, computed));
  return { value, rule, source: "computed", because: null, unbounded: value === computed ? null : computed, inputs };
}

/** The default that a rule gives where its inputs do not suffice. */
export function fallbackParameter(
  rule: string,
  value: number,
  because: Reason,
  inputs: ParameterInputs,
): KnownParameter {
  return { value, rule, source: "fallback", because, unbounded: null, inputs };
}

/** A default that cannot be had at all. */
export function missingParameter(rule: string, because: Reason, inputs: ParameterInputs): MissingParameter {
  return { value: null, rule, because, inputs };
}
