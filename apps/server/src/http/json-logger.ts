import type { FastifyBaseLogger } from "fastify";

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal"] as const;
type Level = (typeof LEVELS)[number];
type Fields = Readonly<Record<string, unknown>>;

export interface JsonLoggerOptions {
  /** Lowest level that is written; `silent` writes nothing. */
  readonly level: Level | "silent";
  readonly clock: () => Date;
  readonly write: (line: string) => void;
}

/** A logger that writes one JSON object a line: `time`, `level`, `message`, then what the caller adds. */
export function createJsonLogger(options: JsonLoggerOptions, bindings: Fields = {}): FastifyBaseLogger {
  const least = options.level === "silent" ? LEVELS.length : LEVELS.indexOf(options.level);
  const at = (level: Level) => {
    if (LEVELS.indexOf(level) < least) return () => undefined;
    return (subject: unknown, message?: unknown) => {
      const head = { time: options.clock().toISOString(), level, message: messageIn(subject, message), ...bindings };
      options.write(`${asciiControls(JSON.stringify({ ...head, ...fieldsIn(subject) }))}\n`);
    };
  };
  return {
    level: options.level,
    trace: at("trace"),
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    fatal: at("fatal"),
    silent: () => undefined,
    child: (added: Fields) => createJsonLogger(options, { ...bindings, ...added }),
  };
}

/** JSON escapes control characters below a blank; a terminal obeys others too, and overrides of direction. */
function asciiControls(json: string): string {
  return json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
  });
}

function messageIn(subject: unknown, message: unknown): string {
  if (typeof message === "string") return message;
  return typeof subject === "string" ? subject : subject instanceof Error ? subject.message : "";
}

function fieldsIn(subject: unknown): Fields {
  if (subject instanceof Error) return { err: plainError(subject) };
  if (typeof subject !== "object" || subject === null) return {};
  return Object.fromEntries(Object.entries(subject).map(([key, value]) => [key, plain(key, value)]));
}

/** Requests, answers and errors hold much that does not belong into a log, such as headers, and circles. */
function plain(key: string, value: unknown): unknown {
  if (value instanceof Error) return plainError(value);
  if (typeof value !== "object" || value === null) return value;
  if (key === "req") return { method: Reflect.get(value, "method"), url: Reflect.get(value, "url") };
  if (key === "res") return { statusCode: Reflect.get(value, "statusCode") };
  return value;
}

function plainError(error: Error): Fields {
  return { name: error.name, message: error.message, stack: error.stack };
}
