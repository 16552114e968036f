import { type Detail, say } from "../model/index.ts";
/** Why a delimited text cannot be read to its end. What was read before is not to be believed either. */
export class DelimitedFault extends Error {
  readonly code: "line-too-long" | "too-many-columns" | "cut-off-file" | "scattered-symbols";
  /** Number of the line that breaks the limit, from 1. */
  readonly line: number;
  readonly detail: Detail;

  constructor(code: DelimitedFault["code"], line: number, detail: Detail) {
    super(detail.english);
    this.name = "DelimitedFault";
    this.code = code;
    this.line = line;
    this.detail = detail;
  }
}

/** The fault of a text whose last line ends before all of its cells. */
export function cutOff(
  { line, cells }: { readonly line: number; readonly cells: number },
  expected: number,
): DelimitedFault {
  return new DelimitedFault("cut-off-file", line, say("last-line-cut", { line, cells, expected }));
}
