import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Membership } from "../../model/index.ts";
import { reconcileMemberships } from "./reconcile-memberships.ts";

function spell(from: number | null, until: number | null, symbol = "A"): Membership {
  return { index: "sp500", symbol, from, until };
}

describe("the history of an index from several lists", () => {
  it.each([
    ["a later list ends an open spell", [spell(100, null), spell(null, 500)], [spell(100, 500)]],
    [
      "a change that a spell has is no spell of its own",
      [spell(100, 500), spell(100, null), spell(null, 500)],
      [spell(100, 500)],
    ],
    [
      "lists that date a change some days apart mean one change",
      [spell(100, 500), spell(103, null), spell(null, 497)],
      [spell(100, 500)],
    ],
    ["who returns has a second spell", [spell(100, 500), spell(900, null)], [spell(100, 500), spell(900, null)]],
    ["who was there before the list began has a spell without beginning", [spell(null, 500)], [spell(null, 500)]],
    ["an entry and a later exit are one spell", [spell(null, 500), spell(100, null)], [spell(100, 500)]],
  ])("%s", (_, lists, history) => {
    expect(reconcileMemberships(lists)).toEqual(history);
  });

  it("adds nothing when it is read twice", () => {
    const gap = fc.integer({ min: 40, max: 900 });
    fc.assert(
      fc.property(fc.array(gap, { minLength: 2, maxLength: 8 }), fc.boolean(), (gaps, lasts) => {
        const days = gaps.map((_, at) => gaps.slice(0, at + 1).reduce((sum, days) => sum + days, 0));
        const spells = days.flatMap((from, at) =>
          at % 2 === 0 && at + 1 < days.length ? [spell(from, days[at + 1] as number)] : [],
        );
        const history = lasts ? [...spells, spell((days.at(-1) as number) + 100, null)] : spells;
        expect(reconcileMemberships([...history, ...history])).toEqual(history);
      }),
    );
  });
});
