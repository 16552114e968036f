/**
 * Makes the documents of the rules a module of the page. Markdown is read when the page is built, so that no reader of
 * Markdown is shipped.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { DOCUMENT_NAMES, readDocuments } from "./read-documents.ts";

const MODULE = "virtual:documents";
const RESOLVED = `\0${MODULE}`;

/** @param docs The folder `docs`. */
export function documentsPlugin(docs: string): Plugin {
  return {
    name: "documents",
    resolveId: (id) => (id === MODULE ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      for (const name of DOCUMENT_NAMES) this.addWatchFile(join(docs, `${name}.md`));
      return `export const documents = ${JSON.stringify(readDocuments(docs))};`;
    },
  };
}
