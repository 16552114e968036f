import { describe, expect, it } from "vitest";
import { NotRun } from "./_not-run.ts";
import { type Bench, type Measurement, runBenches } from "./_run-benches.ts";

const figure = (measured: number): Measurement => ({ name: "time of a call", measured, unit: "ms", goal: "< 1 ms" });

/** Runs made-up benchmarks; one without a limit of its own hangs at once. */
async function ran(benches: Readonly<Record<string, Bench["run"]>>) {
  let printed = "";
  const load = async (name: string): Promise<Bench> => ({ run: benches[name] as Bench["run"] });
  const write = (text: string) => {
    printed += text;
  };
  return { code: await runBenches(Object.keys(benches), { load, write, limitMinutes: 0 }), printed };
}

describe("runBenches", () => {
  it("prints each figure with its unit and its goal, and ends with 0", async () => {
    const { code, printed } = await ran({ calls: async () => [figure(0.1234)] });
    expect(code).toBe(0);
    expect(printed).toMatch(/^\ncalls\n {2}time of a call +0\.123 ms {3}goal < 1 ms\n/);
    expect(printed).toContain("Benchmarks: 1 ran, 0 not run, 0 failed");
  });

  it("says why a benchmark is not run, and runs the next one", async () => {
    const notRun = async () => {
      throw new NotRun("there is no compiler");
    };
    const { code, printed } = await ran({ peers: notRun, calls: async () => [figure(1)] });
    expect(code).toBe(0);
    expect(printed).toContain("not run: there is no compiler");
    expect(printed).toContain("Benchmarks: 1 ran, 1 not run (peers), 0 failed");
  });

  it("names a benchmark that fails, runs the next one, and ends with 1", async () => {
    const fails = async () => {
      throw new Error("The chart did not move.");
    };
    const { code, printed } = await ran({ panning: fails, calls: async () => [figure(1)] });
    expect(code).toBe(1);
    expect(printed).toContain("FAILED: Error: The chart did not move.");
    expect(printed).toContain("Benchmarks: 1 ran, 0 not run, 1 failed (panning)");
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d as a figure", async (measured) => {
    const { code, printed } = await ran({ calls: async () => [figure(measured)] });
    expect(code).toBe(1);
    expect(printed).toContain("no finite number: time of a call");
  });

  it("refuses a benchmark that measures nothing", async () => {
    const { code, printed } = await ran({ calls: async () => [] });
    expect(code).toBe(1);
    expect(printed).toContain("nothing was measured");
  });

  it("names a benchmark that hangs, and runs none after it", async () => {
    const { code, printed } = await ran({
      stuck: () => new Promise<never>(() => undefined),
      calls: async () => [figure(1)],
    });
    expect(code).toBe(1);
    expect(printed).toContain("stuck hangs");
    expect(printed).toContain("Benchmarks: 0 ran, 0 not run, 1 failed (stuck)");
    expect(printed).not.toContain("calls");
  });
});
