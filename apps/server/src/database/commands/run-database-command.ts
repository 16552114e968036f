import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ConfigurationError } from "../../config/index.ts";
import { backUp } from "../backup/back-up.ts";
import { restore } from "../backup/restore.ts";
import { DatabaseError } from "../database-error.ts";
import { DatabaseUnavailable } from "../database-unavailable.ts";
import { type Environment, openCommandDatabase } from "./command-database.ts";

/** The folder in which a person called npm, which calls us in the folder of the program. */
const CALLED_IN = "INIT_CWD";

const USAGE = {
  backup: "Usage: npm run backup -- FILE",
  restore: "Usage: npm run restore -- FILE [--replace]",
};

export interface Terminal {
  readonly environment: Environment;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/**
 * Runs `backup FILE` or `restore FILE [--replace]` on the database of a server.
 *
 * @returns The exit code: 0 done, 1 failed with a sentence, 2 not understood.
 */
export async function runDatabaseCommand(given: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = given;
  if (name !== "backup" && name !== "restore") {
    terminal.complain(`${USAGE.backup}\n${USAGE.restore}`);
    return 2;
  }
  const options = readOptions(name, rest, terminal.environment[CALLED_IN]);
  if (!options) {
    terminal.complain(USAGE[name]);
    return 2;
  }
  try {
    terminal.say(await (name === "backup" ? runBackup : runRestore)(options, terminal.environment));
    return 0;
  } catch (error) {
    const problem = sentence(error);
    if (problem === null) throw error;
    terminal.complain(problem);
    return 1;
  }
}

interface Options {
  readonly file: string;
  readonly replace: boolean;
}

function readOptions(name: "backup" | "restore", rest: readonly string[], folder = "."): Options | null {
  try {
    const options = name === "restore" ? { replace: { type: "boolean" as const } } : {};
    const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length !== 1) return null;
    return { file: resolve(folder, file), replace: "replace" in values && values.replace === true };
  } catch {
    return null;
  }
}

async function runBackup({ file }: Options, environment: Environment): Promise<string> {
  const { database, secretFile, close } = await openCommandDatabase(environment, "read");
  try {
    const { tables, rows } = await backUp(database, { file, secretFile });
    return `${file} holds ${tables} tables with ${rows} rows. It contains secrets: keep it where only you can read it.`;
  } finally {
    await close();
  }
}

async function runRestore({ file, replace }: Options, environment: Environment): Promise<string> {
  const { database, secretFile, close } = await openCommandDatabase(environment, "write");
  try {
    const { tables, rows, madeAt } = await restore(database, { file, replace, secretFile });
    return `The database is as it was on ${madeAt}: ${tables} tables with ${rows} rows.`;
  } finally {
    await close();
  }
}

/** What a person can do something about, in words; null for a bug. */
function sentence(error: unknown): string | null {
  const isOurs =
    error instanceof DatabaseError || error instanceof DatabaseUnavailable || error instanceof ConfigurationError;
  if (isOurs) return error.message;
  return error instanceof Error && "syscall" in error ? error.message : null;
}
