/** `npm run market -- ...`: imports, lists, verifies and reports markets. */
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

process.exitCode = await runCommand(process.argv.slice(2), {
  dataDirectory: process.env.DATA_DIR || join(process.cwd(), "data"),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  isInteractive: process.stderr.isTTY === true,
  clock: () => performance.now(),
});
