/**
 * Lets the loader of lazy files fetch a stylesheet again that has failed. Its own way is to remember every stylesheet that
 * was asked for, and to draw without those that failed when it is asked again.
 */
import type { Plugin } from "vite";

const LOADER = "vite/preload-helper.js";

/** What the loader keeps of a failure, and what takes its place: nothing in its memory, and nothing in the document. */
const CORRECTIONS = [
  [/seen\[href\] = void 0;(\s*throw err)/, "delete seen[href];$1"],
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
] as const;

export function retryStylesPlugin(): Plugin {
  return {
    name: "retry-styles",
    apply: "build",
    transform(code, id) {
      if (!id.endsWith(LOADER)) return null;
      return CORRECTIONS.reduce((corrected, [wrong, right]) => {
        if (!wrong.test(corrected))
          this.error(`${LOADER} has changed: does it still draw without a stylesheet that failed?`);
        return corrected.replace(wrong, right);
      }, code);
    },
  };
}
