/** Runs benchmarks one after the other and prints their figures, or why there are none. */
import { NotRun } from "./_not-run.ts";

export interface Measurement {
  readonly name: string;
  readonly measured: number;
  readonly unit: string;
  /** The goal in words, such as `< 1 ms`. */
  readonly goal: string;
}

/** A module of this folder. */
export interface Bench {
  run(): Promise<readonly Measurement[]>;
  /** Of one that takes longer than others may. */
  readonly LIMIT_MINUTES?: number;
}

export interface BenchOptions {
  readonly load: (name: string) => Promise<Bench>;
  readonly write: (text: string) => void;
  /** Minutes after which a benchmark hangs, unless it states its own limit. */
  readonly limitMinutes: number;
}

const MINUTE = 60_000;

/** Thrown to tell a benchmark that hangs from one that fails: what it has started may never end, so no other follows it. */
class Hung extends Error {}

/**
 * Runs benchmarks by their names. One that fails does not keep those after it from running; one that hangs does.
 *
 * @returns The exit code: 0 unless one failed, hung or measured something that is no finite number.
 */
export async function runBenches(names: readonly string[], options: BenchOptions): Promise<0 | 1> {
  const counts = { ran: 0, notRun: [] as string[], failed: [] as string[] };
  for (const name of names) {
    options.write(`\n${name}\n`);
    try {
      printFigures(await withinLimit(name, options), options.write);
      counts.ran++;
    } catch (error) {
      const isNotRun = error instanceof NotRun;
      options.write(`  ${isNotRun ? `not run: ${error.message}` : `FAILED: ${told(error)}`}\n`);
      counts[isNotRun ? "notRun" : "failed"].push(name);
      if (error instanceof Hung) break;
    }
  }
  const named = (list: readonly string[]) => (list.length === 0 ? "" : ` (${list.join(", ")})`);
  const { ran, notRun, failed } = counts;
  options.write(
    `\nBenchmarks: ${ran} ran, ${notRun.length} not run${named(notRun)}, ${failed.length} failed${named(failed)}\n`,
  );
  return failed.length === 0 ? 0 : 1;
}

async function withinLimit(name: string, { load, limitMinutes }: BenchOptions): Promise<readonly Measurement[]> {
  const bench = await load(name);
  const minutes = bench.LIMIT_MINUTES ?? limitMinutes;
  const limit = Promise.withResolvers<never>();
  // It keeps the program alive too: a benchmark may wait for threads and processes that do not.
  const timer = setTimeout(
    () => limit.reject(new Hung(`${name} hangs: it has not ended in ${minutes} min`)),
    minutes * MINUTE,
  );
  try {
    return await Promise.race([bench.run(), limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function printFigures(figures: readonly Measurement[], write: (text: string) => void): void {
  for (const { name, measured, unit, goal } of figures) {
    const figure = `${measured.toPrecision(3)} ${unit}`;
    write(`  ${name.padEnd(64)} ${figure.padStart(16)}   goal ${goal}\n`);
  }
  const missing = figures.filter(({ measured }) => !Number.isFinite(measured));
  if (missing.length > 0) throw new Error(`no finite number: ${missing.map(({ name }) => name).join("; ")}`);
  if (figures.length === 0) throw new Error("nothing was measured");
}

function told(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
