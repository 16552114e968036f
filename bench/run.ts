/**
 * `npm run bench [NAME]...`: the figures of the quality goals, measured on this machine in one run. `BENCH_SIZE=tiny` tries only that
 * each works; `BENCH_LIMIT_MINUTES` is the time after which one is said to hang.
 */
import { join } from "node:path";
import { benchNames } from "./_names.ts";
import { type Bench, runBenches } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const all = benchNames();
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(", ")}. There are ${all.join(", ")}.\n`);
  process.exit(1);
}

const code = await runBenches(chosen.length === 0 ? all : chosen, {
  load: async (name) => (await import(join(import.meta.dirname, `${name}.ts`))) as Bench,
  write: (text) => process.stdout.write(text),
  limitMinutes: Number(process.env.BENCH_LIMIT_MINUTES ?? sized(60, 10)),
});
// A benchmark that hangs may have started something that would keep the program alive.
process.exit(code);
