import { describe, expect, it } from "vitest";
import { asFiled } from "../derivation/derivation.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { yearOverYear } from "./year-over-year.ts";

const number = (value: number) => asFiled(factOf({ concept: "x", end: "2023-12-31", filed: "2024-02-01", value }));

describe("the change on the year", () => {
  it.each([
    [-2, 3, "loss-to-profit"],
    [-2, 0, "loss-to-profit"],
    [-2, -1, "loss-narrowed"],
    [-2, -3, "loss-widened"],
    [-2, -2, "loss-unchanged"],
  ])("is no percentage for an amount from %d to %d, but %s", (base, now, turn) => {
    const change = yearOverYear("amount", number(now), number(base));
    expect(change).toMatchObject({ change: { value: null, because: turn }, turn });
  });

  it("has both a percentage and a word when a profit becomes a loss", () => {
    expect(yearOverYear("amount", number(-1), number(2))).toMatchObject({
      change: { value: -1.5 },
      turn: "profit-to-loss",
    });
  });

  it("is no percentage from 0", () => {
    expect(yearOverYear("amount", number(2), number(0)).change).toMatchObject({ value: null, because: "from-zero" });
  });

  it.each(["pct", "multiple"] as const)("of a %s is a difference, whatever the signs", (kind) => {
    expect(yearOverYear(kind, number(-0.25), number(-0.5))).toMatchObject({
      change: { value: 0.25 },
      kind: "difference",
      turn: null,
    });
  });
});
