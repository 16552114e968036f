/**
 * `npm run check`: one command that passes or fails. `--changed [COMMIT]` runs, of the tests and benchmarks, those that depend on files
 * that differ from the commit, the last one unless given.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { benchNames } from "../bench/_names.ts";
import { workingTree } from "./changed/changed-files.ts";
import { type Chosen, chosenTests } from "./changed/chosen-tests.ts";
import { fail, root } from "./setup.mjs";
import { removeTestFolder, testFolder } from "./test-folder.ts";

const scratch = mkdtempSync(join(tmpdir(), "plumbline-check-"));
const report = join(scratch, "tests.json");
const binary = (name: string) => join(root, "node_modules/.bin", name);

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether it begins when the page is built. */
  readonly needsPage?: true;
}

const node = (name: string, ...args: string[]): Step => ({ name, command: process.execPath, args });

/** Null where everything is checked. */
function readChosen(): Chosen | null {
  const [option, reference = "HEAD", ...more] = process.argv.slice(2);
  if (option === undefined) return null;
  if (option !== "--changed" || more.length > 0) fail("Usage: npm test, or npm test -- --changed [COMMIT]");
  try {
    const { files, changed } = workingTree(root, reference);
    const chosen = chosenTests({ root, files, changed });
    const browser = chosen.tests.filter((file) => file.startsWith("e2e/")).length;
    const all = chosen.reaches === null ? "" : `, all of them: ${chosen.reaches} reaches every page`;
    process.stdout.write(
      `${changed.length} files differ from ${reference}. Depending on them: ${chosen.tests.length} files of tests, ` +
        `${browser} of them in a browser${all}; ${chosen.benches.length} benchmarks.\n`,
    );
    return chosen;
  } catch (error) {
    fail(`git cannot tell what has changed since ${reference}: ${error instanceof Error ? error.message : error}`);
    return null;
  }
}

const chosen = readChosen();

/** Each benchmark waits for programs that it starts, for a third of its time: one of each list runs at a time. */
const LISTS_OF_BENCHES = 2;

/** The benchmarks of one of the lists. */
function benches(list: number): readonly Step[] {
  const names = (chosen?.benches ?? benchNames()).filter((_, place) => place % LISTS_OF_BENCHES === list);
  if (names.length === 0) return [];
  const name = `benchmarks at a tiny size, ${list + 1} of ${LISTS_OF_BENCHES}`;
  return [{ ...node(name, "bench/run.ts", ...names), environment: { BENCH_SIZE: "tiny" }, needsPage: true }];
}

const BUILD = node("build", "scripts/build.ts");

/** None waits for another, but for those of one list, and those that need the page for the build. */
const STATIC_STEPS: readonly (readonly Step[])[] = [
  [{ name: "types", command: binary("tsc"), args: ["-p", "."] }, ...benches(0)],
  [BUILD, node("size budgets", "scripts/budgets.ts"), ...benches(1)],
  [
    { name: "format and lint", command: binary("biome"), args: ["ci", "--error-on-warnings", "."] },
    node("staircase", "scripts/staircase.ts"),
    { name: "dead code", command: binary("knip"), args: [] },
    node("generated documents", "scripts/formulas.ts", "--check"),
    node("table of reasons", "scripts/reasons.ts", "--check"),
    node("tests by kind", "scripts/tests-by-kind.ts", "--check"),
  ],
];

const folder = testFolder();
const TESTS: Step = {
  name: "tests",
  environment: { TMPDIR: folder },
  command: binary("vitest"),
  args: ["run", ...(chosen?.tests ?? []), "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
};

interface TestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** The runner's counts in one plain line. */
function summary(): string {
  if (!existsSync(report)) return "Tests: ended before they could report";
  const counts = JSON.parse(readFileSync(report, "utf8")) as TestReport;
  const skipped = counts.numPendingTests + counts.numTodoTests;
  return `Tests: ${counts.numPassedTests} passed, ${counts.numFailedTests} failed, ${skipped} skipped`;
}

/** Names of the steps that failed. */
const failed: string[] = [];
const running = new Set<ChildProcess>();

/** Who stops a run gets the memory of its files back. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  for (const child of running) child.kill(signal);
  await removeTestFolder(folder);
  rmSync(scratch, { recursive: true, force: true });
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);

/** Runs a step; where several run at once, what each prints comes in one piece when it ends. */
function runStep({ name, command, args, environment }: Step, output: "at once" | "at its end"): Promise<void> {
  const started = performance.now();
  if (output === "at once") process.stdout.write(`\n── ${name}\n`);
  return new Promise((resolve) => {
    const stdio = output === "at once" ? "inherit" : "pipe";
    const child = spawn(command, [...args], { cwd: root, stdio, env: { ...process.env, ...environment } });
    running.add(child);
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (printed += chunk));
    const end = (code: number | null) => {
      running.delete(child);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (code !== 0) failed.push(name);
      const heading = output === "at once" ? "" : `\n── ${name}\n`;
      process.stdout.write(`${heading}${printed}── ${name}: ${code === 0 ? "passed" : "FAILED"} in ${seconds} s\n`);
      resolve();
    };
    child.on("error", (error) => {
      printed += `${error.message}\n`;
      end(1);
    });
    child.on("close", end);
  });
}

const page = Promise.withResolvers<void>();
await Promise.all(
  STATIC_STEPS.map(async (steps) => {
    for (const step of steps) {
      if (step.needsPage) await page.promise;
      await runStep(step, "at its end");
      if (step === BUILD) page.resolve();
    }
  }),
);
const hasTests = chosen === null || chosen.tests.length > 0;
if (hasTests) await runStep(TESTS, "at once");
await removeTestFolder(folder);

process.stdout.write(failed.length === 0 ? "\nEverything passed.\n" : `\nFailed: ${failed.join(", ")}\n`);
process.stdout.write(hasTests ? `${summary()}\n` : "No test depends on what has changed.\n");
rmSync(scratch, { recursive: true, force: true });
process.exit(failed.length === 0 ? 0 : 1);
