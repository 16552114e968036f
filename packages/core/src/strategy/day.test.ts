import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { CHECK_IDS, type CheckId, checkOf } from "../checks/index.ts";
import { classicScreens, type MetricColumn, runScreen, SCREEN_METRICS, type ScreenMatrix } from "../screen/index.ts";
import { flatBars } from "../series/bars.fixture.ts";
import { day } from "../time/index.ts";
import { compileStrategy, type DayInputs, libraryStrategy, operandColumn, type ResolvedOperand } from "./index.ts";
import { strategyOf } from "./library/blocks.ts";
import { inputsOf } from "./stock-inputs.fixture.ts";
import type { Rule, Strategy } from "./strategy.ts";

const NONE = Number.NaN;
const METRIC = { metric: "pe" } as const;

/** A day on which every operand has these values. */
function dayOf(values: Readonly<Record<string, readonly number[]>>, sectors: readonly number[] = []): DayInputs {
  const stocks = Object.values(values)[0]?.length ?? 0;
  return {
    stocks,
    column: (operand) => Float64Array.from(values[nameOf(operand)] ?? Array(stocks).fill(NONE)),
    check: () => {
      throw new Error("No check is asked.");
    },
    sectors: Int32Array.from({ length: stocks }, (_, row) => sectors[row] ?? 0),
    industries: new Int32Array(stocks),
  };
}

function nameOf(operand: ResolvedOperand): string {
  const name = "metric" in operand ? operand.metric : "price" in operand ? operand.price : "other";
  return operand.barsAgo ? `${name} before` : name;
}

const monthly = (rules: readonly Rule[], more: Partial<Strategy> = {}) =>
  compileStrategy(strategyOf({ entry: { all: rules }, rebalancing: "monthly", ...more }));

describe("the stocks of a day", () => {
  it("are compared by the share of the others that are worse, among all or among those of their sector", () => {
    const pe = { pe: [10, 20, NONE, 30, 40, 50] };
    const rule = { left: METRIC, operator: "percentileAtLeast", right: 0.75 } as const;
    expect([...monthly([rule]).eligible(dayOf(pe))]).toEqual([0, 0, 0, 0, 1, 1]);
    expect([...monthly([{ ...rule, best: "lowest" }]).eligible(dayOf(pe))]).toEqual([1, 1, 0, 0, 0, 0]);
    expect([...monthly([{ ...rule, not: true }]).eligible(dayOf(pe))]).toEqual([1, 1, 0, 1, 0, 0]);
    const bySector = monthly([{ ...rule, within: "sector" }]).eligible(dayOf(pe, [0, 0, 0, 1, 1, -1]));
    expect([...bySector]).toEqual([0, 1, 0, 0, 1, 0]);
  });

  it("have places, of which equal ones share the better", () => {
    const rule = { left: METRIC, operator: "rankAtMost", right: 2, best: "lowest" } as const;
    expect([...monthly([rule]).eligible(dayOf({ pe: [30, 10, 20, 20, NONE] }))]).toEqual([0, 1, 1, 1, 0]);
    expect([...monthly([{ ...rule, not: true }]).eligible(dayOf({ pe: [30, 10, 20, 20, NONE] }))]).toEqual([
      1, 0, 0, 0, 0,
    ]);
  });

  it("are compared with those alone that pass the rules of the universe", () => {
    const universe = {
      rules: [{ left: { metric: "marketValue" }, operator: "atLeast", right: { number: 50 } } as const],
    };
    const best = monthly([{ left: METRIC, operator: "percentileAtLeast", right: 1 }], { universe });
    const inputs = dayOf({ pe: [10, 20, 30], marketValue: [100, 100, 10] });
    expect([...best.eligible(inputs)]).toEqual([0, 1, 0]);
    expect([...best.members(inputs)]).toEqual([1, 1, 0]);
  });

  it("cross since the bar before", () => {
    const crossing = monthly([{ left: { price: "close" }, operator: "crossesAbove", right: { number: 5 } }]);
    const inputs = dayOf({ close: [6, 6, 4, NONE], "close before": [5, 6, 6, 4] });
    expect([...crossing.eligible(inputs)]).toEqual([1, 0, 0, 0]);
    expect(crossing.dayOperands).toEqual([{ price: "close" }, { price: "close", barsAgo: 1 }]);
  });

  it("are scored by one value, or by the mean of their percentile ranks of several", () => {
    const cheap = { operand: METRIC, best: "lowest" } as const;
    const large = { operand: { metric: "marketValue" }, best: "highest" } as const;
    const inputs = dayOf({ pe: [10, 20, 30, NONE], marketValue: [1, 3, 2, 4] });
    expect([...monthly([], { ranking: { by: [cheap] } }).scores(inputs)]).toEqual([-10, -20, -30, NONE]);
    // Cheap: 1, 0.5, 0; large among four: 0, 2/3, 1/3, 1.
    const several = monthly([], { ranking: { by: [cheap, large] } }).scores(inputs);
    const expected = [0.5, (0.5 + 2 / 3) / 2, 1 / 6];
    for (const [row, score] of expected.entries()) expect(several[row]).toBeCloseTo(score, 12);
    expect(several[3]).toBeNaN();
    // Of the first, cheap counts three times: (3 · 1 + 0) / 4.
    const weighted = monthly([], { ranking: { by: [{ ...cheap, weight: 3 }, large] } }).scores(inputs);
    expect(weighted[0]).toBeCloseTo(0.75, 12);
    expect(weighted[1]).toBeCloseTo((3 * 0.5 + 2 / 3) / 4, 12);
    const above15: Rule = { left: METRIC, operator: "above", right: { number: 15 } };
    expect([...monthly([above15]).scores(inputs)]).toEqual([NONE, 0, 0, NONE]);
  });

  it("keep their order where every weight is multiplied by the same", () => {
    const terms = [
      { operand: METRIC, best: "lowest" },
      { operand: { metric: "marketValue" }, best: "highest" },
    ] as const;
    const values = fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { minLength: 5, maxLength: 5 });
    const weight = fc.double({ min: 0.1, max: 10, noNaN: true });
    fc.assert(
      fc.property(
        values,
        values,
        weight,
        weight,
        fc.double({ min: 0.2, max: 5, noNaN: true }),
        (pe, marketValue, one, other, factor) => {
          const scoresWith = (weights: readonly number[]) => {
            const by = terms.map((term, k) => ({ ...term, weight: weights[k] as number }));
            return monthly([], { ranking: { by } }).scores(dayOf({ pe, marketValue }));
          };
          const scores = scoresWith([one, other]);
          for (const [row, score] of scoresWith([one * factor, other * factor]).entries()) {
            expect(score).toBeCloseTo(scores[row] as number, 9);
          }
        },
      ),
    );
  });

  it("are left where the exit holds, and nowhere without one", () => {
    const exit = { all: [{ left: METRIC, operator: "above", right: { number: 15 } } as const] };
    expect([...monthly([], { exit }).leaving(dayOf({ pe: [10, 20, NONE] }))]).toEqual([0, 1, 0]);
    expect([...monthly([]).leaving(dayOf({ pe: [10, 20, NONE] }))]).toEqual([0, 0, 0]);
  });
});

