/** `npm run bench [NAME]...`: the figures of the quality goals, measured on this machine in one run. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

export interface Measurement {
  readonly name: string;
  readonly measured: number;
  readonly unit: string;
  /** The goal in words, such as `< 1 ms`. */
  readonly goal: string;
}

const chosen = process.argv.slice(2);
const benches = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "run.ts" && !file.startsWith("_"))
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((name) => chosen.length === 0 || chosen.includes(name))
  .sort();

/** A bench may wait for threads and processes that do not keep a program alive by themselves; without this it would end early. */
const whileRunning = setInterval(() => undefined, 60_000);
for (const name of benches) {
  process.stdout.write(`\n${name}\n`);
  const bench = (await import(join(import.meta.dirname, `${name}.ts`))) as { run(): Promise<Measurement[]> };
  for (const { name: what, measured, unit, goal } of await bench.run()) {
    const figure = `${measured.toPrecision(3)} ${unit}`;
    process.stdout.write(`  ${what.padEnd(64)} ${figure.padStart(16)}   goal ${goal}\n`);
  }
}
clearInterval(whileRunning);
