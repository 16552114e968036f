/** Where a command writes, and where markets are. */
export interface Terminal {
  readonly dataDirectory: string;
  /** Answers: tables and reports. */
  readonly out: (text: string) => void;
  /** Progress and error messages. */
  readonly err: (text: string) => void;
  /** True when progress may rewrite its line. */
  readonly isInteractive: boolean;
  /** Milliseconds; only differences matter. */
  readonly clock: () => number;
}
