/** `node scripts/tests-by-kind.ts` writes docs/tests.md; `--check` fails when there are fewer tests of a kind than it says. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { countKinds, fewerThan, kindTable } from "./kinds-of-tests/kinds.ts";
import { root } from "./setup.mjs";

const INTRODUCTION = `# Tests by kind

Counted by \`node scripts/tests-by-kind.ts\` in the sources, which writes this page: \`scripts/kinds-of-tests/kinds.ts\` says what is
counted. A test may be of several kinds. One that stands here once may run for many cases: \`npm test\` says at its end how many ran.
The checks fail where there are fewer of a kind than here; more need no change of this page.
`;

const FOLDERS = ["packages", "apps", "scripts", "bench", "e2e", "partners"];
const NOT_OURS = /(?:^|\/)(?:node_modules|dist)\//;

const sources = FOLDERS.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: (path) => NOT_OURS.test(`${path}/`) }),
).map((path) => ({
  path: path.replaceAll("\\", "/"),
  text: readFileSync(join(root, path), "utf8"),
}));
const counts = countKinds(sources);
const page = join(root, "docs/tests.md");

if (process.argv.includes("--check")) {
  const fewer = fewerThan(readFileSync(page, "utf8"), counts);
  if (fewer.length > 0) {
    process.stderr.write(
      `Fewer than docs/tests.md says:\n${fewer.join("\n")}\nWhere that is meant: node scripts/tests-by-kind.ts\n`,
    );
    process.exitCode = 1;
  }
} else {
  writeFileSync(page, `${INTRODUCTION}\n${kindTable(counts)}`);
}
