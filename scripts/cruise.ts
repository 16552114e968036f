import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { forbidden, options } from "./staircase-rules.ts";

export interface StaircaseOutcome {
  /** `rule: from → to`, one a violation. */
  readonly violations: readonly string[];
  readonly modules: number;
  readonly dependencies: number;
}

/** Checks the dependency rules on folders of a tree. */
export async function cruiseStaircase(base: string, folders: readonly string[]): Promise<StaircaseOutcome> {
  const { output } = await cruise(
    folders.filter((folder) => existsSync(join(base, folder))),
    { ...options, ruleSet: { forbidden }, validate: true, baseDir: base },
  );
  const { violations, totalCruised, totalDependenciesCruised } = (output as ICruiseResult).summary;
  return {
    violations: violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    modules: totalCruised,
    dependencies: totalDependenciesCruised ?? 0,
  };
}
