import { translator } from "../i18n/index.ts";
import { observable, oneOf, storage, stored, useObservable } from "../state/index.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The color of a gain; sign and arrow carry the same meaning. */
export const COLOUR_CONVENTIONS = ["green-up", "red-up"] as const;
export type ColourConvention = (typeof COLOUR_CONVENTIONS)[number];

const COLOURS_KEY = "colours";

export const theme = stored<Theme>("theme", { fallback: "system", read: oneOf(THEMES) });

/** Readers of Chinese expect red for gains; the reader's own choice applies in every language. */
function currentConvention(): ColourConvention {
  const chosen = oneOf(COLOUR_CONVENTIONS)(storage.read(COLOURS_KEY) ?? "");
  return chosen ?? (translator.read().language.startsWith("zh") ? "red-up" : "green-up");
}

export const colourConvention = observable<ColourConvention>("green-up");

export function chooseColourConvention(convention: ColourConvention): void {
  storage.write(COLOURS_KEY, convention);
  colourConvention.write(convention);
}

const prefersDark = "(prefers-color-scheme: dark)";

/** The theme that is on screen. */
const shownTheme = observable<"light" | "dark">("light");

function show(): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme.read();
  dataset.colours = colourConvention.read();
  const chosen = theme.read();
  shownTheme.write(chosen === "system" ? (matchMedia(prefersDark).matches ? "dark" : "light") : chosen);
}

/** Applies theme and color convention to the document and keeps them up to date. */
export function startAppearance(): void {
  colourConvention.write(currentConvention());
  translator.subscribe(() => colourConvention.write(currentConvention()));
  theme.subscribe(show);
  colourConvention.subscribe(show);
  matchMedia(prefersDark).addEventListener("change", show);
  show();
}

/** What is on screen: redraw a canvas when it changes. */
export function useAppearance(): { readonly theme: "light" | "dark"; readonly colours: ColourConvention } {
  return { theme: useObservable(shownTheme), colours: useObservable(colourConvention) };
}
