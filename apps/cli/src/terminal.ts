/** Environment variables: those that decide where a server is reached, and the settings of providers. */
export interface Addresses {
  readonly [name: string]: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly HOST?: string | undefined;
  readonly PORT?: string | undefined;
}

/** Where a command writes, whom it can ask, and where markets are. */
export interface Terminal {
  readonly dataDirectory: string;
  /** Answers: tables and reports. */
  readonly out: (text: string) => void;
  /** Progress and error messages. */
  readonly err: (text: string) => void;
  /** Asks the person at the terminal for a line; `null` when they end the command. Absent where nobody sits there. */
  readonly ask?: (prompt: string) => Promise<string | null>;
  /** What decides the address of a server that is started here, and how providers are asked. */
  readonly environment?: Addresses;
  /** True when progress may rewrite its line. */
  readonly isInteractive: boolean;
  /** Milliseconds; only differences matter. */
  readonly clock: () => number;
}
