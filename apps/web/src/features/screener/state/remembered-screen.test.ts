import { expect, it } from "vitest";
import { rememberScreen, screenOf } from "./remembered-screen.ts";
import { EMPTY_SCREEN, type ScreenState } from "./screen-state.ts";

const screen: ScreenState = {
  filters: [{ metric: "pe", op: "atMost", high: 15 }],
  order: { metric: "pb", descending: false },
  take: null,
  columns: ["pe", "pb"],
  why: null,
};

it("comes back to an address that names no screen", () => {
  rememberScreen({ ...screen, why: "AAA" });
  expect(screenOf({})).toEqual(screen);
  expect(screenOf({ why: "BBB" })).toEqual({ ...screen, why: "BBB" });
});

it("gives way to the screen of an address", () => {
  rememberScreen(screen);
  expect(screenOf({ f: "pb(..1)" })).toEqual({ ...EMPTY_SCREEN, filters: [{ metric: "pb", op: "atMost", high: 1 }] });
});

it("is forgotten when it is put back", () => {
  rememberScreen(screen);
  rememberScreen(EMPTY_SCREEN);
  expect(screenOf({})).toEqual(EMPTY_SCREEN);
});
