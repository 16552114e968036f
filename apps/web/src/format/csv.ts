/** Programs of spreadsheets read UTF-8 only when the file begins with it. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * A spreadsheet takes a text that begins like this for a formula, which must not run: also after blanks, which some drop,
 * and in full width, which East Asian ones take for the same.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\u200b\u2060]*[=+\-@\uff1d\uff0b\uff0d\uff20])/;
/** The last two separate columns where a comma is the decimal mark. */
const NEEDS_QUOTES = /[",\n\r;\t]/;

/** A number as it is, a text harmless to a spreadsheet and quoted where it needs to be, nothing for null. */
function field(value: string | number | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A table as a file for spreadsheets. Numbers have a decimal point and are not rounded, so that every program reads them
 * the same.
 *
 * @example
 * csvTable([["Symbol", "P/E"], ["AAPL", 31.2]]); // "\ufeffSymbol,P/E\r\nAAPL,31.2\r\n"
 */
export function csvTable(rows: readonly (readonly (string | number | null)[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(field).join(",")).join("\r\n")}\r\n`;
}
