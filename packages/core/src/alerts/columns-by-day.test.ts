import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkOf } from "../checks/index.ts";
import { blankCheckColumn, type ScreenMatrix } from "../screen/index.ts";
import { type ColumnCondition, columnsByDay, comparedGroup, evaluateAlerts, lineOf, pastRings } from "./index.ts";

/** Three companies of one industry on a day; a stock that is not listed on it has none. */
function market({ pe, width, passes }: Day): ScreenMatrix {
  const check = blankCheckColumn(checkOf("O3"), pe.length);
  return {
    size: pe.length,
    metrics: new Map([
      ["pe", { values: Float64Array.from(pe), good: "lower", missing: new Uint8Array(pe.length) }],
      ["moatWidth", { values: Float64Array.from(width), good: "higher", missing: new Uint8Array(pe.length) }],
    ]),
    checks: new Map([["O3", { ...check, values: Float64Array.from(passes) }]]),
    types: pe.map(() => "other"),
    sectors: new Int32Array(pe.length),
    industries: new Int32Array(pe.length),
  };
}

interface Day {
  readonly pe: readonly number[];
  readonly width: readonly number[];
  readonly passes: readonly number[];
}

const three = (of: fc.Arbitrary<number>) => fc.tuple(of, of, of);
const unknown = fc.constant(Number.NaN);
const days = fc.array(
  fc.record({
    pe: three(fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 9 }) }, unknown)),
    width: three(fc.oneof(fc.constantFrom(0, 1, 2), unknown)),
    passes: three(fc.oneof({ weight: 6, arbitrary: fc.double({ min: 0.2, max: 2, noNaN: true }) }, unknown)),
  }),
  { minLength: 2, maxLength: 40 },
);

const CONDITIONS: readonly ColumnCondition[] = [
  { kind: "percentile", metric: "pe", within: "industry", direction: "above", line: 0.9 },
  { kind: "percentile", metric: "pe", within: "market", direction: "below", line: 0.4 },
  { kind: "metric", metric: "moatWidth", direction: "above", line: 2 },
  { kind: "moat", change: "any" },
  { kind: "moat", change: "narrower" },
  { kind: "check", check: "O3", turns: "pass" },
  { kind: "check", check: "O3", turns: "either", threshold: 0.8 },
];

describe("the past of an alert on a number that a company has among others", () => {
  it.each(CONDITIONS)(
    "rings on the days on which one screening after the other would have rung it: %j",
    (condition) => {
      fc.assert(
        fc.property(days, fc.integer({ min: -1, max: 2 }), (market_, row) => {
          const { columns, write } = columnsByDay(condition, market_.length);
          const rung: number[] = [];
          let last: number | null = null;
          for (const [day, each] of market_.entries()) {
            const matrix = market(each);
            write(day, matrix, row);
            const [outcome] = evaluateAlerts(matrix, [{ condition, row, line: lineOf(condition), last }]);
            if (outcome?.rings) rung.push(day);
            last = outcome?.last ?? null;
          }
          const past = pastRings(condition, { days: market_.map((_, day) => day), columns });
          expect(past.rings.map(({ day }) => day)).toEqual(rung);
        }),
      );
    },
  );

  it("serves every line once it is found", () => {
    const condition = { kind: "percentile", metric: "pe", within: "sector", direction: "above", line: 0 } as const;
    const { columns, write } = columnsByDay(condition, 3);
    // The first of three companies becomes the cheapest and the dearest: 1, 0 and 0.5.
    const days = [
      [1, 2, 3],
      [3, 2, 1],
      [2, 1, 3],
    ];
    days.forEach((pe, day) => {
      write(day, market({ pe, width: [0, 0, 0], passes: [1, 1, 1] }), 0);
    });
    const ringsAt = (line: number) =>
      pastRings({ ...condition, line }, { days: [0, 1, 2], columns }).rings.map(({ value }) => value);
    expect([ringsAt(0.4), ringsAt(0.6)]).toEqual([[0.5], []]);
  });

  it.each<[ColumnCondition, ReturnType<typeof comparedGroup>]>([
    [{ kind: "price", direction: "above", line: 1 }, null],
    [{ kind: "metric", metric: "pe", direction: "above", line: 1 }, null],
    [{ kind: "metric", metric: "quality", direction: "above", line: 1 }, "market"],
    [{ kind: "percentile", metric: "pe", within: "industry", direction: "above", line: 1 }, "industry"],
    [{ kind: "moat", change: "any" }, "sector"],
    [{ kind: "check", check: "O3", turns: "pass" }, "industry"],
    [{ kind: "check", check: "O1", turns: "pass" }, null],
  ])("takes the companies that it is compared with: %j", (condition, group) => {
    expect(comparedGroup(condition)).toBe(group);
  });
});
