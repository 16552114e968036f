import { type Issue, isNamedAfterUsListing, symbolOfName } from "../model/index.ts";
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

/**
 * The stock that a file is called after, so that what is said of the file is found at the stock too. A file of any kind may be
 * called after a small word: only capitals, or the vendor's own name for a US listing, show a symbol here.
 *
 * @param file Its name, or that of an archive and its entry.
 * @returns The symbol as a market writes it; `null` when the file is called otherwise.
 *
 * @example
 * symbolNamedBy("targets/BRK-B.json.gz"); // "BRK.B"
 * symbolNamedBy("page.json"); // null
 */
export function symbolNamedBy(file: string): string | null {
  return /\p{Lu}/u.test(file) || isNamedAfterUsListing(file) ? symbolOfName(file) : null;
}
