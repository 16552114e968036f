/**
 * Speed and access of every public page as Lighthouse judges them on a phone with a simulated slow line. `LIGHTHOUSE` names the
 * folder in which it is installed, `LIGHTHOUSE_PAGES` some pages by their paths, with commas between, and `COMPARED_CHECKOUT`
 * another checkout that is measured in turns with this one.
 */
import { PAGES } from "../apps/web/src/app/pages.ts";
import { type Build, inTurns, median, withBuilds } from "./_compared-builds.ts";
import { type Audit, loadLighthouse } from "./_lighthouse-audit.ts";
import { NotRun } from "./_not-run.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

/** Times that a page is audited; odd, so that the median is one of them. */
const RUNS = sized(3, 1);

/** Columns of the table, and the decimals of each. */
const COLUMNS = {
  speed: 2,
  access: 2,
  firstPaint: 0,
  largestPaint: 0,
  blocked: 0,
  shift: 3,
  speedIndex: 0,
  machine: 0,
} as const satisfies Partial<Record<keyof Audit, number>>;

type Figure = keyof typeof COLUMNS;

const FIGURES = Object.keys(COLUMNS) as Figure[];

function chosenPaths(): string[] {
  const all = PAGES.filter(({ isPublic }) => isPublic)
    .map(({ path }) => path)
    .slice(0, sized(undefined, 1));
  const chosen = process.env.LIGHTHOUSE_PAGES?.split(",") ?? all;
  for (const path of chosen) {
    if (!all.includes(path)) throw new Error(`${path} is no public page; LIGHTHOUSE_PAGES can name ${all.join(", ")}.`);
  }
  return chosen;
}

function addressOf(path: string, { address, example }: Build): string {
  const isOfStock = PAGES.some((page) => page.path === path && page.mainCalls);
  return `${address}/#${path}${isOfStock ? `?code=${example}` : ""}`;
}

/** A build's figures on one page: the median of the runs, and the best score of speed behind its own. */
function line(name: Build["name"], audits: readonly Audit[]): string {
  const best = Math.max(...audits.map(({ speed }) => speed));
  const cells = FIGURES.map((figure) => {
    const value = median(audits.map((audit) => audit[figure])).toFixed(COLUMNS[figure]);
    return (figure === "speed" ? `${value} (${best.toFixed(2)})` : value).padStart(13);
  });
  return `    ${name.padEnd(10)}${cells.join("")}\n`;
}

/** What the run in the middle by its score names. */
function offenders(audits: readonly Audit[]): string {
  const middle = median(audits.map(({ speed }) => speed));
  const named = audits.find(({ speed }) => speed === middle)?.offenders ?? [];
  return named.map((offender) => `      ${offender}\n`).join("");
}

function measurementsOf(path: string, audits: readonly Audit[]): Measurement[] {
  const rows = [
    { name: `${path}: speed`, measured: median(audits.map(({ speed }) => speed)), goal: ">= 0.95" },
    { name: `${path}: access`, measured: Math.min(...audits.map(({ access }) => access)), goal: "1" },
  ];
  return rows.map((row) => ({ ...row, name: `Lighthouse, ${row.name}`, unit: "" }));
}

export async function run(): Promise<Measurement[]> {
  const folder = process.env.LIGHTHOUSE;
  if (!folder) throw new NotRun("LIGHTHOUSE names no folder with Lighthouse (npm install lighthouse@12)");
  const audit = await loadLighthouse(folder);
  const paths = chosenPaths();
  return withBuilds(async (builds) => {
    process.stdout.write(`    ${"".padEnd(10)}${FIGURES.map((figure) => figure.padStart(13)).join("")}\n`);
    const measurements: Measurement[] = [];
    for (const path of paths) {
      const audits = await inTurns(builds, RUNS, (build) => audit(addressOf(path, build)));
      process.stdout.write(`  ${path}\n`);
      for (const [name, ofBuild] of audits) process.stdout.write(line(name, ofBuild) + offenders(ofBuild));
      measurements.push(...measurementsOf(path, audits.get("this") ?? []));
    }
    return measurements;
  });
}
