/** `node scripts/formulas.ts` writes docs/formulas.md from the registries of the core; `--check` fails when it is not fresh. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkSections } from "./formulas/check-sections.ts";
import { contents } from "./formulas/contents.ts";
import { groupSection } from "./formulas/group-section.ts";
import { inputSection } from "./formulas/input-section.ts";
import { itemSection } from "./formulas/item-section.ts";
import { metricSections } from "./formulas/metric-sections.ts";
import { moatSection } from "./formulas/moat-section.ts";
import { ruleSection, ruleTitles } from "./formulas/rule-section.ts";
import { scoreSections } from "./formulas/score-sections.ts";
import { screenSection } from "./formulas/screen-section.ts";
import { statisticsSection } from "./formulas/statistics-section.ts";
import { verdictSection } from "./formulas/verdict-section.ts";
import { root } from "./setup.mjs";

const INTRODUCTION = `# Formulas

Generated from the registries of \`packages/core\` by \`node scripts/formulas.ts\`; change it there.

Every number is as of a day and uses only what had been filed by then. TTM is the sum of the last four quarters, avg(x) the mean
of x at the end of the period and a year before. A formula without either is of the single quarter, or of the fiscal year for
companies that report years only. Rates are fractions; the page shows them as percent. Financials are banks, brokers, insurers and
REITs.
`;

const parts = [
  ...metricSections(),
  ...checkSections(),
  ...scoreSections(),
  screenSection(),
  groupSection(),
  moatSection(),
  verdictSection(),
  statisticsSection(),
  inputSection(),
  itemSection(),
];
const rules = ruleTitles(readFileSync(join(root, "docs/rules.md"), "utf8"));
const sections = [...parts, ruleSection(parts, rules)];

const path = join(root, "docs/formulas.md");
const fresh = [INTRODUCTION, contents(sections), ...sections].join("\n");

if (!process.argv.includes("--check")) {
  writeFileSync(path, fresh);
} else if (!existsSync(path) || readFileSync(path, "utf8") !== fresh) {
  process.stderr.write("docs/formulas.md is not fresh. Run: node scripts/formulas.ts\n");
  process.exitCode = 1;
}
