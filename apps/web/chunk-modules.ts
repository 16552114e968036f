/** Writes which sources each file of the page is made of, beside the manifest: `npm test -- --changed` reads it. */
import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const FILE = ".vite/modules.json";

/** @param root Folder of the repository; sources outside it, and those of packages, are left out. */
export function chunkModulesPlugin(root: string): Plugin {
  return {
    name: "plumbline-chunk-modules",
    apply: "build",
    generateBundle(_, bundle) {
      const sourcesOf = (ids: readonly string[]) =>
        ids
          .map((id) => relative(root, id.replace(/[?#].*$/, "").replace(/^\0/, "")).replaceAll(sep, "/"))
          .filter((path) => !path.startsWith("..") && !path.includes("node_modules"));
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? [[file.fileName, sourcesOf(file.moduleIds)] as const] : [],
      );
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(Object.fromEntries(chunks)) });
    },
  };
}
