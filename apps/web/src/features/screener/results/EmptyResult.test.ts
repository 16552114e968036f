import fc from "fast-check";
import { expect, it } from "vitest";
import { strictestFilter } from "./EmptyResult.tsx";

const counts = (...passing: number[]) => passing.map((count) => ({ passing: count, missing: 0 }));

it("is the filter that the fewest companies pass alone, the first of equals", () => {
  expect(strictestFilter(counts(300, 2, 600))).toBe(1);
  expect(strictestFilter(counts(5, 5))).toBe(0);
  expect(strictestFilter([])).toBe(-1);
});

it("is passed by no more companies than any other", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 9 }), (passing) => {
      const strictest = passing[strictestFilter(counts(...passing))] as number;
      expect(passing.every((count) => count >= strictest)).toBe(true);
    }),
  );
});
