/** `node scripts/report-readings.ts` reads the shared annual reports and writes the tables of docs/report-readings.md; with `--names`, it prints what differs. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  measureReadings,
  readingsTables,
  TABLE_BEGINS,
  TABLE_ENDS,
} from "../apps/server/src/reports/readings/readings-table.fixture.ts";
import { root } from "./setup.mjs";

const readings = await measureReadings();
const path = join(root, "docs/report-readings.md");
const text = readFileSync(path, "utf8");
const [before = "", rest = ""] = text.split(TABLE_BEGINS);
const [, after = ""] = rest.split(TABLE_ENDS);
writeFileSync(path, `${before}${TABLE_BEGINS}${readingsTables(readings)}${TABLE_ENDS}${after}`);

if (process.argv.includes("--names")) {
  for (const { name, isHeldOut, products, rivals } of readings.reports) {
    if (isHeldOut && !process.argv.includes("--held-out")) continue;
    for (const [part, { wrong, missed }] of Object.entries({ products, rivals }))
      process.stdout.write(`${name} ${part}\n  wrong: ${wrong.join("; ")}\n  missed: ${missed.join("; ")}\n`);
  }
}
