/**
 * `npm run planted -- [WORD...]`: plants faults in a copy of the working tree, one after the other, and says which test finds each. With
 * words, those faults alone that hold all of them in their sentence, kind, file or room. Ends with 1 if a fault is not found.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { findFault, type Run, runStep, runTests, type Workshop } from "./planted/find-fault.ts";
import { isStaticStep, type PlantedFault } from "./planted/planted-fault.ts";
import { faultsWith } from "./planted/planted-faults.ts";
import { copyTree } from "./planted/tree-copy.ts";
import { fail, NODE_ENVIRONMENT, root, say } from "./setup.mjs";
import { removeTestFolder, testFolder } from "./test-folder.ts";

const faults = faultsWith(process.argv.slice(2));
if (faults.length === 0) fail("No planted fault holds all of these words. Without a word, all of them are planted.");

const folder = testFolder();
let running: ChildProcess | null = null;

/** Ends a child with all that it has started. */
function end(child: ChildProcess | null, signal: NodeJS.Signals): void {
  if (child?.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, async () => {
    const ended = running && new Promise((resolve) => running?.once("close", resolve));
    end(running, signal);
    await ended;
    await removeTestFolder(folder);
    process.exit(1);
  });
}

const copy = copyTree(root, folder);

const run: Run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(command, [...args], {
      cwd: copy,
      // A group of its own, which can be ended as a whole.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        ...NODE_ENVIRONMENT,
        NODE_COMPILE_CACHE: `${copy}/node_modules/.compiled`,
        TMPDIR: folder,
      },
    });
    running = child;
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
    child.on("close", (code) => {
      running = null;
      resolve({ code: code ?? 1, output });
    });
  });

const workshop: Workshop = { root: copy, run };

/** A test by its file and title. */
interface Found {
  readonly fault: PlantedFault;
  readonly by: string;
  readonly title: string;
}

const finds: Found[] = [];
let missed = 0;
for (const fault of faults) {
  const { by, foundBy, remark } = await findFault(workshop, fault);
  const [title, ...more] = foundBy;
  say(`\n${fault.kind}: ${fault.fault}\n  ${fault.file}`);
  if (title === undefined) {
    missed++;
    say(`  NOT FOUND by ${fault.by.join(", ")}${remark === null ? "" : ` (${remark})`}`);
  } else {
    finds.push({ fault, by, title });
    say(`  found by ${by}: ${title}${more.length === 0 ? "" : ` (and ${more.length} more)`}`);
    if (remark) say(`    ${remark}`);
  }
}

/** A test that fails without a fault too has found nothing. */
async function falseFinds(): Promise<readonly Found[]> {
  const tests = finds.filter(({ by }) => !isStaticStep(by));
  const steps = [...new Set(finds.map(({ by }) => by).filter(isStaticStep))];
  const failing = new Set<string>();
  for (const step of steps) if ((await runStep(workshop, step)).foundBy.length > 0) failing.add(step);
  const titles = tests.map(({ title }) => title);
  const { foundBy, remark } = await runTests(workshop, [...new Set(tests.map(({ by }) => by))], { titles });
  if (foundBy.length === 0 && remark !== null) {
    say(`  cannot be asked: ${remark}`);
    return tests;
  }
  for (const title of foundBy) failing.add(title);
  return finds.filter(({ by, title }) => failing.has(by) || failing.has(title));
}

say("\nThe same tests without a fault ...");
const wrong = await falseFinds();
for (const { fault, title } of wrong) say(`  NOT FOUND: ${fault.fault}\n  fails without it: ${title}`);
await removeTestFolder(folder);
missed += wrong.length;
say(`\n${faults.length - missed} of ${faults.length} planted faults found.`);
process.exit(missed === 0 ? 0 : 1);
