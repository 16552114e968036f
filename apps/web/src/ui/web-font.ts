import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { observable } from "../state/index.ts";

/** Latin letters and digits; Chinese is written in the system's own face. */
const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, " +
  "U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";

/** Whether Inter is in use; a canvas is drawn again when it is. */
export const isWebFontThere = observable(false);

/**
 * Loads Inter and uses it for all text. A stylesheet would fetch it with the first text, and it weighs as
 * much as the chart, which readers wait for more. Without it, the page stays in the system's face.
 */
export async function loadWebFont(): Promise<void> {
  const face = new FontFace("Inter Variable", `url(${latin}) format("woff2")`, {
    weight: "100 900",
    unicodeRange: LATIN,
  });
  try {
    document.fonts.add(await face.load());
    isWebFontThere.write(true);
  } catch {
    // The page stays in the fallback, which has the same metrics.
  }
}
