import { describe, expect, it } from "vitest";
import { ColumnMappingError, parseColumnMapping } from "./column-mapping.ts";

const COLUMNS = { day: "d", open: "o", high: "h", low: "l", close: "c" };

describe("a column mapping", () => {
  it("needs the columns of a bar and a basis; the rest is that of a plain CSV", () => {
    expect(parseColumnMapping(JSON.stringify({ columns: COLUMNS, basis: "raw" }))).toEqual({
      columns: COLUMNS,
      basis: "raw",
      source: "csv",
      dayFormat: "YYYY-MM-DD",
      delimiter: ",",
      decimalMark: ".",
      thousandsMark: null,
      symbol: null,
      currency: null,
      priceScale: 1,
    });
  });

  it.each([
    ["no JSON", "columns: day", /one JSON object/],
    ["a list", "[]", /one JSON object/],
    ["without columns", '{"basis":"raw"}', /lacks day, open, high, low, close/],
    ["without a basis", JSON.stringify({ columns: COLUMNS }), /"basis" must be one of raw/],
    ["with an unknown entry", JSON.stringify({ columns: COLUMNS, basis: "raw", sep: ";" }), /"sep" is no entry/],
    ["with an unknown column", JSON.stringify({ columns: { ...COLUMNS, vwap: "v" }, basis: "raw" }), /knows no "vwap"/],
    [
      "with a column by number",
      JSON.stringify({ columns: { ...COLUMNS, day: 1 }, basis: "raw" }),
      /header of a column/,
    ],
    [
      "with an unknown day format",
      JSON.stringify({ columns: COLUMNS, basis: "raw", dayFormat: "D" }),
      /"dayFormat" must/,
    ],
    [
      "with a long delimiter",
      JSON.stringify({ columns: COLUMNS, basis: "raw", delimiter: "||" }),
      /one ASCII character/,
    ],
    ["with a scale of zero", JSON.stringify({ columns: COLUMNS, basis: "raw", priceScale: 0 }), /above 0/],
    [
      "with one mark for two things",
      JSON.stringify({ columns: COLUMNS, basis: "raw", thousandsMark: "." }),
      /must differ/,
    ],
  ])("that is %s is refused with the way out", (_, text, message) => {
    expect(() => parseColumnMapping(text)).toThrow(ColumnMappingError);
    expect(() => parseColumnMapping(text)).toThrow(message);
  });
});
