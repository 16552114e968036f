export type UnavailableReason = "unreachable" | "shutting-down" | "exhausted" | "too-slow";

const SENTENCES: Readonly<Record<UnavailableReason, string>> = {
  unreachable: "The database cannot be reached.",
  "shutting-down": "The database is starting or shutting down.",
  exhausted: "All connections to the database are in use.",
  "too-slow": "The database took too long.",
};

/** The database cannot answer now and may be able to later: no fault of the request. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";
  /** For the refusal of a request that needed it. */
  readonly statusCode = 503;
  readonly retryAfterSeconds = 5;
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, cause?: unknown) {
    super(cause instanceof Error ? `${SENTENCES[reason]} (${cause.message})` : SENTENCES[reason], { cause });
    this.reason = reason;
  }
}

/** Codes of PostgreSQL (appendix A of its manual), whole or by class, that blame its state and not the statement. */
const REASON_OF_STATE: readonly (readonly [pattern: RegExp, reason: UnavailableReason])[] = [
  [/^57P0[1-3]$/, "shutting-down"],
  [/^(53300|53400)$/, "exhausted"],
  // The statement or the wait for a lock was cut off, or two transactions waited for each other.
  [/^(57014|55P03|40P01)$/, "too-slow"],
  // No connection, one that was ended for its idleness, no resources (a full disk), an error of the operating system.
  [/^(08|25P0[34]|53|57P05|58)/, "unreachable"],
];

/** What the system says of the way to the database. */
const NETWORK_CODE = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|EADDRNOTAVAIL)/;
const SQL_STATE = /^[0-9A-Z]{5}$/;
/** What `pg` says without a code. */
const CUT_OFF =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|Client .*not queryable)/;
const TIMED_OUT = /^Query read timeout/;

/** The error as `DatabaseUnavailable` if the state of the database or the way to it is the cause; null for any other error. */
export function unavailability(error: unknown): DatabaseUnavailable | null {
  if (error instanceof DatabaseUnavailable) return error;
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  // `EPIPE` has the form of a state.
  if (code && NETWORK_CODE.test(code)) return new DatabaseUnavailable("unreachable", error);
  if (code && SQL_STATE.test(code)) {
    const reason = REASON_OF_STATE.find(([pattern]) => pattern.test(code))?.[1];
    return reason === undefined ? null : new DatabaseUnavailable(reason, error);
  }
  if (CUT_OFF.test(error.message)) return new DatabaseUnavailable("unreachable", error);
  return TIMED_OUT.test(error.message) ? new DatabaseUnavailable("too-slow", error) : null;
}
