import { classicScreens, SCREEN_METRICS } from "@plumbline/core/screen";
import { beforeAll, describe, expect, it } from "vitest";
import { numberName, shortNumberName } from "./number-name.ts";
import { englishWords } from "./screen-words.fixture.ts";
import type { ScreenWords } from "./screen-words.ts";

let words: ScreenWords;

beforeAll(async () => {
  words = await englishWords();
});

describe("the name of a number", () => {
  it("exists for everything by which one can screen", () => {
    expect(SCREEN_METRICS.filter(({ id }) => numberName(id, words) === id)).toEqual([]);
  });

  it("says what it is and over what time", () => {
    expect(numberName("pe", words)).toBe("P/E");
    expect(numberName("change.ytd", words)).toBe("Price change, year to date");
    expect(numberName("totalAnnual.5y", words)).toBe("Total return a year, over 5 years");
    expect(numberName("revenue.latest", words)).toBe("Revenue");
    expect(numberName("revenue.yearOverYear", words)).toBe("Revenue, year over year");
  });

  it("is short over a column of price changes", () => {
    expect(shortNumberName("change.1y", words)).toBe("1Y");
    expect(shortNumberName("total.1y", words)).toBe("Total return, 1 year");
  });

  it("is the id of what is newer than this page", () => {
    expect(numberName("moonPhase", words)).toBe("moonPhase");
  });
});

it("has a name and an idea for every classic screen", () => {
  const ids = classicScreens(0.05).map(({ id }) => id);
  const unnamed = ids.filter((id) => !words.find(`screener.preset.${id}`) || !words.find(`screener.idea.${id}`));
  expect(unnamed).toEqual([]);
});
