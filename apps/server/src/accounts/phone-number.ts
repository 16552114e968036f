import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { Failure } from "../http/index.ts";

/** Eleven digits, the first 1, the second 3 to 9: a mobile number of mainland China, written without its country code. */
const MAINLAND = /^1[3-9]\d{9}$/;

/**
 * A telephone number as it is stored and compared: in E.164.
 *
 * @throws {Failure} `invalidParameter` if it is none that can be called.
 *
 * @example
 * phoneNumber("138 0013 8000"); // "+8613800138000"
 */
export function phoneNumber(text: string): string {
  const digits = text.replace(/[ ()./-]/g, "");
  if (MAINLAND.test(digits)) return `+86${digits}`;
  const parsed = digits.startsWith("+") ? parsePhoneNumberFromString(digits) : undefined;
  if (!parsed?.isValid()) {
    throw new Failure("invalidParameter", { field: "phone", phrase: "not a telephone number" });
  }
  return parsed.number;
}
