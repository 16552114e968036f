// Apart from `refusal`, which the first file of every page holds: that file has no room for a list.
import type { CallError, RefusedInput } from "./call-error.ts";

/** The server's reason for each refused parameter, in the reader's language; the message of the error without reasons. */
export function refusals({ data, message }: Pick<CallError, "data" | "message">): readonly string[] {
  const reasons = (data as RefusedInput | null)?.fields?.flatMap((field) => field.message ?? []);
  return reasons?.length ? reasons : [message];
}
