import type { LanguageCode } from "@plumbline/contract";
import { readTypedNumber, writeTypedNumber } from "../format/index.ts";
import type { Text } from "../i18n/index.ts";

/** Limits of a typed number, in the unit of the input; a bound that is not given does not apply. */
export interface NumberBounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Decimals with which an input writes a number. */
export const INPUT_DECIMALS = 4;

/** No input is meaningful beyond this. */
const LARGEST = 1e15;

/** The typed number; null where it is invalid or out of bounds. */
export function numberWithin(
  written: string,
  { min = -LARGEST, max = LARGEST }: NumberBounds,
  language: LanguageCode,
): number | null {
  const number = readTypedNumber(written, language);
  return number !== null && number >= min && number <= max ? number : null;
}

/**
 * Explains why a typed number is not accepted, and which one is used instead.
 *
 * @param used As the input writes it; empty where there is none.
 */
export function numberProblem(
  written: string,
  { min, max }: NumberBounds,
  { used, language, text }: { readonly used: string; readonly language: LanguageCode; readonly text: Text },
): string {
  if (readTypedNumber(written, language) === null || min === undefined || max === undefined) {
    return used === "" ? text("shell.number.none") : text("shell.number.noneUsed", { used });
  }
  const low = writeTypedNumber(min, language, INPUT_DECIMALS);
  const high = writeTypedNumber(max, language, INPUT_DECIMALS);
  return used === ""
    ? text("shell.number.outside", { low, high })
    : text("shell.number.outsideUsed", { low, high, used });
}
