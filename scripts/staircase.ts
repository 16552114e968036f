/** Runs dependency-cruiser with the rules of `staircase-rules.ts`, and refuses a run that saw nothing. */
import { cruiseStaircase } from "./cruise.ts";
import { root } from "./setup.mjs";

const outcome = await cruiseStaircase(root, ["packages", "apps", "scripts", "bench", "e2e"]);
for (const violation of outcome.violations) process.stderr.write(`${violation}\n`);
process.stdout.write(`${outcome.modules} modules, ${outcome.dependencies} dependencies\n`);
// A cruiser that cannot read TypeScript finds nothing and calls it clean.
if (outcome.modules < 50) {
  process.stderr.write("Fewer than 50 modules were read: the rules were not really checked.\n");
  process.exit(1);
}
process.exit(outcome.violations.length === 0 ? 0 : 1);
