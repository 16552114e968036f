/** `npm run backup` and `npm run restore`. */
import { runDatabaseCommand } from "./run-database-command.ts";

process.exitCode = await runDatabaseCommand(process.argv.slice(2), {
  environment: process.env,
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`\n${line}\n`),
});
