import type { Issue } from "../model/index.ts";
import { issue } from "../quality/index.ts";
import { faultOf } from "../sources/files/index.ts";

/**
 * Makes an issue of what reading a file threw.
 *
 * @param file Name of the file.
 * @param error What was thrown.
 * @throws The error itself when it is not the file's fault, such as a full disk.
 */
export function fileIssue(file: string, error: unknown): Issue {
  const fault = faultOf(error);
  if (fault === null) throw error;
  return issue(fault.code, { file }, fault.detail);
}
