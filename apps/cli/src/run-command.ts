import { ImportError } from "@plumbline/market/ingest";
import { printable } from "@plumbline/market/model";
import { SnapshotError } from "@plumbline/market/snapshot";
import { ColumnMappingError } from "@plumbline/market/sources/prices";
import { CommandError } from "./command-error.ts";
import { type Command, parseCommand, USAGE } from "./parse-command.ts";
import { runAnswers } from "./run-answers.ts";
import { runDemo } from "./run-demo.ts";
import { runImport } from "./run-import.ts";
import { runList } from "./run-list.ts";
import { runRecord } from "./run-record.ts";
import { runReport } from "./run-report.ts";
import { runVerify } from "./run-verify.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Runs one command line.
 *
 * @param words What follows the program's name.
 * @param terminal Where to write, and where markets are.
 * @returns The exit code: 0 when it succeeded, 1 when it failed, 2 when the command line is wrong.
 */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await dispatch(parseCommand(words), terminal);
  } catch (error) {
    const exitCode = exitCodeOf(error);
    // Paths and names of files are in it.
    const message = printable(error instanceof Error ? error.message : String(error));
    terminal.err(`\n${exitCode === null ? `Something broke that should not: ${message}` : message}\n`);
    if (exitCode === 2) terminal.err("Help: npm run market -- help\n");
    return exitCode ?? 1;
  }
}

/** The exit code of a failure that the user can correct; `null` for a bug. */
function exitCodeOf(error: unknown): 1 | 2 | null {
  if (error instanceof CommandError) return error.exitCode;
  if (error instanceof ColumnMappingError) return 2;
  if (error instanceof ImportError) return ["nothing-to-import", "answer-invalid"].includes(error.code) ? 2 : 1;
  return error instanceof SnapshotError ? 1 : null;
}

function dispatch(command: Command, terminal: Terminal): Promise<number> | number {
  switch (command.command) {
    case "help":
      terminal.out(`${USAGE}\n`);
      return 0;
    case "import":
      return runImport(command, terminal);
    case "pull":
      // The providers are many, and the other commands start without them.
      return import("./run-pull.ts").then(({ runPull }) => runPull(command, terminal));
    case "answers":
      return runAnswers(command.forget, terminal);
    case "demo":
      return runDemo(command, terminal);
    case "list":
      return runList(command.name, terminal);
    case "verify":
      return runVerify(command.name, terminal);
    case "record":
      return runRecord(command, terminal);
    case "report":
      return runReport(command, terminal);
    case "backtest":
      // The engines are large, and the other commands start without them.
      return import("./run-backtest.ts").then(({ runBacktest }) => runBacktest(command, terminal));
  }
}
