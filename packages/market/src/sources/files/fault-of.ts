import { DelimitedFault } from "../../delimited/index.ts";
import { type Detail, plainly, say } from "../../model/index.ts";
import type { IssueCode } from "../../quality/index.ts";
import { InputError } from "./input-error.ts";

/** What is wrong with a file, as an issue states it. */
export interface Fault {
  readonly code: IssueCode;
  readonly detail: Detail;
}

const SYSTEM_FAULTS = {
  ENOENT: "file-missing",
  EACCES: "not-permitted",
  EPERM: "not-permitted",
  EISDIR: "is-folder",
  ENOTDIR: "path-not-folder",
  EIO: "disk-fault",
  ENAMETOOLONG: "path-too-long",
  ELOOP: "links-in-circle",
} as const;

type SystemFault = (typeof SYSTEM_FAULTS)[keyof typeof SYSTEM_FAULTS];

/**
 * Says what is wrong with a file that could not be read to its end.
 *
 * @param error What opening or reading it threw.
 * @returns The fault; `null` when the error is not the file's, but a bug or the machine's (a full disk, no memory).
 */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof InputError || error instanceof DelimitedFault) return { code: error.code, detail: error.detail };
  const code = systemCodeOf(error);
  if (code === null) return null;
  if (/^(?:Z|ZSTD)_/.test(code)) return { code: "damaged-compression", detail: plainly(compressionFault(code)) };
  const sentence = (SYSTEM_FAULTS as Readonly<Record<string, SystemFault>>)[code];
  return sentence === undefined ? null : { code: "unreadable-file", detail: say(sentence) };
}

function systemCodeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

function compressionFault(code: string): string {
  if (code === "Z_BUF_ERROR") return "The compressed content ends too early: the file is cut off.";
  return "The compressed content is damaged and cannot be decompressed.";
}
