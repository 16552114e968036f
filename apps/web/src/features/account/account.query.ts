import type { WireUser } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { type QueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { call, callQuery } from "../../api/index.ts";
import { isSignedIn, user } from "../../state/index.ts";
import { applyPreferences } from "./preferences.ts";

export type Profile = CallOutput<"profile">;

/** Always the newest: another device may have changed it. */
const PROFILE = {
  ...callQuery("profile", {}),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Profile> => {
    const profile = await call("profile", {}, { signal });
    takeOver(profile.user);
    return profile;
  },
  staleTime: 0,
};

/** Where the user is signed in. */
export const SESSIONS = { ...callQuery("sessions", {}), staleTime: 0 };

/** What the user centre shows of its user. */
export function useProfile(): Profile {
  return useSuspenseQuery(PROFILE).data;
}

/** Stores the user that a call has answered with, here and in the other tabs. */
export function keepUser(client: QueryClient, changed: WireUser): void {
  client.setQueryData<Profile>(PROFILE.queryKey, (before) => before && { ...before, user: changed });
  takeOver(changed);
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
