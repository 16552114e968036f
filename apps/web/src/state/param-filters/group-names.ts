/** Signs that part an address of filters; in a name they are written as `%` and two hexadecimal digits. */
const SIGNS = /[%~*()]/g;
const ESCAPED = /%([0-9A-F]{2})/g;

/**
 * Writes names of sectors or industries for the text of a filter.
 *
 * @example
 * writeNames(["Energy", "Oil (integrated)"]); // "Energy*Oil %28integrated%29"
 */
export function writeNames(names: readonly string[]): string {
  const escaped = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return names.map((name) => name.replace(SIGNS, escaped)).join("*");
}

/** Reads what `writeNames` wrote; empty names are left out. */
export function readNames(text: string): string[] {
  const sign = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
  return text
    .split("*")
    .map((name) => name.replace(ESCAPED, sign))
    .filter((name) => name !== "");
}
