import { translator } from "../i18n/index.ts";
import { observable, oneOf, stored, useObservable } from "../state/index.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The color of a gain; sign and arrow carry the same meaning. */
export const COLOUR_CONVENTIONS = ["green-up", "red-up"] as const;
export type ColourConvention = (typeof COLOUR_CONVENTIONS)[number];

export const theme = stored<Theme>("theme", { fallback: "system", read: oneOf(THEMES) });

/** The reader's own choice; it applies in every language. */
const chosenConvention = stored<ColourConvention | null>("colours", {
  fallback: null,
  read: oneOf(COLOUR_CONVENTIONS),
});

export const colourConvention = observable<ColourConvention>("green-up");

/** Readers of Chinese expect red for gains. */
function showConvention(): void {
  const byLanguage = translator.read().language.startsWith("zh") ? "red-up" : "green-up";
  colourConvention.write(chosenConvention.read() ?? byLanguage);
}

chosenConvention.subscribe(showConvention);

/** Keeps the reader's choice; the other tabs of this browser follow. */
export const chooseColourConvention: (convention: ColourConvention) => void = chosenConvention.write;

const prefersDark = "(prefers-color-scheme: dark)";

/** The theme that is on screen. */
const shownTheme = observable<"light" | "dark">("light");

/** Whether the page is made ready for printing: in light colours, with all that it shows further down. */
export const isOnPaper = observable(false);

function show(): void {
  const { dataset } = document.documentElement;
  const chosen = isOnPaper.read() ? "light" : theme.read();
  dataset.theme = chosen;
  dataset.colours = colourConvention.read();
  shownTheme.write(chosen === "system" ? (matchMedia(prefersDark).matches ? "dark" : "light") : chosen);
}

/** Applies theme and color convention to the document and keeps them up to date. */
export function startAppearance(): void {
  showConvention();
  translator.subscribe(showConvention);
  theme.subscribe(show);
  colourConvention.subscribe(show);
  isOnPaper.subscribe(show);
  matchMedia(prefersDark).addEventListener("change", show);
  show();
}

/** What is on screen: redraw a canvas when it changes. */
export function useAppearance(): { readonly theme: "light" | "dark"; readonly colours: ColourConvention } {
  return { theme: useObservable(shownTheme), colours: useObservable(colourConvention) };
}
