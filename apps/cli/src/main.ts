/** `npm run market -- ...`: imports, lists, verifies and reports markets. */
import { join } from "node:path";
import { askLine } from "./ask-line.ts";
import { runCommand } from "./run-command.ts";

const { stdin: input, stdout: output } = process;
const hasPerson = input.isTTY === true && output.isTTY === true;

process.exitCode = await runCommand(process.argv.slice(2), {
  dataDirectory: process.env.DATA_DIR || join(process.cwd(), "data"),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  ...(hasPerson && { ask: (prompt: string) => askLine(prompt, { input, output }) }),
  environment: process.env,
  isInteractive: process.stderr.isTTY === true,
  clock: () => performance.now(),
});
