import fc from "fast-check";
import { expect, it } from "vitest";
import { placed } from "./stored-lists.ts";

it("the places of a list rise in its order and are no more than there are, whatever was moved, added and taken away", () => {
  const PLACES = 12;
  const kept = fc.shuffledSubarray(Array.from({ length: PLACES }, (_, place): number | null => place));
  const changed = kept.chain((places) =>
    fc
      .array(fc.nat({ max: places.length }), { maxLength: PLACES - places.length })
      .map((added) => added.reduce<(number | null)[]>((all, at) => all.toSpliced(at, 0, null), places)),
  );
  fc.assert(
    fc.property(changed, (places) => {
      const items = places.map((place, name) => ({ place, name }));
      const result = placed(items, PLACES);
      expect(result.map(({ item }) => item)).toEqual(items);
      const given = result.map(({ place }) => place);
      expect(given).toEqual([...new Set(given)].toSorted((a, b) => a - b));
      expect(given.every((place) => place >= 0 && place < PLACES)).toBe(true);
    }),
  );
});

it("taking a stock away moves no other, and moving one to the end moves that one alone", () => {
  const at = (...places: (number | null)[]) => places.map((place) => ({ place }));
  const given = (...places: (number | null)[]) => placed(at(...places), 10).map(({ place }) => place);
  expect(given(0, 1, 3, 4)).toEqual([0, 1, 3, 4]);
  expect(given(1, 2, 3, 0)).toEqual([1, 2, 3, 4]);
  expect(given(0, 4, null)).toEqual([0, 4, 5]);
  // The last place is taken: those that are in the way move up.
  expect(given(7, 9, null)).toEqual([7, 8, 9]);
});
