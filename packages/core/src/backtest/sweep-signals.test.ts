import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { equityStatistics } from "./equity-statistics.ts";
import { runSignals } from "./run-signals.ts";
import type { SignalColumns, SignalRules } from "./signal-run.ts";
import { runs } from "./stock-run.fixture.ts";
import { combinationsOf, sweepAxis, writeCombination } from "./sweep-axes.ts";
import { sweepSignals } from "./sweep-signals.ts";
import { tradeStatistics } from "./trade-statistics.ts";

describe("sweepSignals", () => {
  it("measures each combination as a run of its own", () => {
    const axes = [
      sweepAxis("every", { from: 2, to: 4, step: 1 }),
      sweepAxis("loss", { from: 0.05, to: 0.1, step: 0.05 }),
    ];
    fc.assert(
      fc.property(runs, fc.constantFrom(0, 0.03), (run, riskFree) => {
        const signalsOf = (values: Readonly<Record<string, number>>, { entry, exit }: SignalColumns): SignalRules => {
          for (let bar = 0; bar < entry.length; bar++) {
            entry[bar] = bar % (values.every as number) === 0 ? (run.entry[bar] as number) : 0;
            exit[bar] = run.exit[bar] as number;
          }
          const { sizing, entryOrder } = run;
          return { sizing, ...(entryOrder && { entryOrder }), stops: { loss: values.loss as number } };
        };
        const sweep = sweepSignals({ ...run, axes, signalsOf, riskFree });
        for (let row = 0; row < combinationsOf(axes); row++) {
          const values = {};
          writeCombination(values, axes, row);
          const signals = { entry: run.entry.slice(), exit: run.exit.slice() };
          const rules = signalsOf(values, signals);
          const alone = runSignals({ ...run, ...signals, ...rules });
          expect(sweep.finalEquity[row]).toBe(alone.equity.at(-1));
          const provenance = { source: "test" };
          expect(sweep.trades[row]).toBe(tradeStatistics(alone, provenance).trades);
          const { figures } = equityStatistics(alone, { riskFree, benchmark: null, provenance }).risk;
          expectNear(sweep.maxDrawdown[row], figures.maxDrawdown.value);
          expectNear(sweep.sharpe[row], figures.sharpe.value);
          expectNear(sweep.cagr[row], figures.cagr.value);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("gives the same rows in parts", () => {
    const [run] = fc.sample(runs, { numRuns: 1, seed: 3 });
    if (!run) throw new Error("fast-check drew no run.");
    const axes = [sweepAxis("bars", { from: 1, to: 6, step: 1 })];
    const signalsOf = ({ bars }: Readonly<Record<string, number>>, { entry, exit }: SignalColumns): SignalRules => {
      entry.set(run.entry);
      exit.set(run.exit);
      return { sizing: run.sizing, stops: { bars: bars as number } };
    };
    const sweep = (from: number, to: number) => [...sweepSignals({ ...run, axes, signalsOf, from, to }).finalEquity];
    expect([...sweep(0, 2), ...sweep(2, 6)]).toEqual(sweep(0, 6));
  });
});

describe("sweepAxis", () => {
  it("reaches its last value though steps of a tenth are not exact", () => {
    const { values } = sweepAxis("share", { from: 0.1, to: 0.7, step: 0.1 });
    expect(values).toHaveLength(7);
    expect(values[6]).toBeCloseTo(0.7, 12);
  });

  it.each([[{ from: 1, to: 2, step: 0 }], [{ from: 2, to: 1, step: 1 }]])(
    "refuses steps that lead nowhere: %o",
    (range) => {
      expect(() => sweepAxis("length", range)).toThrow("steps must lead from the first up to the last");
    },
  );
});

function expectNear(ours: number | undefined, expected: number | null): void {
  if (expected === null) expect(ours).toBeNaN();
  else expect(Math.abs((ours as number) - expected)).toBeLessThan(1e-7 * Math.max(1, Math.abs(expected)));
}
