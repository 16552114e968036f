import type { LanguageCode } from "@plumbline/contract";
import { readTypedNumber, writeTypedNumber } from "../format/index.ts";
import type { Text } from "../i18n/index.ts";

/** Limits of a typed number, in the unit of the input; a bound that is not given does not apply. */
export interface NumberBounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isWhole?: boolean | undefined;
}

/** No input is meaningful beyond this. */
const LARGEST = 1e15;

/** The typed number; null where it is invalid or out of bounds. */
export function numberWithin(
  written: string,
  { min = -LARGEST, max = LARGEST, isWhole = false }: NumberBounds,
  language: LanguageCode,
): number | null {
  const number = readTypedNumber(written, language);
  if (number === null || (isWhole && !Number.isInteger(number))) return null;
  return number >= min && number <= max ? number : null;
}

/**
 * Explains why a typed number is not accepted, and which one is used instead.
 *
 * @param used As the input writes it; empty where there is none.
 */
export function numberProblem(
  written: string,
  { min = -LARGEST, max = LARGEST, isWhole = false }: NumberBounds,
  { used, language, text }: { readonly used: string; readonly language: LanguageCode; readonly text: Text },
): string {
  const number = readTypedNumber(written, language);
  if (number === null) return used === "" ? text("shell.number.none") : text("shell.number.noneUsed", { used });
  if (isWhole && number >= min && number <= max) return text("shell.number.whole", { used });
  const low = writeTypedNumber(min, language);
  const high = writeTypedNumber(max, language);
  return used === ""
    ? text("shell.number.outside", { low, high })
    : text("shell.number.outsideUsed", { low, high, used });
}
