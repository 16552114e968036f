import type { AskedItem } from "@plumbline/market/model";
import { describe, expect, it } from "vitest";
import { describePrompt, describeQuestion } from "./describe-question.ts";

const ORDER: AskedItem = {
  topic: "day-order",
  choices: ["day-first", "month-first"],
  likeliest: "month-first",
  evidence: { code: "either-day-order", cell: "03/04/2024" },
};
const BASIS: AskedItem = {
  topic: "basis",
  choices: ["raw", "split-adjusted", "total-return"],
  likeliest: null,
  evidence: { code: "no-basis" },
};
const CURRENCY: AskedItem = { topic: "currency", choices: [], likeliest: null, evidence: { code: "no-currency" } };
const SYMBOL: AskedItem = { topic: "symbol", choices: [], likeliest: null, evidence: { code: "no-symbol" } };

const PREVIEW = {
  kind: "prices",
  rows: [
    { symbol: "AAA", day: "2024-03-04", open: 9.5, high: 10, low: 9.125, close: 9.75, volume: 1_234_567 },
    { symbol: "AAA", day: null, open: null, high: null, low: null, close: 1010, volume: null },
  ],
} as const;

describe("a question", () => {
  it("names the file, shows its rows, and gives the evidence and the meaning of each choice", () => {
    const question = { layout: "x", files: 3, names: ["depot.csv", "b.csv"], asks: [ORDER, BASIS], preview: PREVIEW };
    expect(describeQuestion(question)).toBe(
      [
        "",
        "depot.csv and 2 more files like it do not say everything. The first rows would",
        "be read as:",
        "",
        "    symbol  day          open    high    low      close     volume",
        "    AAA     2024-03-04  9.500  10.000  9.125      9.750  1,234,567",
        "    AAA     ?               -       -      -  1,010.000          -",
        "",
        "  day-order: Which number of a date is the month?",
        '    "03/04/2024" may name the day or the month first, and the rows fit both.',
        "    day-first    03/04/2024 is the third of April",
        "  * month-first  03/04/2024 is the fourth of March",
        "",
        "  basis: Which prices are these?",
        "    Nothing in the file states whether its prices were adjusted for splits and",
        "    dividends.",
        "    raw             as traded on the day (a 2:1 split shows as a halving)",
        "    split-adjusted  recalculated for splits (a 2:1 split does not show)",
        "    total-return    recalculated for splits and dividends",
        "  * unknown         what they show; the report says that nothing states it",
        "",
        "",
      ].join("\n"),
    );
  });

  it("fits 80 columns, and nothing of a file reaches the terminal as a command", () => {
    const names = [`${"long ".repeat(30)}\u001B[31m.csv`];
    const order: AskedItem = { ...ORDER, evidence: { code: "either-day-order", cell: "03\u001B[2J04" } };
    const asks = [SYMBOL, order, CURRENCY];
    const text = describeQuestion({ layout: "x", files: 1, names, asks, preview: PREVIEW });
    expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(text).not.toContain("\u001B");
  });

  it("lists the files that need a symbol each, with their first rows", () => {
    const nameless = [
      { name: "HistoricalData_1.csv", first: PREVIEW.rows[0] ?? null, likeliest: null },
      { name: "gold.csv", first: null, likeliest: "GOLD" },
    ];
    const asks = [{ ...SYMBOL, nameless }];
    const text = describeQuestion({
      layout: "x",
      files: 2,
      names: ["HistoricalData_1.csv"],
      asks,
      preview: { kind: "prices", rows: [] },
    });
    expect(text).toContain(
      [
        "    file                  first day   symbol  close",
        "    HistoricalData_1.csv  2024-03-04  ?       9.750",
        "    gold.csv              ?           GOLD        -",
        "    a symbol for each, in this order, such as AAPL, MSFT",
      ].join("\n"),
    );
    expect(describePrompt(asks)).toBe("  Type what it is, such as: symbol=AAPL,MSFT\n");
  });

  it.each([
    [
      [ORDER, CURRENCY],
      "  Enter accepts: day-order=month-first currency=unknown\n  or type what differs, such as: day-order=day-first currency=EUR\n",
    ],
    [[SYMBOL], "  Type what it is, such as: symbol=AAPL\n"],
  ])("says what Enter accepts, and what may be typed", (asks, prompt) => {
    expect(describePrompt(asks)).toBe(prompt);
  });
});
