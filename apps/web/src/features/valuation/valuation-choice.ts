import { isWithinBounds, VALUATION_PARAMETERS, type ValuationParameter } from "@plumbline/contract/calls";
import type { ModelChoice } from "@plumbline/core/valuation/model";

/** What a reader has changed from the defaults; it is kept in the address, so that a link shows the same. */
export interface ValuationChoice extends ModelChoice {
  /** In the units of the contract: rates as fractions, amounts in the currency of the accounts. */
  readonly parameters: Readonly<Partial<Record<ValuationParameter, number>>>;
  /** Whether Graham's formula is that of 1974, which includes the yield of bonds. */
  readonly isRevised: boolean;
}

export const DEFAULT_CHOICE: ValuationChoice = { parameters: {}, isRevised: false };

/** The words of the address for the switches. */
const SWITCHES = {
  "mid-year": { timing: "mid-year" },
  "linear-fade": { growthPath: "linear-fade" },
  deducted: { stockCompensation: "deducted" },
  securities: { securities: "added" },
  "three-years": { earnings: "three-years" },
  "1974": { isRevised: true },
} as const satisfies Readonly<Record<string, Partial<ValuationChoice>>>;

/** Significant digits of a number in the address; few digits keep addresses short. */
const DIGITS = 10;

/**
 * Reads the choice from an address. Unknown parameters and values outside their bounds are ignored.
 *
 * @example
 * readChoice({ set: "wacc:0.09", with: "mid-year" }); // { parameters: { wacc: 0.09 }, timing: "mid-year", ... }
 */
export function readChoice(query: Readonly<Record<string, string>>): ValuationChoice {
  const words = (query.with ?? "").split(",");
  const switched = Object.entries(SWITCHES).filter(([word]) => words.includes(word));
  const parameters = (query.set ?? "").split(",").flatMap((entry) => {
    const [name = "", value = ""] = entry.split(":");
    const parameter = VALUATION_PARAMETERS.find((one) => one === name);
    const number = Number(value);
    return parameter && value.trim() !== "" && isWithinBounds(parameter, number) ? [[parameter, number]] : [];
  });
  return Object.assign(
    { ...DEFAULT_CHOICE, parameters: Object.fromEntries(parameters) },
    ...switched.map(([, on]) => on),
  );
}

/** Writes the choice for an address; undefined removes a query parameter. */
export function writeChoice(choice: ValuationChoice): Record<"set" | "with", string | undefined> {
  const entries = VALUATION_PARAMETERS.flatMap((name) => {
    const value = choice.parameters[name];
    return value === undefined ? [] : [`${name}:${Number(value.toPrecision(DIGITS))}`];
  });
  const words = Object.entries(SWITCHES).flatMap(([word, on]) => (isOn(choice, on) ? [word] : []));
  return { set: entries.join(",") || undefined, with: words.join(",") || undefined };
}

function isOn(choice: ValuationChoice, on: Partial<ValuationChoice>): boolean {
  return Object.entries(on).every(([name, value]) => choice[name as keyof ValuationChoice] === value);
}

/**
 * Returns a choice with one parameter set, or reset to its default.
 *
 * @param value Undefined resets the parameter.
 */
export function withParameter(
  choice: ValuationChoice,
  name: ValuationParameter,
  value: number | undefined,
): ValuationChoice {
  const { [name]: _, ...others } = choice.parameters;
  return { ...choice, parameters: value === undefined ? others : { ...others, [name]: value } };
}

/** Whether two choices are written the same way in an address. */
export function isSameChoice(one: ValuationChoice, other: ValuationChoice): boolean {
  const first = writeChoice(one);
  const second = writeChoice(other);
  return first.set === second.set && first.with === second.with;
}
