/**
 * Makes each document of the rules a module of the page, and their contents one more. Markdown is read when the page is
 * built, so that no reader of Markdown is shipped.
 */
import { join } from "node:path";
import type { Plugin } from "vite";
import { anchorsOf, type DocumentContents, type RuleDocument } from "../src/features/rules/document.ts";
import { DOCUMENT_NAMES, readDocuments } from "./read-documents.ts";

const MODULE = /^virtual:documents(?:\/(?<name>\w+))?$/;

/** @param docs The folder `docs`. */
export function documentsPlugin(docs: string): Plugin {
  return {
    name: "documents",
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const asked = MODULE.exec(id.replace("\0", ""));
      if (asked === null) return null;
      for (const name of DOCUMENT_NAMES) this.addWatchFile(join(docs, `${name}.md`));
      const documents = readDocuments(docs);
      const name = asked.groups?.name;
      if (name !== undefined) return `export default ${JSON.stringify(documents.find(({ id }) => id === name))};`;
      const imports = documents.map(({ id }) => `${JSON.stringify(id)}: () => import("virtual:documents/${id}")`);
      return `export const contents = ${JSON.stringify(documents.map(contentsOf))};
export const loaders = { ${imports.join(", ")} };`;
    },
  };
}

function contentsOf(document: RuleDocument): DocumentContents {
  const { id, title, chapters } = document;
  return {
    id,
    title,
    chapters: chapters.map((chapter) => ({ id: chapter.id, title: chapter.title })),
    anchors: anchorsOf([document]),
  };
}
