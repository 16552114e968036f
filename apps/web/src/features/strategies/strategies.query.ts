import type { WireLibraryStrategy, WireOwnStrategy } from "@plumbline/contract";
import type { CallInput, CallOutput } from "@plumbline/contract/calls";
import { type QueryClient, useSuspenseQueries } from "@tanstack/react-query";
import { call, callQuery } from "../../api/index.ts";
import { useIsSignedIn } from "../../state/index.ts";

/** Milliseconds until the library is asked again for stocks that were still being counted. */
const COUNTING = 5000;

/** The library. How many stocks pass is counted in the background: until it is known of all, the library is asked again. */
export const LIBRARY = {
  ...callQuery("strategies", {}),
  staleTime: 60_000,
  refetchInterval: ({
    state: { data },
  }: {
    readonly state: { readonly data?: CallOutput<"strategies"> | undefined };
  }) => (data?.strategies.some(({ available, hits }) => available && hits.value === null) ? COUNTING : false),
} as const;

/** The strategies of the user, the one that was changed last first; another tab may have changed them. */
export const OWN_STRATEGIES = { ...callQuery("ownStrategies", {}), staleTime: 30_000 };

/** The strategies of the reader, in suspense; none of a reader who is not signed in. */
export function useOwnStrategies(): readonly WireOwnStrategy[] {
  const asked = useIsSignedIn() ? [OWN_STRATEGIES] : [];
  return useSuspenseQueries({ queries: asked }).flatMap(({ data }) => data.strategies);
}

/** Versions of a strategy with their rules; saving it adds one. */
export function versionsQuery(id: string) {
  return { ...callQuery("strategyVersions", { id }), staleTime: 30_000 };
}

/** A strategy of the library or of the user. */
export type ShownStrategy =
  | { readonly kind: "library"; readonly id: string; readonly library: WireLibraryStrategy }
  | { readonly kind: "own"; readonly id: string; readonly own: WireOwnStrategy };

/** Creates, changes, copies or deletes a strategy; every list on screen shows it. @returns The strategies of the user. */
export async function saveStrategy(
  client: QueryClient,
  input: CallInput<"saveStrategy">,
): Promise<readonly WireOwnStrategy[]> {
  const answer = await call("saveStrategy", input);
  client.setQueryData(OWN_STRATEGIES.queryKey, answer);
  if ("id" in input) void client.invalidateQueries({ queryKey: versionsQuery(input.id).queryKey });
  return answer.strategies;
}
