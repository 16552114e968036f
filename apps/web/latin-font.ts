import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { LATIN, LATIN_WEIGHTS } from "./src/ui/latin.ts";

/** What the styles ask of the face: digits of equal width, the forms of `base.css`, and what any text is set with. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "calt", "tnum", "cv05", "cv11", "ss03"];

const FONT = /inter-latin-wght-normal\.woff2\?url$/;

/** Ships Inter with the letters, weights and forms that the page uses, which are little more than half of its file. */
export function latinFontPlugin(): Plugin {
  return {
    name: "latin-font",
    apply: "build",
    enforce: "pre",
    async load(id) {
      if (!FONT.test(id)) return null;
      const file = id.slice(0, -"?url".length);
      const source = await latinPart(await readFile(file));
      const reference = this.emitFile({ type: "asset", name: basename(file), source });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

/**
 * @param font A variable font with an axis of weight.
 * @returns The font as WOFF2 with the letters of `LATIN` and the weights of `LATIN_WEIGHTS`.
 */
export function latinPart(font: Buffer): Promise<Buffer> {
  return subsetFont(font, lettersOf(LATIN), {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    variationAxes: { wght: LATIN_WEIGHTS },
  });
}

/** @param ranges As in `unicode-range`: `U+41-43, U+20AC` is `ABC€`. */
function lettersOf(ranges: string): string {
  return ranges
    .split(", ")
    .map((range) => {
      const [first = 0, last = first] = range
        .slice("U+".length)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join("");
    })
    .join("");
}
