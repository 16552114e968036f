import { describe, expect, it } from "vitest";
import { csvTable } from "../../format/index.ts";
import { readSymbols, symbolOf } from "./read-symbols.ts";

const codesIn = (text: string) => readSymbols(text).map(({ code }) => code);

describe("the symbols of a text", () => {
  it("are read one a line, or many on a line", () => {
    expect(codesIn("AAPL\nmsft\r\n\r\nBRK.B\r")).toEqual(["AAPL", "msft", "BRK.B"]);
    expect(codesIn("AAPL, MSFT; GOOGL\tBRK/B\n600519 000001")).toEqual([
      "AAPL",
      "MSFT",
      "GOOGL",
      "BRK/B",
      "600519",
      "000001",
    ]);
  });

  it("are each named once, as they are written first", () => {
    expect(codesIn("AAPL\naapl\nMSFT\nAAPL")).toEqual(["AAPL", "MSFT"]);
  });

  it("are the first cells of a table without a head, whose other cells are no symbols", () => {
    expect(codesIn("AAPL,100,150.25\nMSFT,20,411.00")).toEqual(["AAPL", "MSFT"]);
    expect(codesIn("AAPL\tApple Inc.\nMSFT\tMicrosoft Corporation")).toEqual(["AAPL", "MSFT"]);
  });

  it("are none in a sentence, in nothing and in blank lines", () => {
    expect(codesIn("These are my stocks")).toEqual([]);
    expect(codesIn("")).toEqual([]);
    expect(codesIn(" \n;;\n,,")).toEqual([]);
  });
});

describe("a table", () => {
  // Heads as brokers and data sites in the five languages write them.
  it.each([
    ["Symbol", "Note"],
    ["Ticker Symbol", "Comment"],
    ["Símbolo", "Comentarios"],
    ["Código", "Notas"],
    ["Symbole", "Commentaire"],
    ["Mnémonique", "Remarque"],
    ["证券代码", "备注"],
    ["股票代號", "備註"],
  ])("is read by its column %s, with the notes of %s", (symbol, note) => {
    expect(readSymbols(`Name,${symbol},${note}\nApple,AAPL,"core, for good"\nMicrosoft,MSFT,\n`)).toEqual([
      { code: "AAPL", note: "core, for good" },
      { code: "MSFT", note: null },
    ]);
  });

  it("may have lines above its head, semicolons or tabs, and lines below that name nothing", () => {
    const broker =
      'Positions of account 123;;\n"As of 06/30/2026";;\n;;\nQuantity;Symbol;Value\n5;AAPL;1,000\n;;\n;Cash & more;7';
    expect(codesIn(broker)).toEqual(["AAPL"]);
    expect(codesIn("Ticker\tShares\nAAPL\t5\nBRK-B\t1")).toEqual(["AAPL", "BRK-B"]);
  });

  it("may have notes of several lines with quotes in them", () => {
    expect(readSymbols('Symbol,Note\r\nAAPL,"first ""line""\r\nsecond"\r\nMSFT,x')).toEqual([
      { code: "AAPL", note: 'first "line"\nsecond' },
      { code: "MSFT", note: "x" },
    ]);
  });

  it("comes back as it was saved, also with notes that a spreadsheet would take for formulas", () => {
    const saved = csvTable([
      ["Symbol", "Name", "Note"],
      ["AAPL", "Apple; Inc.", "=1+1"],
      ["^GSPC", 'The "500"', null],
    ]);
    expect(readSymbols(saved)).toEqual([
      { code: "AAPL", note: "=1+1" },
      { code: "^GSPC", note: null },
    ]);
  });

  it("cuts a note that is longer than a note may be", () => {
    expect(readSymbols(`Symbol,Note\nAAPL,${"x".repeat(501)}`)[0]?.note).toHaveLength(500);
  });
});

it.each([
  ["NASDAQ:AAPL", "AAPL"],
  ["nyse: BRK.B", "BRK.B"],
  ["NYSE ARCA: SPY", "SPY"],
  ["XNAS:MSFT", "MSFT"],
  ["HKG:0700", "0700"],
  ["SH:600519", "600519"],
  ["AAPL:US", "AAPL"],
  ["AAPL US Equity", "AAPL"],
  ["VOD LN", "VOD"],
  ["$TSLA", "TSLA"],
  ['="0700"', "0700"],
  ["BF/B", "BF/B"],
  ["^GSPC", "^GSPC"],
  ["EURUSD=X", "EURUSD=X"],
])("reads %s as the symbol %s", (cell, symbol) => {
  expect(symbolOf(cell)).toBe(symbol);
});

it.each(["", "Apple Inc.", "a symbol of far too many signs to be one", "<b>", "=cmd|' /C calc'!A0"])(
  "reads no symbol in %j",
  (cell) => {
    expect(symbolOf(cell)).toBeNull();
  },
);