describe("strategies that begin with a classic screen", () => {
  const STOCKS = 40;
  const values = fc.array(
    fc.oneof({ weight: 9, arbitrary: fc.double({ min: -1, max: 2, noNaN: true }) }, fc.constant(NONE)),
    {
      minLength: STOCKS,
      maxLength: STOCKS,
    },
  );
  const screens = classicScreens(0.05);

  /** A market whose numbers are those of a wave, moved by the number of the column. */
  function marketOf(wave: readonly number[]): ScreenMatrix {
    const column = (k: number) => Float64Array.from(wave, (_, row) => wave[(row * 7 + k * 3) % STOCKS] as number);
    const missing = new Uint8Array(STOCKS);
    const metrics = SCREEN_METRICS.map(({ id, good, unit }, k): [string, MetricColumn] => [
      id,
      { values: unit === "money" ? column(k).map((value) => value * 1e9) : column(k), good, missing },
    ]);
    const checks = CHECK_IDS.map((id: CheckId, k) => {
      const { comparison, rule } = checkOf(id);
      const { threshold } = rule;
      const scaled = column(k).map((value) => threshold + value);
      return [
        id,
        { comparison, isCount: false, values: scaled, threshold, thresholds: null, upTo: null, missing },
      ] as const;
    });
    return {
      size: STOCKS,
      metrics: new Map(metrics),
      checks: new Map(checks),
      types: Array.from({ length: STOCKS }, () => "other" as const),
      sectors: new Int32Array(STOCKS),
      industries: new Int32Array(STOCKS),
    };
  }

  function dayIn(matrix: ScreenMatrix): DayInputs {
    return {
      stocks: STOCKS,
      column: (operand) => {
        if ("rate" in operand) return new Float64Array(STOCKS).fill(0.05 * (operand.times ?? 1));
        const found = "metric" in operand ? matrix.metrics.get(operand.metric) : undefined;
        return found?.values ?? new Float64Array(STOCKS).fill(NONE);
      },
      check: (id) => matrix.checks.get(id) as NonNullable<ReturnType<typeof matrix.checks.get>>,
      sectors: matrix.sectors,
      industries: matrix.industries,
    };
  }

  it.each(screens.map((screen) => [screen.id, screen] as const))("%s: the same stocks pass", (id, screen) => {
    const compiled = compileStrategy(libraryStrategy(id)?.strategy as Strategy);
    fc.assert(
      fc.property(values, (wave) => {
        const matrix = marketOf(wave);
        const eligible = compiled.eligible(dayIn(matrix));
        const passing = [...runScreen(matrix, screen.filters).rows];
        expect([...eligible.keys()].filter((row) => eligible[row] === 1)).toEqual(passing);
      }),
      { numRuns: 20 },
    );
  });
});

describe.skipIf(needsSharedData)("momentum without the last month", () => {
  interface GoldenRotation {
    readonly assets: readonly { open: number[]; close: number[] }[];
    readonly dates: readonly string[];
    readonly params: { readonly lookback: number; readonly skip: number; readonly top: number };
    readonly expected: { readonly rebalances: readonly { date: string; hold: Record<string, number> }[] };
  }

  it("ranks first what the golden rotation holds (golden-backtest.json)", () => {
    const rotation: GoldenRotation = JSON.parse(
      readFileSync(sharedFile("golden/golden-backtest.json"), "utf8"),
    ).rotation;
    const { lookback, skip, top } = rotation.params;
    const strategy = libraryStrategy("momentum-12-1")?.strategy as Strategy;
    const compiled = compileStrategy(strategy, { skip, length: lookback - skip });
    const days = rotation.dates.map((date) => day(date));
    const stocks = rotation.assets.map(({ close }) => inputsOf(flatBars(days, close)));
    for (const { date, hold } of rotation.expected.rebalances) {
      const bar = rotation.dates.indexOf(date) - 1;
      const scores = compiled.scores({
        ...dayOf({ pe: stocks.map(() => 0) }),
        column: (operand) => Float64Array.from(stocks, (inputs) => operandColumn(operand, inputs)[bar] as number),
      });
      const best = [...scores.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number)).slice(0, top);
      expect(best.sort()).toEqual(Object.keys(hold).map(Number).sort());
    }
  });
});
