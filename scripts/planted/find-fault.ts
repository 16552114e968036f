import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isStaticStep, type PlantedFault, planted, type StaticStep } from "./planted-fault.ts";

/** How a program is run to its end. */
export type Run = (
  command: string,
  args: readonly string[],
) => Promise<{ readonly code: number; readonly output: string }>;

/** A copy of the working tree in which programs run. */
export interface Workshop {
  readonly root: string;
  readonly run: Run;
}

/** The answer of tests, or of a static step, to a fault. */
export interface Verdict {
  /** The titles of the tests that failed, or the last words of a step that did; empty where nothing failed. */
  readonly foundBy: readonly string[];
  /** The message of the first that failed; of tests that did not run, the reason. Null where there is no more to say. */
  readonly remark: string | null;
}

interface TestResult {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[] | null;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly TestResult[];
  }[];
}

const STEPS: Readonly<Record<StaticStep, readonly [binary: string, ...args: string[]]>> = {
  types: ["node_modules/.bin/tsc", "-p", "."],
  "dead code": ["node_modules/.bin/knip"],
  staircase: ["scripts/staircase.ts"],
};

/** The projects of `vitest.config.ts` in which a file of tests can stand. */
function projectsOf(test: string): readonly string[] {
  if (test.startsWith("e2e/")) return ["browser", "browser alone"];
  return [test.endsWith(".process.test.ts") ? "processes" : "unit"];
}

/**
 * Runs files of tests.
 *
 * @param only Whether the first failure is enough, and the titles of the tests to which it is limited.
 */
export async function runTests(
  { root, run }: Workshop,
  tests: readonly string[],
  { stopsAtFirst = false, titles }: { readonly stopsAtFirst?: boolean; readonly titles?: readonly string[] },
): Promise<Verdict> {
  if (tests.length === 0) return { foundBy: [], remark: null };
  const report = join(root, "node_modules/.planted-report.json");
  rmSync(report, { force: true });
  const { output } = await run(process.execPath, [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...tests,
    ...[...new Set(tests.flatMap(projectsOf))].flatMap((name) => ["--project", name]),
    ...(stopsAtFirst ? ["--bail=1"] : []),
    ...(titles ? [`--testNamePattern=^(?:${titles.map((title) => escaped(title)).join("|")})$`] : []),
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  if (!existsSync(report)) return { foundBy: [], remark: `the tests did not run: ${lastWords(output)}` };
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === "failed");
  const foundBy = failed.map(({ fullName }) => fullName.trim());
  const unloaded = testResults.find(({ message, assertionResults }) => message !== "" && assertionResults.length === 0);
  if (foundBy.length > 0) return { foundBy, remark: firstWords(failed[0]?.failureMessages?.[0] ?? "") };
  if (unloaded) return { foundBy, remark: `a file of tests did not load: ${lastWords(unloaded.message)}` };
  const passed = all.some(({ status }) => status === "passed");
  return { foundBy, remark: passed ? null : `no test ran: ${lastWords(output)}` };
}

/** Runs a step of the checks that is no test. */
export async function runStep({ run }: Workshop, step: StaticStep): Promise<Verdict> {
  const { code, output } = await run(process.execPath, STEPS[step]);
  return { foundBy: code === 0 ? [] : [lastWords(output)], remark: null };
}

/**
 * Plants a fault, runs what must find it one after the other until something does, and puts the file back.
 *
 * @returns What was said last, and by what.
 */
export async function findFault(workshop: Workshop, fault: PlantedFault): Promise<Verdict & { readonly by: string }> {
  const path = join(workshop.root, fault.file);
  const sound = readFileSync(path, "utf8");
  writeFileSync(path, planted(fault, sound));
  try {
    let last = { foundBy: [], remark: null, by: "" } as Verdict & { readonly by: string };
    for (const by of fault.by) {
      const verdict = isStaticStep(by)
        ? await runStep(workshop, by)
        : await runTests(workshop, [by], { stopsAtFirst: true });
      last = { ...verdict, by };
      if (verdict.foundBy.length > 0) break;
    }
    return last;
  } finally {
    writeFileSync(path, sound);
  }
}

/** A pattern of a title; the runner matches it with a mark between the titles of groups, which its report leaves out. */
const escaped = (title: string): string => title.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replaceAll(" ", " (?:> )?");
const firstWords = (output: string): string => output.trim().split("\n")[0]?.slice(0, 200) ?? "";
const lastWords = (output: string): string => output.trim().split("\n").at(-1)?.slice(0, 200) ?? "";
