import type { FastifyBaseLogger } from "fastify";
import { type LoggerOptions, pino } from "pino";

export interface JsonLoggerOptions {
  /** Lowest level that is written; `silent` writes nothing. */
  readonly level: "trace" | "debug" | "info" | "warn" | "error" | "fatal" | "silent";
  readonly clock: () => Date;
  readonly write: (line: string) => void;
}

/** Requests, answers and errors hold much that does not belong in a log, such as headers. */
const SERIALIZERS: NonNullable<LoggerOptions["serializers"]> = {
  req: ({ method, url }) => ({ method, url }),
  res: ({ statusCode }) => ({ statusCode }),
  err: (error) => (error instanceof Error ? plainError(error) : error),
};

/** Creates a logger that writes one JSON object a line: `level`, `time`, what the caller adds, then `message`. */
export function createJsonLogger({ level, clock, write }: JsonLoggerOptions): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: null,
    messageKey: "message",
    timestamp: () => `,"time":"${clock().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: SERIALIZERS,
  };
  return pino(options, { write: (line) => write(withEscapedControls(line)) });
}

/** JSON escapes control characters below a blank; a terminal obeys others too, and overrides of direction. */
function withEscapedControls(json: string): string {
  return json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
  });
}

function plainError(error: Error) {
  return { name: error.name, message: error.message, stack: error.stack };
}
