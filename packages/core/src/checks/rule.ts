import type { CheckInputs, InputName, Read } from "./check-inputs.ts";
import { type Measure, passed, unmeasured } from "./measure.ts";
import { readInputs, whyTooFew } from "./read-inputs.ts";

/**
 * `times` a pure multiple, `fraction` shown as percent, `money` in the currency of the rule or of the accounts, `perShare` in the share's currency, `points`
 * of a score, `years` a span of time, `fiscalYears` a count of years in a row, which is never "near" a threshold.
 */
export type CheckUnit = "times" | "fraction" | "money" | "perShare" | "points" | "years" | "fiscalYears";

/** Within what a reader may move a threshold, and in which steps. */
export interface ThresholdBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** How a check measures the companies that it applies to; other types of company may have a rule of their own. */
export interface CheckRule {
  /** The condition, such as `P/E < 25`. */
  readonly name: string;
  /** The unit of the value and of the threshold. */
  readonly unit: CheckUnit;
  /** Of `money` that is compared in one currency, whatever the company reports in. */
  readonly currency?: "USD";
  /** The default. */
  readonly threshold: number;
  readonly bounds: ThresholdBounds;
  /** Written with the names of the inputs. */
  readonly formula: string;
  /** What the formula reads. */
  readonly inputs: readonly InputName[];
  readonly measure: (inputs: CheckInputs) => Measure;
}

interface RuleDefinition<Name extends InputName> extends Omit<CheckRule, "inputs" | "measure"> {
  readonly inputs: readonly Name[];
  /** A debt: where it is known to be 0 the rule is passed, whatever else is missing. */
  readonly passedWithout?: "totalDebt" | "longTermDebt";
  readonly measure: (values: Read<Name>) => Measure;
}

/** The currencies of a company's accounts and of its price; null of one that is not known. */
export interface AmountCurrencies {
  readonly accounts: string | null;
  readonly price: string | null;
}

/**
 * The currency of the amounts that a rule compares: its own or that of the accounts for money, that of the price for what a share pays.
 *
 * @returns null for values that are no amounts, and where the currency is not known.
 * @see docs/rules.md, "Checks"
 *
 * @example
 * currencyOfRule(checkOf("F5").rule, { accounts: "TWD", price: "USD" }); // "USD"
 */
export function currencyOfRule(
  { unit, currency }: Pick<CheckRule, "unit" | "currency">,
  { accounts, price }: AmountCurrencies,
): string | null {
  if (unit === "perShare") return price;
  return unit === "money" ? (currency ?? accounts) : null;
}

const WITHOUT = { totalDebt: "no-debt", longTermDebt: "no-long-term-debt" } as const;

/**
 * Makes a rule of a formula over known numbers: where an input is missing, the formula is not computed.
 *
 * @param definition The rule; `measure` sees numbers only, and of a history the latest years in a row.
 * @see docs/rules.md, "Checks"
 */
export function rule<const Name extends InputName>(definition: RuleDefinition<Name>): CheckRule {
  const { passedWithout, measure, ...rest } = definition;
  const names = passedWithout ? [passedWithout, ...rest.inputs] : rest.inputs;
  return {
    ...rest,
    inputs: [...new Set<InputName>(names)],
    measure: (inputs) => {
      if (passedWithout && inputs[passedWithout].value === 0) return passed(WITHOUT[passedWithout]);
      const values = readInputs(inputs, rest.inputs);
      if (typeof values === "string") return unmeasured(values);
      const measured = measure(values);
      const isTooFew = measured.kind !== "measured" && measured.because === "too-few-periods";
      return isTooFew ? { ...measured, because: whyTooFew(inputs, rest.inputs) } : measured;
    },
  };
}
