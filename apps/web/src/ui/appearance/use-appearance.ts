import { useObservable } from "../../state/index.ts";
import { type ColourConvention, colourConvention, shownTheme } from "./appearance.ts";

/** What is on screen: redraw a canvas when it changes. */
export function useAppearance(): { readonly theme: "light" | "dark"; readonly colours: ColourConvention } {
  return { theme: useObservable(shownTheme), colours: useObservable(colourConvention) };
}
