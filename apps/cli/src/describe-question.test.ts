import type { AskedItem } from "@plumbline/market/sources/prices";
import { describe, expect, it } from "vitest";
import { describePrompt, describeQuestion } from "./describe-question.ts";

const ORDER: AskedItem = {
  topic: "day-order",
  choices: ["day-first", "month-first"],
  likeliest: "month-first",
  evidence: '"03/04/2024" may name the day or the month first.',
};
const BASIS: AskedItem = {
  topic: "basis",
  choices: ["raw", "split-adjusted", "total-return"],
  likeliest: "split-adjusted",
  evidence: "Nothing in the file states whether its prices were adjusted for splits and dividends of later years.",
};
const CURRENCY: AskedItem = { topic: "currency", choices: [], likeliest: null, evidence: "Nothing states it." };
const SYMBOL: AskedItem = { topic: "symbol", choices: [], likeliest: null, evidence: "Nothing\u001B[2J shows it." };

const PREVIEW = [
  { symbol: "AAA", day: "2024-03-04", open: 9.5, high: 10, low: 9.125, close: 9.75, volume: 1_234_567 },
  { symbol: "AAA", day: null, open: null, high: null, low: null, close: 1010, volume: null },
];

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
        '    "03/04/2024" may name the day or the month first.',
        "    day-first    03/04/2024 is the third of April",
        "  * month-first  03/04/2024 is the fourth of March",
        "",
        "  basis: Which prices are these?",
        "    Nothing in the file states whether its prices were adjusted for splits and",
        "    dividends of later years.",
        "    raw             as traded on the day (a 2:1 split shows as a halving)",
        "  * split-adjusted  recalculated for splits (a 2:1 split does not show)",
        "    total-return    recalculated for splits and dividends",
        "",
        "",
      ].join("\n"),
    );
  });

  it("fits 80 columns, and nothing of a file reaches the terminal as a command", () => {
    const names = [`${"long ".repeat(30)}\u001B[31m.csv`];
    const text = describeQuestion({ layout: "x", files: 1, names, asks: [SYMBOL, CURRENCY], preview: PREVIEW });
    expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(text).not.toContain("\u001B");
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
