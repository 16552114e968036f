import type { WireUser } from "@plumbline/contract";
import { observable } from "./observable.ts";
import { stored } from "./stored.ts";
import { useObservable } from "./use-observable.ts";

/** The signed-in user, in every tab of this browser; `null` when nobody is signed in. */
export const user = stored<WireUser | null>("user", {
  fallback: null,
  read: readUser,
  write: JSON.stringify,
});

/** The token of signed-in calls, as this tab knows it. */
export const accessToken = stored<string | null>("accessToken", {
  fallback: null,
  read: readToken,
});

/** Counts the sessions that ended because their tokens could not be renewed; the router then opens the start page. */
export const lostSessions = observable(0);

/** Whether the dialog for signing in is open: the guard of the router shows it. */
export const loginModalVisible = observable(false);

/** Whether a user or a token is stored. The server alone knows whether they are valid. */
export function isSignedIn(): boolean {
  return (user.read() ?? accessToken.read()) !== null;
}

/** Calls when the user who was signed in no longer is, in this tab or another one; another user may be by then. */
export function whenUserLeaves(listener: () => void): void {
  let known = user.read()?.id;
  user.subscribe(() => {
    const before = known;
    known = user.read()?.id;
    if (before && before !== known) listener();
  });
}

/** The signed-in user; the component draws anew when it changes, in this tab or another one. */
export function useUser(): WireUser | null {
  return useObservable(user);
}

/** Whether a user or a token is stored; the component draws anew when that changes. */
export function useIsSignedIn(): boolean {
  const known = useUser();
  const token = useObservable(accessToken);
  return (known ?? token) !== null;
}

/** Reads a stored user as far as the page relies on it; `null` for anything else. */
function readUser(text: string): WireUser | null {
  try {
    const value = JSON.parse(text) as WireUser;
    const isUser = typeof value.id === "string" && typeof value.email === "string";
    return isUser && value.preferences instanceof Object ? value : null;
  } catch {
    return null;
  }
}

/** Reads a stored token; `null` for what no header can contain. */
export function readToken(text: string): string | null {
  return /^[!-~]+$/.test(text) ? text : null;
}
