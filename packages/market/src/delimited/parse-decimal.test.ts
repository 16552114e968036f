import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDecimal, UNREADABLE } from "./parse-decimal.ts";

function parsed(text: string, mark = "."): number {
  const bytes = Buffer.from(`;${text};`, "latin1");
  return parseDecimal(bytes, 1, bytes.length - 1, mark.charCodeAt(0));
}

describe("a decimal number read from bytes", () => {
  it("is the double that Number reads from the same text, for every double that can be printed", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(parsed(String(value))).toBe(Number(String(value)));
      }),
      { numRuns: 2000 },
    );
  });

  it("is the double that Number reads, for any digits before and after the point", () => {
    const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 24 });
    fc.assert(
      fc.property(fc.constantFrom("", "-"), digits, digits, (sign, whole, decimals) => {
        fc.pre(whole + decimals !== "");
        const text = `${sign}${whole}.${decimals}`;
        expect(parsed(text)).toBe(Number(text));
      }),
      { numRuns: 2000 },
    );
  });

  it("changes sign with its minus", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
        expect(parsed(`-${value}`)).toBe(-value);
      }),
    );
  });

  it.each(["", " ", "NaN", "null", "N/A", "n/a", "None", "-", "#N/A"])(
    "does not exist where the cell says %j",
    (text) => {
      expect(parsed(text)).toBeNaN();
    },
  );

  it.each(["abc", "1,234.5", "12,5", "1e999", "Infinity", "1.2.3", "--1", "0x10", "1 000", "12.5 USD", "９"])(
    "is refused where the cell says %j",
    (text) => {
      expect(parsed(text)).toBe(UNREADABLE);
    },
  );

  it("may be written with a decimal comma, and a point is then no decimal mark", () => {
    expect(parsed("12,75", ",")).toBe(12.75);
    expect(parsed("12.75", ",")).toBe(UNREADABLE);
  });
});
