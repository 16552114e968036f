import { describe, expect, it } from "vitest";
import type { AskedItem, Preview } from "../../model/index.ts";
import { OpenLayout } from "./open-layout.ts";
import { proposedAnswer } from "./proposed-answer.ts";

const NONE = { choices: [], likeliest: null } as const;
const currency = (...symbols: string[]): AskedItem => ({
  ...NONE,
  topic: "currency",
  evidence: { code: "no-currency" },
  symbols,
});
const BASIS: AskedItem = {
  ...NONE,
  topic: "basis",
  choices: ["raw", "split-adjusted"],
  evidence: { code: "no-basis" },
};
/** A price of London that may be 102.5 pence or pounds. */
const LONDON: AskedItem = {
  ...currency("VOD.L"),
  evidence: { code: "either-unit", symbol: "VOD.L", close: 102.5, hundredths: "GBX", whole: "GBP" },
  doubtful: ["VOD.L"],
};

describe("the answer that is proposed", () => {
  it.each<readonly [string, AskedItem, string | null]>([
    ["prices that do not show it", BASIS, "split-adjusted"],
    ["symbols as the United States spell them", currency("AAPL", "BRK.B"), "USD"],
    ["a symbol with the ending of London", currency("VOD.L"), null],
    ["a symbol of digits, as in Asia", currency("AAPL", "600519"), null],
    ["a symbol that is not known", currency(), null],
    ["prices in either of two units", LONDON, null],
    ["prices most probably in pence", { ...LONDON, likeliest: "GBX" }, "GBX"],
    ["the order of day and month", { ...BASIS, topic: "day-order", likeliest: "day-first" }, null],
  ])("for %s", (_, item, proposed) => {
    expect(proposedAnswer(item)).toBe(proposed);
  });

  it("is that of all files of a layout, or none", () => {
    const preview: Preview = { kind: "prices", rows: [] };
    const layout = new OpenLayout("Date,Close", preview);
    layout.add("AAPL.csv", [BASIS, currency("AAPL")], null);
    expect([layout.proposed("basis"), layout.proposed("currency")]).toEqual(["split-adjusted", "USD"]);
    layout.add("600519.csv", [BASIS, currency("600519")], null);
    expect([layout.proposed("basis"), layout.proposed("currency")]).toEqual(["split-adjusted", null]);
    layout.add("KO.csv", [currency("KO")], null);
    expect(layout.proposed("currency")).toBeNull();
  });
});
