import { MIN_AMOUNT, PARAMETER_BOUNDS, VALUATION_PARAMETERS, type ValuationParameter } from "@plumbline/contract/calls";
import type { ModelChoice } from "@plumbline/core/valuation/model";

/** What a reader wants otherwise than by default; lives in the address, so that a link shows the same. */
export interface ValuationChoice extends ModelChoice {
  /** In the units of the contract: rates as fractions, amounts in the currency of the accounts. */
  readonly parameters: Readonly<Partial<Record<ValuationParameter, number>>>;
  /** Whether Graham's formula is that of 1974, by the yield of bonds. */
  readonly isRevised: boolean;
}

export const DEFAULT_CHOICE: ValuationChoice = { parameters: {}, isRevised: false };

/** Words of the address for what is switched. */
const SWITCHES = {
  "mid-year": { timing: "mid-year" },
  "linear-fade": { growthPath: "linear-fade" },
  deducted: { stockCompensation: "deducted" },
  securities: { securities: "added" },
  "three-years": { earnings: "three-years" },
  "1974": { isRevised: true },
} as const satisfies Readonly<Record<string, Partial<ValuationChoice>>>;

/** Finer differences than this nobody asks for; it keeps addresses short. */
const DIGITS = 10;

/**
 * Reads the choice from an address. What is no parameter, or lies outside its bounds, is as by default.
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
    return parameter && value.trim() !== "" && isWithin(parameter, number) ? [[parameter, number]] : [];
  });
  return Object.assign(
    { ...DEFAULT_CHOICE, parameters: Object.fromEntries(parameters) },
    ...switched.map(([, on]) => on),
  );
}

/** Writes the choice for an address; undefined takes a parameter away. */
export function writeChoice(choice: ValuationChoice): Record<"set" | "with", string | undefined> {
  const moved = VALUATION_PARAMETERS.flatMap((name) => {
    const value = choice.parameters[name];
    return value === undefined ? [] : [`${name}:${Number(value.toPrecision(DIGITS))}`];
  });
  const words = Object.entries(SWITCHES).flatMap(([word, on]) => (isOn(choice, on) ? [word] : []));
  return { set: moved.join(",") || undefined, with: words.join(",") || undefined };
}

function isOn(choice: ValuationChoice, on: Partial<ValuationChoice>): boolean {
  return Object.entries(on).every(([name, value]) => choice[name as keyof ValuationChoice] === value);
}

/** Whether the server would take this value of a parameter. */
export function isWithin(parameter: ValuationParameter, value: number): boolean {
  const { min, max } = PARAMETER_BOUNDS[parameter];
  return value >= min && value <= max && (value === 0 || Math.abs(value) >= MIN_AMOUNT);
}

/**
 * A choice with one parameter moved, or put back.
 *
 * @param value Undefined puts it back to its default.
 */
export function moved(choice: ValuationChoice, name: ValuationParameter, value: number | undefined): ValuationChoice {
  const { [name]: _, ...others } = choice.parameters;
  return { ...choice, parameters: value === undefined ? others : { ...others, [name]: value } };
}

/** Whether two choices are the same link. */
export function isSame(one: ValuationChoice, other: ValuationChoice): boolean {
  const [first, second] = [writeChoice(one), writeChoice(other)];
  return first.set === second.set && first.with === second.with;
}
