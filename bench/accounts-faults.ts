/**
 * Plants wrong facts in the filings of the shared companies and tells by kind which are believed: `MEASURED_CHECKOUT` names the folder of a
 * build to measure instead of this one, `ACCOUNTS_SEED` other faults, `ACCOUNTS_PLANTED` how many, and `ACCOUNTS_LIST` a file that
 * gets every fault that is believed without a mark.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  believed,
  faultTable,
  judgedFaults,
  type Reader,
} from "../packages/core/src/fundamentals/judged-faults.fixture.ts";
import { root } from "../scripts/setup.mjs";
import { requireSharedData } from "./_not-run.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

export async function run(): Promise<Measurement[]> {
  requireSharedData();
  const entry = join(process.env.MEASURED_CHECKOUT ?? root, "packages/core/src/fundamentals/index.ts");
  const reader = (await import(pathToFileURL(entry).href)) as Reader;
  const count = Number(process.env.ACCOUNTS_PLANTED ?? sized(1000, 5));
  const begun = process.cpuUsage();
  const judged = judgedFaults(reader, count, Number(process.env.ACCOUNTS_SEED ?? 1));
  const { user, system } = process.cpuUsage(begun);
  const [soon, later] = [believed(judged, "soon"), believed(judged, "later")];
  process.stdout.write(`${faultTable(judged)}\n\n`);
  const list = ["ten days after the filing:", ...soon, "", "on the day of the next filing:", ...later, ""];
  if (process.env.ACCOUNTS_LIST) writeFileSync(process.env.ACCOUNTS_LIST, list.join("\n"));
  const share = (found: readonly string[]) => (100 * found.length) / judged.length;
  return [
    { name: "believed without a mark ten days after the filing", measured: share(soon), unit: "%", goal: "<= 3 %" },
    {
      name: "believed without a mark when the next filing is there",
      measured: share(later),
      unit: "%",
      goal: "<= 1 %",
    },
    { name: "processor", measured: (user + system) / 1e6, unit: "s", goal: "none" },
  ];
}
