import { DelimitedFault } from "../../delimited/index.ts";
import type { IssueCode } from "../../quality/index.ts";
import { InputError } from "./input-error.ts";

/** What is wrong with a file, as an issue states it. */
export interface Fault {
  readonly code: IssueCode;
  readonly detail: string;
}

const SYSTEM_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: "The file does not exist.",
  EACCES: "Reading the file is not permitted.",
  EPERM: "Reading the file is not permitted.",
  EISDIR: "It is a folder, not a file.",
  ENOTDIR: "A part of the path is a file, not a folder.",
  EIO: "The disk cannot read the file.",
  ENAMETOOLONG: "The path is too long.",
  ELOOP: "The symbolic links lead back to themselves.",
};

/**
 * Says what is wrong with a file that could not be read to its end.
 *
 * @param error What opening or reading it threw.
 * @returns The fault; `null` when the error is not the file's, but a bug or the machine's (a full disk, no memory).
 */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof InputError || error instanceof DelimitedFault)
    return { code: error.code, detail: error.message };
  const code = systemCodeOf(error);
  if (code === null) return null;
  if (/^(?:Z|ZSTD)_/.test(code)) return { code: "damaged-compression", detail: compressionFault(code) };
  const sentence = SYSTEM_FAULTS[code];
  return sentence === undefined ? null : { code: "unreadable-file", detail: sentence };
}

function systemCodeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

function compressionFault(code: string): string {
  if (code === "Z_BUF_ERROR") return "The compressed content ends too early: the file is cut off.";
  return "The compressed content is damaged and cannot be decompressed.";
}
