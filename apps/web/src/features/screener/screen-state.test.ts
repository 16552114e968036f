import { MAX_STRATEGY_FILTERS } from "@plumbline/contract";
import { describe, expect, it } from "vitest";
import { readCompared, writeCompared } from "./compared.ts";
import {
  EMPTY_SCREEN,
  MAX_STRATEGIES,
  namesScreen,
  readScreen,
  rememberScreen,
  type ScreenState,
  screenOf,
  writeScreen,
} from "./screen-state.ts";

function throughAddress(state: ScreenState): ScreenState {
  const written = Object.entries(writeScreen(state)).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return readScreen(Object.fromEntries(written));
}

describe("a screen in the address", () => {
  it("is read back as it was written", () => {
    const state: ScreenState = {
      filters: [{ metric: "pe", op: "atMost", high: 15 }, { sectors: ["Energy"] }],
      strategies: ["golden-cross", "momentum-12-1"],
      order: { metric: "marketValue", descending: true },
      take: 30,
      columns: ["sector", "pe", "O1"],
      view: "Cheap, sound & dear?",
      why: "BRK.B",
    };
    expect(throughAddress(state)).toEqual(state);
    const ranked: ScreenState = { ...EMPTY_SCREEN, order: { bestBy: ["pe", "roe.latest"], within: "sector" } };
    expect(throughAddress(ranked)).toEqual(ranked);
  });

  it("is empty where the address has no parameters or invalid ones", () => {
    expect(readScreen({})).toEqual(EMPTY_SCREEN);
    expect(readScreen({ f: "((", sort: "mars(pe)", take: "-3", cols: "<b>~", why: " " })).toEqual(EMPTY_SCREEN);
    expect(writeScreen(EMPTY_SCREEN)).toEqual({});
  });

  it("asks for each strategy once, for five at most, and for nothing that cannot be one", () => {
    const { strategies } = readScreen({ strategyFilters: "a~a~B~<b>~__proto__~b-1~c~d~e~f" });
    expect(strategies).toEqual(["a", "b-1", "c", "d", "e"]);
    expect(MAX_STRATEGIES).toBe(MAX_STRATEGY_FILTERS);
  });

  it("names no columns where it has none", () => {
    expect(readScreen({ view: "Value" })).toEqual(EMPTY_SCREEN);
  });

  it("has one sector filter where a link names only a sector", () => {
    expect(readScreen({ sector: "Health Care" }).filters).toEqual([{ sectors: ["Health Care"] }]);
    expect(readScreen({ sector: "Energy", f: "pe(..9)" }).filters).toEqual([{ metric: "pe", op: "atMost", high: 9 }]);
  });
});

it("distinguishes an address that names a screen from one that does not", () => {
  expect(namesScreen({ why: "A" })).toBe(false);
  expect(namesScreen({ cols: "pe" })).toBe(true);
});

const screen: ScreenState = {
  filters: [{ metric: "pe", op: "atMost", high: 15 }],
  strategies: ["halloween"],
  order: { metric: "pb", descending: false },
  take: null,
  columns: ["pe", "pb"],
  view: "Value",
  why: null,
};

it("restores the last screen where the address names none", () => {
  rememberScreen({ ...screen, why: "AAA" });
  expect(screenOf({})).toEqual(screen);
  expect(screenOf({ why: "BBB" })).toEqual({ ...screen, why: "BBB" });
});

it("prefers the screen of the address to the last one", () => {
  rememberScreen(screen);
  expect(screenOf({ f: "pb(..1)" })).toEqual({ ...EMPTY_SCREEN, filters: [{ metric: "pb", op: "atMost", high: 1 }] });
});

it("forgets the last screen when it is reset", () => {
  rememberScreen(screen);
  rememberScreen(EMPTY_SCREEN);
  expect(screenOf({})).toEqual(EMPTY_SCREEN);
});

it("reads up to four companies to compare, each once, in upper case", () => {
  expect(readCompared("aapl, MSFT,AAPL,brk.b,x,y")).toEqual(["AAPL", "MSFT", "BRK.B", "X"]);
  expect(readCompared(writeCompared(["A", "B"]))).toEqual(["A", "B"]);
});

it("distinguishes no comparison from one without companies", () => {
  expect(readCompared(undefined)).toBeNull();
  expect(readCompared("")).toEqual([]);
  expect(readCompared("<script>")).toEqual([]);
});
