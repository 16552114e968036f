/** Servers of this build and, where `COMPARED_CHECKOUT` names the folder of another checkout, of that one: both are measured in turns. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../scripts/setup.mjs";
import type { Measurement } from "./_run-benches.ts";
import { type DemoServer, startDemoServer } from "./_started-server.ts";

export interface Build extends DemoServer {
  readonly name: "this" | "compared";
}

/** Builds, serves the demo market of each, and ends the servers when what uses them has ended. */
export async function withBuilds<Result>(use: (builds: readonly Build[]) => Promise<Result>): Promise<Result> {
  const compared = process.env.COMPARED_CHECKOUT;
  const checkouts = [
    { name: "this", checkout: root } as const,
    ...(compared ? [{ name: "compared", checkout: compared } as const] : []),
  ];
  const folder = mkdtempSync(join(tmpdir(), "plumbline-builds-"));
  const builds: Build[] = [];
  try {
    for (const { name, checkout } of checkouts) {
      builds.push({ name, ...(await startDemoServer(join(folder, name), { checkout })) });
    }
    return await use(builds);
  } finally {
    for (const { server } of builds) server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a measurement of every build so many times, build after build, so that other work on the machine meets all alike. */
export async function inTurns<Outcome>(
  builds: readonly Build[],
  times: number,
  measure: (build: Build) => Promise<Outcome>,
): Promise<ReadonlyMap<Build["name"], readonly Outcome[]>> {
  const outcomes = new Map<Build["name"], Outcome[]>(builds.map(({ name }) => [name, []]));
  for (let turn = 0; turn < times; turn += 1) {
    for (const build of builds) outcomes.get(build.name)?.push(await measure(build));
  }
  return outcomes;
}

/** The middle one of some values; of an even number, the higher of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The rows of this build, each followed by its ratio to the row of the compared build, where there is one. */
export function withRatios(ofBuilds: ReadonlyMap<Build["name"], readonly Measurement[]>): Measurement[] {
  const compared = ofBuilds.get("compared");
  return (ofBuilds.get("this") ?? []).flatMap((row, place) => {
    const other = compared?.[place];
    if (!other) return [row];
    const ratio = { name: `${row.name}, ratio to the other build`, measured: row.measured / other.measured };
    return [row, { ...ratio, unit: "x", goal: "<= 1 x" }];
  });
}
