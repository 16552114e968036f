import type { Preferences } from "@plumbline/contract";
import type { Client } from "../../api/client.ts";
import { call } from "../../api/index.ts";
import { callProblem } from "../../forms/index.ts";
import { chooseLanguage, translator } from "../../i18n/index.ts";
import { user } from "../../state/index.ts";
import { type COLOUR_CONVENTIONS, chooseColourConvention, colourConvention, showToast, theme } from "../../ui/index.ts";
import { SENTENCE_TOAST_DURATION } from "./refusal.ts";

type ColourConvention = (typeof COLOUR_CONVENTIONS)[number];

/** Some preferences; those that are not given stay. */
export type PreferenceChange = Partial<Preferences>;

const CONVENTIONS = { green: "green-up", red: "red-up" } as const satisfies Record<string, ColourConvention>;

/** The color of rising prices as the account names it. */
export function risingIn(convention: ColourConvention): "green" | "red" {
  return convention === CONVENTIONS.red ? "red" : "green";
}

/** Applies the preferences of an account to the page. What the user has never chosen stays as this device has it. */
export function applyPreferences({ language, theme: chosen, rising }: PreferenceChange): void {
  if (chosen) theme.write(chosen);
  if (rising && colourConvention.read() !== CONVENTIONS[rising]) chooseColourConvention(CONVENTIONS[rising]);
  if (language && language !== translator.read().language) {
    chooseLanguage(language).catch(() => showToast(translator.read().text("shell.languageFailed")));
  }
}

/**
 * Makes what stores chosen preferences in the account, so that they follow the user to other devices. The page has them
 * already. It does nothing for a reader without an account, and never fails: a toast says what was not stored.
 *
 * @param send The client of the interface.
 */
export function preferenceStore(send: Client): (change: PreferenceChange) => Promise<void> {
  // Changes arrive one after the other, in the order in which they were chosen.
  let underWay: Promise<unknown> = Promise.resolve();
  return async (change) => {
    const known = user.read();
    if (!known) return;
    user.write({ ...known, preferences: { ...known.preferences, ...change } });
    const sending = underWay.then(() => send("updateConfiguration", { preferences: change }));
    underWay = sending.catch(() => undefined);
    try {
      await sending;
    } catch (failure) {
      const { text } = translator.read();
      showToast(text("userCenter.notStored", { reason: callProblem(failure)(text) }), SENTENCE_TOAST_DURATION, "error");
    }
  };
}

/** Stores preferences that the signed-in user has chosen on this page. */
export const storePreferences = preferenceStore(call);
