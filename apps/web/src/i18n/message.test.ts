import { describe, expect, it } from "vitest";
import { writeMessage } from "./message.ts";

describe("writeMessage", () => {
  it("fills placeholders in", () => {
    expect(writeMessage("Prices up to {day}", { day: "Nov 21" }, "en")).toBe("Prices up to Nov 21");
  });

  it("chooses the plural that the language has for a count", () => {
    const days = { one: "{n} jour", other: "{n} jours" };
    // French uses the singular for 0 and 1, English only for 1 (CLDR plural rules).
    expect(writeMessage(days, { count: 0, n: "0" }, "fr")).toBe("0 jour");
    expect(writeMessage(days, { count: 2, n: "2" }, "fr")).toBe("2 jours");
    expect(writeMessage({ one: "{n} day", other: "{n} days" }, { count: 0, n: "0" }, "en")).toBe("0 days");
    expect(writeMessage({ other: "{n} 天" }, { count: 1, n: "1" }, "zh-Hans")).toBe("1 天");
  });

  it("inserts values literally, whatever they look like", () => {
    expect(writeMessage("“{query}”", { query: "$& {query}" }, "en")).toBe("“$& {query}”");
  });

  it("keeps a placeholder without a value", () => {
    expect(writeMessage("{a} and {b}", { a: "x" }, "en")).toBe("x and {b}");
  });
});
