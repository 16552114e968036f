import type { CallError } from "./call-error.ts";

/**
 * The server's reason for each refused parameter, in the reader's language; the message of the error without reasons.
 */
export function refusals({ data, message }: Pick<CallError, "data" | "message">): readonly string[] {
  const fields = typeof data === "object" && data !== null && "fields" in data ? data.fields : null;
  const messages = (Array.isArray(fields) ? fields : []).flatMap((field: { message?: unknown }) =>
    typeof field?.message === "string" ? [field.message] : [],
  );
  return messages.length > 0 ? messages : [message];
}
