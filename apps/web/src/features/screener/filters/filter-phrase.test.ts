import type { ParamFilter } from "@plumbline/contract/calls";
import { beforeAll, expect, it } from "vitest";
import { englishWords } from "../catalogue/screen-words.fixture.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { filterPhrase, filterSubject } from "./filter-phrase.ts";

let words: ScreenWords;

beforeAll(async () => {
  words = await englishWords();
});

it.each<readonly [ParamFilter, string]>([
  [{ metric: "pe", op: "atMost", high: 15 }, "P/E ≤ 15"],
  [{ metric: "roe.latest", op: "atLeast", low: 0.1 }, "Return on equity ≥ 10%"],
  [{ metric: "pe", op: "between", low: 5, high: 15 }, "P/E 5 to 15"],
  [{ metric: "pb", op: "percentileAtLeast", low: 0.8, within: "sector" }, "P/B: best 20% of the sector"],
  [{ metric: "pb", op: "percentileAtMost", high: 0.2, within: "market" }, "P/B: worst 20%"],
  [{ check: "O1", state: "pass" }, "O1 < 25"],
  [{ check: "O1", state: "fail", threshold: 20 }, "O1 not < 20"],
  [{ check: "G2", state: "near" }, "G2 near 0.1"],
  [{ check: "G2", state: "unknown" }, "G2 unknown"],
  [{ sectors: ["Energy"] }, "Sector: Energy"],
  [{ sectors: ["Energy", "Materials", "Utilities", "Financials"] }, "Sector: Energy, Materials and 2 more"],
  [{ companyTypes: ["bank", "reit"] }, "Company type: Bank, REIT"],
])("writes %j as %s", (filter, phrase) => {
  expect(filterPhrase(filter, words)).toBe(phrase);
});

it("names the subject of a filter", () => {
  expect(filterSubject({ metric: "pe", op: "atMost", high: 15 }, words)).toBe("P/E");
  expect(filterSubject({ industries: ["Steel"] }, words)).toBe("Industry");
});
