import type { WireUser } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { type QueryClient, queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { call, callQuery } from "../../api/index.ts";
import { isSignedIn, user } from "../../state/index.ts";
import { applyPreferences } from "./preferences.ts";

export type Profile = CallOutput<"profile">;

async function loadProfile({ signal }: { readonly signal: AbortSignal }): Promise<Profile> {
  const profile = await call("profile", {}, { signal });
  takeOver(profile.user);
  return profile;
}

/** Always the newest: another device may have changed it. */
const PROFILE = { ...callQuery("profile", {}), queryFn: loadProfile, staleTime: 0 };

const OUTSTANDING = "outstanding documents";

/**
 * The texts whose current version a user has not accepted; asked for once a visit, and again by a tab that asks its reader,
 * because another tab may have been answered.
 *
 * @param userId Another user who signs in is asked anew.
 */
export function outstandingQuery(userId: string) {
  return queryOptions({
    queryKey: [OUTSTANDING, userId],
    queryFn: async ({ signal }) => {
      // Who comes back after the end of the session reads on; a call that needs a token would end that.
      if ((await call("currentUser", {}, { signal })) === null) return [];
      return (await loadProfile({ signal })).outstanding;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => (state.data?.length ? "always" : false),
    meta: { isPrivate: true },
  });
}

/** Keeps what a user has accepted. */
export function keepAcceptance(client: QueryClient, acceptance: Pick<Profile, "accepted" | "outstanding">): void {
  client.setQueryData<Profile>(PROFILE.queryKey, (before) => before && { ...before, ...acceptance });
  client.setQueriesData({ queryKey: [OUTSTANDING] }, acceptance.outstanding);
}

/** Where the user is signed in. */
export const SESSIONS = { ...callQuery("sessions", {}), staleTime: 0 };

/** With what the user can sign in without a password. */
export const PASSKEYS = { ...callQuery("passkeys", {}), staleTime: 0 };

/** What the user centre shows of its user. */
export function useProfile(): Profile {
  return useSuspenseQuery(PROFILE).data;
}

/** Stores the user that a call has answered with, here and in the other tabs. */
export function keepUser(client: QueryClient, changed: WireUser): void {
  client.setQueryData<Profile>(PROFILE.queryKey, (before) => before && { ...before, user: changed });
  takeOver(changed);
}

/** Stores the providers that a call has answered with. */
export function keepLinked(client: QueryClient, linked: Profile["linked"]): void {
  client.setQueryData<Profile>(PROFILE.queryKey, (before) => before && { ...before, linked });
}

/** After a change that ends the other sessions. */
export function refreshSecurity(client: QueryClient): void {
  for (const { queryKey } of [PROFILE, SESSIONS]) void client.invalidateQueries({ queryKey });
}

/** An answer that arrives after its user has left is not stored. Preferences that another device has changed apply here too. */
function takeOver(newest: WireUser): void {
  const known = user.read();
  if (known ? known.id !== newest.id : !isSignedIn()) return;
  const isChanged = JSON.stringify(known?.preferences) !== JSON.stringify(newest.preferences);
  user.write(newest);
  if (isChanged) applyPreferences(newest.preferences);
}
