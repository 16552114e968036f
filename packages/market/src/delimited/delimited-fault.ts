/** Why a delimited text cannot be read further. What was read before stands. */
export class DelimitedFault extends Error {
  readonly code: "line-too-long" | "too-many-columns";
  /** Number of the line that breaks the limit, from 1. */
  readonly line: number;

  constructor(code: DelimitedFault["code"], line: number, message: string) {
    super(message);
    this.name = "DelimitedFault";
    this.code = code;
    this.line = line;
  }
}
