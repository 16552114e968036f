/** `npm run check`: one command that passes or fails. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./setup.mjs";

const scratch = mkdtempSync(join(tmpdir(), "plumbline-check-"));
const report = join(scratch, "tests.json");
const binary = (name: string) => join(root, "node_modules/.bin", name);

const STEPS: readonly { name: string; command: string; args: readonly string[] }[] = [
  { name: "format and lint", command: binary("biome"), args: ["ci", "--error-on-warnings", "."] },
  { name: "types", command: binary("tsc"), args: ["-p", "."] },
  { name: "staircase", command: process.execPath, args: ["scripts/staircase.ts"] },
  { name: "dead code", command: binary("knip"), args: [] },
  { name: "generated documents", command: process.execPath, args: ["scripts/formulas.ts", "--check"] },
  { name: "build", command: process.execPath, args: ["scripts/build.ts"] },
  { name: "size budgets", command: process.execPath, args: ["scripts/budgets.ts"] },
  {
    name: "tests",
    command: binary("vitest"),
    args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  },
];

interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** The runner's counts in one plain line. */
function summary(): string {
  const counts = JSON.parse(readFileSync(report, "utf8")) as TestReport;
  const skipped = counts.numPendingTests + counts.numTodoTests;
  return `Tests: ${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${skipped} skipped`;
}

function runStep({ name, command, args }: (typeof STEPS)[number]): boolean {
  process.stdout.write(`\n── ${name}\n`);
  const started = performance.now();
  const { status } = spawnSync(command, [...args], { cwd: root, stdio: "inherit" });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${status === 0 ? "passed" : "FAILED"} in ${seconds} s\n`);
  return status === 0;
}

const failed = STEPS.filter((step) => !runStep(step)).map((step) => step.name);
process.stdout.write(failed.length === 0 ? "\nEverything passed.\n" : `\nFailed: ${failed.join(", ")}\n`);
process.stdout.write(`${summary()}\n`);
rmSync(scratch, { recursive: true, force: true });
process.exit(failed.length === 0 ? 0 : 1);
