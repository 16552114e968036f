import type { WirePeriod } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { historyItems, indexOfEnd } from "./history-items.ts";

const quarters = (years: number): WirePeriod[] =>
  Array.from({ length: years * 4 }, (_, i) => {
    const fiscalYear = 2010 + Math.floor(i / 4);
    const end = `${fiscalYear}-${["03", "06", "09", "12"][i % 4]}-28`;
    return { start: end, end, filedAt: end, fiscalYear, fiscalQuarter: (i % 4) + 1 };
  });
const words = {
  name: ({ fiscalQuarter, fiscalYear }: WirePeriod) => `Q${fiscalQuarter} ${fiscalYear}`,
  write: String,
  year: ({ fiscalYear }: WirePeriod) => String(fiscalYear),
  marked: (value: string, { fiscalQuarter }: WirePeriod) => (fiscalQuarter === 1 ? `${value}, restated` : value),
};

describe("the bars of a history", () => {
  it("names each year under its first quarter", () => {
    const items = historyItems(quarters(2), [1, 2, null, 4, 5, 6, 7, 8], words);
    expect(items.map(({ time }) => time)).toEqual(["2010", null, null, null, "2011", null, null, null]);
    expect(items[1]?.spoken).toBe("Q2 2010: 2");
    expect(items[4]?.spoken).toBe("Q1 2011: 5, restated");
    expect(items[2]).toMatchObject({ value: null, spoken: "Q3 2010: -" });
  });

  it("names at most four years, always including the last", () => {
    const named = historyItems(quarters(17), [], words).flatMap(({ time }) => time ?? []);
    expect(named).toEqual(["2011", "2016", "2021", "2026"]);
  });
});

describe("the index of a period", () => {
  it("is that of the period that ended on the day, otherwise of the last one", () => {
    const periods = quarters(1);
    expect(indexOfEnd(periods, "2010-06-28")).toBe(1);
    expect(indexOfEnd(periods, null)).toBe(3);
    expect(indexOfEnd(periods, "1999-01-01")).toBe(3);
    expect(indexOfEnd([], null)).toBe(-1);
  });
});
