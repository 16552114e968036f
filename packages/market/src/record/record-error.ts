/** What can keep verdicts from being recorded; the code is the contract, the sentence is for people. */
export type RecordErrorCode = "record-broken" | "record-backdated" | "market-too-old";

export class RecordError extends Error {
  readonly code: RecordErrorCode;

  constructor(code: RecordErrorCode, message: string) {
    super(message);
    this.name = "RecordError";
    this.code = code;
  }
}
