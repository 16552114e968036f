/** `node scripts/formulas.ts` writes docs/formulas.md from the registries of the core; `--check` fails when it is not fresh. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { itemSection } from "./formulas/item-section.ts";
import { metricSections } from "./formulas/metric-sections.ts";
import { ruleSection } from "./formulas/rule-section.ts";
import { root } from "./setup.mjs";

const INTRODUCTION = `# Formulas

Generated from the registries of \`packages/core\` by \`node scripts/formulas.ts\`; change it there.

Every number is as of a day and uses only what had been filed by then. TTM is the sum of the last four quarters, avg(x) the mean
of x at the end of the period and a year before. A formula without either is of the single quarter, or of the fiscal year for
companies that report years only. Rates are fractions; the page shows them as percent.
`;

const path = join(root, "docs/formulas.md");
const fresh = [INTRODUCTION, ...metricSections(), itemSection(), ruleSection()].join("\n");

if (!process.argv.includes("--check")) {
  writeFileSync(path, fresh);
} else if (!existsSync(path) || readFileSync(path, "utf8") !== fresh) {
  process.stderr.write("docs/formulas.md is not fresh. Run: node scripts/formulas.ts\n");
  process.exitCode = 1;
}
