import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { observable } from "../state/index.ts";
import { LATIN, LATIN_WEIGHTS } from "./latin.ts";

/** Whether Inter is in use; a canvas is drawn again when it is. */
export const isWebFontThere = observable(false);

/**
 * Loads Inter and uses it for all text. A stylesheet would fetch it with the first text, and it weighs as
 * much as the chart, which readers wait for more. Without it, the page stays in the system's face.
 */
export async function loadWebFont(): Promise<void> {
  const face = new FontFace("Inter Variable", `url(${latin}) format("woff2")`, {
    weight: `${LATIN_WEIGHTS.min} ${LATIN_WEIGHTS.max}`,
    unicodeRange: LATIN,
  });
  try {
    document.fonts.add(await face.load());
    isWebFontThere.write(true);
  } catch {
    // The page stays in the fallback, which has the same metrics.
  }
}
