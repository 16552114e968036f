import type { CallOutput } from "@plumbline/contract/calls";
import type { QueryClient } from "@tanstack/react-query";
import { PASSKEYS } from "../account.query.ts";

/** Stores the passkeys that a call has answered with. */
export function keepPasskeys(client: QueryClient, answer: CallOutput<"passkeys">): void {
  client.setQueryData(PASSKEYS.queryKey, answer);
}
