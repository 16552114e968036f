import { describe, expect, it } from "vitest";
import { EMPTY_SCREEN, namesScreen, readScreen, type ScreenState, writeScreen } from "./screen-state.ts";

function throughAddress(state: ScreenState): ScreenState {
  const written = Object.entries(writeScreen(state)).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return readScreen(Object.fromEntries(written));
}

describe("a screen in the address", () => {
  it("comes back as it was", () => {
    const state: ScreenState = {
      filters: [{ metric: "pe", op: "atMost", high: 15 }, { sectors: ["Energy"] }],
      order: { metric: "marketValue", descending: true },
      take: 30,
      columns: ["sector", "pe", "O1"],
      why: "BRK.B",
    };
    expect(throughAddress(state)).toEqual(state);
    const ranked: ScreenState = { ...EMPTY_SCREEN, order: { bestBy: ["pe", "roe.latest"], within: "sector" } };
    expect(throughAddress(ranked)).toEqual(ranked);
  });

  it("is empty where the address says nothing, or nonsense", () => {
    expect(readScreen({})).toEqual(EMPTY_SCREEN);
    expect(readScreen({ f: "((", sort: "mars(pe)", take: "-3", cols: "<b>~", why: " " })).toEqual(EMPTY_SCREEN);
    expect(writeScreen(EMPTY_SCREEN)).toEqual({});
  });

  it("is one sector where a link names a sector and nothing else", () => {
    expect(readScreen({ sector: "Health Care" }).filters).toEqual([{ sectors: ["Health Care"] }]);
    expect(readScreen({ sector: "Energy", f: "pe(..9)" }).filters).toEqual([{ metric: "pe", op: "atMost", high: 9 }]);
  });
});

it("tells an address that names a screen from one that does not", () => {
  expect(namesScreen({ why: "A" })).toBe(false);
  expect(namesScreen({ cols: "pe" })).toBe(true);
});
