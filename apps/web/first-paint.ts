/**
 * Lets the browser paint before the stylesheet is there: what the first paint needs stands in the page itself, and the
 * stylesheet is asked for in the head but holds up only what comes after it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FIRST_STYLES = ["tokens.css", "boot.css"];
const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

export function firstPaintPlugin(): Plugin {
  return {
    name: "first-paint",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const [link, href] = STYLESHEET.exec(html) ?? [];
        if (!link || !href) throw new Error("index.html names no stylesheet.");
        const styles = FIRST_STYLES.map((file) => readFileSync(join(import.meta.dirname, "src/ui", file), "utf8"));
        return {
          html: html.replace(link, "").replace("</body>", `  ${link}\n  </body>`),
          tags: [
            { tag: "style", children: withoutComments(styles.join("")), injectTo: "head" },
            { tag: "link", attrs: { rel: "preload", as: "style", href, crossorigin: true }, injectTo: "head" },
          ],
        };
      },
    },
  };
}

function withoutComments(styles: string): string {
  return styles.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s+/g, " ");
}
