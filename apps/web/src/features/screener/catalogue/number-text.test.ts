import { classicScreens, SCREEN_METRICS } from "@plumbline/core/screen";
import { beforeAll, describe, expect, it } from "vitest";
import { isGainOrLoss, numberName, shortNumberName, writeBound, writeDistance, writeNumber } from "./number-text.ts";
import type { ScreenNumber } from "./screen-catalogue.ts";
import { englishWords } from "./screen-words.fixture.ts";
import type { ScreenWords } from "./screen-words.ts";

let words: ScreenWords;

beforeAll(async () => {
  words = await englishWords();
});

describe("the name of a number", () => {
  it("exists for everything that one can screen by", () => {
    expect(SCREEN_METRICS.filter(({ id }) => numberName(id, words) === id)).toEqual([]);
  });

  it("contains the metric and its period", () => {
    expect(numberName("pe", words)).toBe("P/E");
    expect(numberName("change.ytd", words)).toBe("Price change, year to date");
    expect(numberName("totalAnnual.5y", words)).toBe("Annualized total return, 5 years");
    expect(numberName("revenue.latest", words)).toBe("Revenue");
    expect(numberName("revenue.yearOverYear", words)).toBe("Revenue, year over year");
  });

  it("is short over a column of price changes", () => {
    expect(shortNumberName("change.1y", words)).toBe("1Y");
    expect(shortNumberName("total.1y", words)).toBe("Total return, 1 year");
  });

  it("is the id of a number that is newer than this page", () => {
    expect(numberName("moonPhase", words)).toBe("moonPhase");
  });
});

it("has a name and an idea for every classic screen", () => {
  const ids = classicScreens(0.05).map(({ id }) => id);
  const unnamed = ids.filter((id) => !words.find(`screener.preset.${id}`) || !words.find(`screener.idea.${id}`));
  expect(unnamed).toEqual([]);
});

function numberOf(id: string): ScreenNumber {
  const number = words.catalogue.numbers.get(id);
  if (!number) throw new Error(`The screener has no number ${id}.`);
  return number;
}

describe("a value of a company", () => {
  it.each([
    ["marketValue", 33_160_000_000, "33.16B"],
    ["price", 0.1234, "0.1234"],
    ["eps.latest", 0.39, "0.39"],
    ["pe", 6.464286, "6.46"],
    ["dividendYield", 0.0345, "3.45%"],
    ["dividendRaiseYears", 12, "12"],
    ["change.1y", 0.2057, "+20.57%"],
    // Revenue is an amount: its change on the year is relative. A margin is a rate: its change is one of points.
    ["revenue.yearOverYear", 0.05, "+5.00%"],
    ["grossMargin.yearOverYear", -0.012, "−1.20 pp"],
    ["currentRatio.yearOverYear", 0.25, "+0.25"],
    ["moatWidth", 2, "Wide"],
    ["moatTrend", -1, "Narrowing"],
    ["moatMedianSpread", 0.0512, "5.12%"],
  ])("of %s is written in its unit", (id, value, written) => {
    expect(writeNumber(value, numberOf(id), words)).toBe(written);
  });
});

describe("a bound", () => {
  it.each([
    ["pe", 15, "15"],
    ["pe", 1.25, "1.25"],
    ["roe.latest", 0.1, "10%"],
    ["roe.latest", 0.125, "12.5%"],
    ["grossMargin.yearOverYear", 0.01, "1 pp"],
    ["revenue.yearOverYear", 0.2, "20%"],
    ["marketValue", 2e9, "2B"],
    ["moatWidth", 1, "Narrow"],
  ])("of %s has no trailing zeros", (id, bound, written) => {
    expect(writeBound(bound, numberOf(id), words)).toBe(written);
  });
});

it("writes the distance of a rate from its bound in percentage points, that of a multiple as a multiple", () => {
  expect(writeDistance(0.0755, numberOf("roe.latest"), words)).toBe("7.55 pp");
  expect(writeDistance(8.54, numberOf("pe"), words)).toBe("8.54");
});

it("colours only changes of a price", () => {
  expect(["change.1d", "total.5y", "revenue.yearOverYear", "pe"].map((id) => isGainOrLoss(numberOf(id)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
