/**
 * Lets the browser paint before any script or stylesheet is there: the styles of the shell, of which the first paint is
 * made, stand in the page itself. So do those of the parts that pages share: a few kilobytes, which come with the page in the
 * same round trip, in place of a request for each. Those of a page come with its file, so that they always stand after them.
 */
import type { Plugin, Rolldown } from "vite";

const STYLESHEET = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;

/** Name of the entry's files; no other module may be called so. */
const ENTRY = "entry";
/** Names of the files whose styles stand in the page, in their order; `vite.config.ts` gives the others. */
const INLINED = [ENTRY, "parts", "stock-parts"];
const INLINED_STYLES = new RegExp(`/(${INLINED.join("|")})-[^/-]+\\.css$`);

export function firstPaintPlugin(): Plugin {
  return {
    name: "first-paint",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: { input: { [ENTRY]: "index.html" } },
        modulePreload: {
          resolveDependencies: (_, files) => files.filter((file) => !INLINED_STYLES.test(file)),
        },
      },
    }),
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const [link, file] = STYLESHEET.exec(html) ?? [];
        if (!link || !file) throw new Error("index.html names no stylesheet.");
        if (!INLINED_STYLES.test(`/${file}`))
          throw new Error(`${file} would be loaded again, after the styles of a page.`);
        const styles = inlinedFiles(bundle).map((inlined) => takeOut(inlined, bundle));
        return {
          html: html.replace(link, ""),
          tags: [{ tag: "style", children: styles.join("\n"), injectTo: "head" }],
        };
      },
    },
  };
}

function inlinedFiles(bundle: Rolldown.OutputBundle): string[] {
  const placeOf = (file: string) => INLINED.indexOf(INLINED_STYLES.exec(`/${file}`)?.[1] ?? "");
  return Object.keys(bundle)
    .filter((file) => INLINED_STYLES.test(`/${file}`))
    .sort((one, other) => placeOf(one) - placeOf(other));
}

/** The content of a stylesheet, which is no file of its own from then on. */
function takeOut(file: string, bundle: Rolldown.OutputBundle): string {
  const output = bundle[file];
  if (output?.type !== "asset") throw new Error(`${file} is no stylesheet.`);
  for (const chunk of Object.values(bundle)) if (chunk.type === "chunk") chunk.viteMetadata?.importedCss.delete(file);
  delete bundle[file];
  return typeof output.source === "string" ? output.source.trim() : Buffer.from(output.source).toString().trim();
}
