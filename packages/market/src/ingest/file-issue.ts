import type { Issue } from "../model/index.ts";
import { issue } from "../quality/index.ts";
import { faultOf } from "../sources/files/index.ts";

/**
 * Makes an issue of what reading a file threw.
 *
 * @param file The file.
 * @param error What was thrown.
 * @param symbol The stock that it is about; else its name may say it.
 * @throws The error itself when it is not the file's fault, such as a full disk.
 */
export function fileIssue({ name }: { readonly name: string }, error: unknown, symbol: string | null = null): Issue {
  const fault = faultOf(error);
  if (fault === null) throw error;
  return issue(fault.code, { file: name, symbol: symbol ?? symbolNamedBy(name) }, fault.detail);
}

/** Such as `AAPL.csv`, `DA-BRK.B-T-2021-04-21.csv.gz`, `SPY_2018_2026.csv`: capitals, since `prices.csv` is a word. */
const NAMED =
  /^(?:DA-)?([A-Z][A-Z0-9]{0,4}(?:[.-][A-Z]{1,2})?)(?:-T-[\d-]+|_\d.*)?\.(?:csv|tsv|txt|json|zip|gz)(?:\.gz)?$/;
const NAMED_US = /^([a-z][a-z0-9]{0,4}(?:[.-][a-z])?)\.us\.(?:csv|txt)(?:\.gz)?$/i;

/**
 * The stock that a file is called after, so that what is said of the file is found at the stock too.
 *
 * @param file Its name, or that of an archive and its entry.
 * @returns The symbol as a market writes it; `null` when the file is called otherwise.
 *
 * @example
 * symbolNamedBy("targets/BRK-B.json.gz"); // "BRK.B"
 */
export function symbolNamedBy(file: string): string | null {
  const base = file.slice(Math.max(file.lastIndexOf("/"), file.lastIndexOf("!")) + 1);
  const symbol = NAMED.exec(base)?.[1] ?? NAMED_US.exec(base)?.[1];
  return symbol === undefined ? null : symbol.toUpperCase().replace("-", ".");
}
