import { loadTexts } from "../../i18n/index.ts";
import { user } from "../../state/index.ts";
import { lazyPart } from "../../ui/index.ts";
import type { PreferenceChange } from "./preferences.ts";

const TEXTS = ["forms", "providers", "secondFactor", "signIn", "userCenter"] as const;

/** Everything that users can see and change of their account; its file and texts are loaded when it is drawn. */
export const UserCenter = lazyPart(["avatar", ...TEXTS], async () => (await import("./UserCenter.tsx")).UserCenter);

/** A message to who runs this server, for a page of every reader; its file and texts are loaded when it is drawn. */
export const FeedbackForm = lazyPart(TEXTS, async () => (await import("./FeedbackForm.tsx")).FeedbackForm);

/** The window that asks for the acceptance of newer terms, with its texts. */
export async function loadAcceptanceWindow() {
  const [{ AcceptanceWindow }] = await Promise.all([import("./AcceptanceWindow.tsx"), ...TEXTS.map(loadTexts)]);
  return AcceptanceWindow;
}

/** Stores preferences that the user has chosen elsewhere on the page. It never fails: a toast says what was not stored. */
export async function storePreferences(change: PreferenceChange): Promise<void> {
  const [preferences] = await Promise.all([import("./preferences.ts"), ...TEXTS.map(loadTexts)]);
  await preferences.storePreferences(change);
}

/** Applies the preferences of the signed-in user to the page; to be called when someone has signed in. */
export async function applyOwnPreferences(): Promise<void> {
  const preferences = user.read()?.preferences;
  if (preferences) (await import("./preferences.ts")).applyPreferences(preferences);
}
