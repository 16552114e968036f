/** Records what each file of browser tests opens of the page: `npm test -- --changed` runs those that open what has changed. */
import { relative, sep } from "node:path";
import { afterAll, type RunnerTask } from "vitest";
import { forgetOpened, recordOpened } from "../scripts/changed/opened-modules.ts";
import { root } from "../scripts/setup.mjs";
import { openedFiles } from "./launch-browser.ts";

// It runs before each file; the browser is one for all files of a process.
openedFiles.clear();

/** Of a test that was left out it is not known what it opens. */
function hasPassed(task: RunnerTask): boolean {
  return "tasks" in task ? task.tasks.every(hasPassed) : task.result?.state === "pass";
}

// biome-ignore lint/correctness/noEmptyPattern: the suite comes second, after the fixtures.
afterAll(({}, suite) => {
  const test = relative(root, suite.file.filepath).split(sep).join("/");
  if (hasPassed(suite.file)) recordOpened(test, openedFiles);
  else forgetOpened(test);
});
