export type ScreenErrorCode = "unknown-metric" | "unknown-check" | "bad-bounds" | "bad-page";

/** A screen that cannot be run as requested; nothing was run. */
export class ScreenError extends RangeError {
  readonly code: ScreenErrorCode;
  /** Index of the filter at fault; null when it is the order or the page. */
  readonly filter: number | null;

  constructor(code: ScreenErrorCode, message: string, filter: number | null = null) {
    super(message);
    this.name = "ScreenError";
    this.code = code;
    this.filter = filter;
  }
}
