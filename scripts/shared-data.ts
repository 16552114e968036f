import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of golden numbers and real market data that stands beside the repository, where there is one. */
const sharedFolder: string = resolve(import.meta.dirname, "../../shared");

/** True when tests on real data must skip: the folder is missing and this is no CI run, where a skip is a failure. */
export const needsSharedData: boolean = !existsSync(sharedFolder) && !process.env.CI;

/** The path of a file or folder below the shared folder. */
export function sharedFile(path: string): string {
  return join(sharedFolder, path);
}
