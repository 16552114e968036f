/**
 * Lets the browser paint before any script or stylesheet is there: the styles of the shell, of which the first paint is
 * made, stand in the page itself. Those of a page come with its file, so that they always stand after the shell's.
 */
import type { Plugin, Rolldown } from "vite";

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** Name of the entry's files; no other module may be called so. */
const ENTRY = "entry";
const ENTRY_STYLES = new RegExp(`/${ENTRY}-[^/]+\\.css$`);

export function firstPaintPlugin(): Plugin {
  return {
    name: "first-paint",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: { input: { [ENTRY]: "index.html" } },
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !ENTRY_STYLES.test(file)),
        },
      },
    }),
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const [link, file] = STYLESHEET.exec(html) ?? [];
        if (!link || !file) throw new Error("index.html names no stylesheet.");
        const styles = takeOut(file, bundle);
        return { html: html.replace(link, ""), tags: [{ tag: "style", children: styles, injectTo: "head" }] };
      },
    },
  };
}

/** The content of a stylesheet, which is no file of its own from then on. */
function takeOut(file: string, bundle: Rolldown.OutputBundle): string {
  const output = bundle[file];
  if (output?.type !== "asset") throw new Error(`${file} is no stylesheet.`);
  if (!ENTRY_STYLES.test(`/${file}`)) throw new Error(`${file} would be loaded again, after the styles of a page.`);
  for (const chunk of Object.values(bundle)) if (chunk.type === "chunk") chunk.viteMetadata?.importedCss.delete(file);
  delete bundle[file];
  return typeof output.source === "string" ? output.source.trim() : Buffer.from(output.source).toString().trim();
}
