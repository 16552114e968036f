import { existsSync } from "node:fs";
import { join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { isPrivateFile } from "./private-files.ts";
import { forbidden, options, PRIVATE_FILES } from "./staircase-rules.ts";

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
  const { summary, modules } = output as ICruiseResult;
  const { violations, totalCruised, totalDependenciesCruised } = summary;
  return {
    violations: [
      ...violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...privateFiles(base, modules),
    ],
    modules: totalCruised,
    dependencies: totalDependenciesCruised ?? 0,
  };
}

/** What dependency-cruiser has no rule for: it knows the file that an import leads to, which may be the package's entry. */
function privateFiles(base: string, modules: ICruiseResult["modules"]): string[] {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module }) => isPrivateFile(join(base, source), module))
      .map(({ module }) => `${PRIVATE_FILES}: ${source} → ${module}`),
  );
}
