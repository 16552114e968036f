/** What was published of the returns in Kenneth French's library, computed again from a later edition of it. */
import { describe, expect, it } from "vitest";
import { numbersOf, readColumns } from "../series/table-columns.fixture.ts";
import { mean } from "../stats/index.ts";

type Table = ReturnType<typeof readColumns>;

/** Mean of a column over some months, both included, in percent a month. */
function meanOf({ month = [], ...columns }: Table, name: string, from: string, to: string): number {
  const values = numbersOf(columns[name]);
  return mean(values.filter((_, k) => (month[k] as string) >= from && (month[k] as string) <= to));
}

describe("the three factors of Fama and French (1993)", () => {
  // Their table 2, July 1963 to December 1991. The returns have been revised since: CRSP and Compustat mend errors and add firms.
  it.each([
    ["market", 0.43, 0.409],
    ["size", 0.27, 0.266],
    ["value", 0.4, 0.392],
  ])("are on average within 0.03 points a month of what was published: %s", (name, published, today) => {
    const found = meanOf(readColumns(import.meta.dirname, "french-factors.csv"), name, "1963-07", "1991-12");
    expect(Math.abs(found - published)).toBeLessThan(0.03);
    // Of this edition, in Python.
    expect(found).toBeCloseTo(today, 3);
  });
});

describe("the momentum of Jegadeesh and Titman (1993)", () => {
  // Their table 1, 1965 to 1989: winners less losers of the past twelve months, held for three, 1.31 % a month.
  it("is 1.20 % a month on average of small, middle and large firms, and smallest of large ones", () => {
    const table = readColumns(import.meta.dirname, "french-momentum.csv");
    const spread = (size: string) =>
      meanOf(table, `${size}Winners`, "1965-01", "1989-12") - meanOf(table, `${size}Losers`, "1965-01", "1989-12");
    const spreads = ["small", "middle", "large"].map(spread);
    // The six means of this edition, in Python: 1.8642 - 0.3861, 1.9007 - 0.5539, 1.2932 - 0.5297.
    expect(spreads.map((each) => Number(each.toFixed(3)))).toEqual([1.478, 1.347, 0.763]);
    expect(mean(Float64Array.from(spreads))).toBeCloseTo(1.196, 3);
  });
});
