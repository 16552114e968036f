import fc from "fast-check";
import { expect, it } from "vitest";
import { revision } from "./revision.ts";

it.each([
  [57, 25, "raise"],
  [50, 60, "lower"],
  // 120 before a split of 7:1, said again as its seventh.
  [120 / 7, (40 / 7) * 3, "reiterate"],
  [57, null, null],
] as const)("%d after %s: %s", (target, prior, expected) => {
  expect(revision(target, prior)).toBe(expected);
});

it("is reversed when the two targets are exchanged", () => {
  const price = fc.double({ min: 0.01, max: 1e5, noNaN: true });
  const BACK = { raise: "lower", lower: "raise", reiterate: "reiterate" } as const;
  fc.assert(
    fc.property(price, price, (from, to) => {
      const there = revision(to, from);
      if (Math.abs(to / from - 1) > 2e-9) expect(there && BACK[there]).toBe(revision(from, to));
    }),
  );
});
