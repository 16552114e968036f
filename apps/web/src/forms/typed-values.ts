import { readAddress } from "../router/address.ts";

/** Eleven digits, the first a 1, the second from 3 to 9: a mobile number of mainland China. */
export const MAINLAND_PHONE = /^1[3-9]\d{9}$/;

/** Whether nothing was entered: no value, only blanks, a box that is not ticked, an empty list. Zero is a value. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) && value.length === 0;
}

/**
 * The digits of what was typed or pasted. Those of full width, as Chinese keyboards write them, become plain ones.
 *
 * @example
 * digitsOnly("123 456"); // "123456"
 */
export function digitsOnly(typed: string): string {
  return typed.normalize("NFKC").replace(/\D/g, "");
}

/**
 * The number of a range that is nearest to a number.
 *
 * @throws {RangeError} if the range is empty or a bound is not a number.
 */
export function clamp(number: number, min: number, max: number): number {
  if (!(min <= max)) throw new RangeError(`No number is between ${min} and ${max}.`);
  return Math.min(max, Math.max(min, number));
}

/**
 * The parameters of a query string, with or without the address before it.
 *
 * @example
 * readQueryString("?code=600519&tab=growth"); // { code: "600519", tab: "growth" }
 */
export function readQueryString(text: string): Readonly<Record<string, string>> {
  const [withoutPlace = ""] = text.split("#");
  return readAddress(`?${withoutPlace.slice(withoutPlace.indexOf("?") + 1)}`).query;
}
