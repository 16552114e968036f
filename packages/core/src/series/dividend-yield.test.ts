import { describe, expect, it } from "vitest";
import { day } from "../time/index.ts";
import { flatBars } from "./bars.fixture.ts";
import { dividendYield } from "./index.ts";

const bars = flatBars([day("2023-03-15"), day("2024-03-15"), day("2024-06-14")], [40, 50, 60]);
const paid = (exDay: string, amount: number) => ({ exDay: day(exDay), amount });
const dividends = [paid("2023-03-15", 9), paid("2023-03-16", 0.5), paid("2024-03-15", 0.75), paid("2024-03-18", 9)];

describe("dividendYield", () => {
  it("counts the dividends of the twelve months that end with the last bar", () => {
    // (2023-03-15, 2024-03-15] holds 0.5 and 0.75: 1.25 / 50. Seen on the Sunday after, nothing has changed.
    expect(dividendYield({ ...bars, dividends, asOf: day("2024-03-17") })).toBe(0.025);
  });

  it("takes the last bar when no day is given", () => {
    expect(dividendYield({ ...bars, dividends })).toBe((0.75 + 9) / 60);
  });

  it("is zero when nothing was paid, and does not exist without a price", () => {
    expect(dividendYield({ ...bars, dividends: [] })).toBe(0);
    expect(dividendYield({ ...bars, dividends, asOf: day("2023-01-01") })).toBeNaN();
  });

  it("does not depend on the share count", () => {
    const halves = dividends.map(({ exDay, amount }) => ({ exDay, amount: amount / 2 }));
    const close = bars.close.map((price) => price / 2);
    expect(dividendYield({ day: bars.day, close, dividends: halves })).toBe(dividendYield({ ...bars, dividends }));
  });
});
