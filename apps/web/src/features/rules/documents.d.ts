declare module "virtual:documents" {
  // An import by a relative path is none inside such a module: it would leave every type unknown, without an error.
  type DocumentContents = import("./document.ts").DocumentContents;
  type RuleDocument = import("./document.ts").RuleDocument;

  /** What the documents of the rules contain, made of the Markdown files in `docs`. */
  export const contents: readonly DocumentContents[];
  /** Each document by its id, a file of its own. */
  export const loaders: Readonly<Record<string, () => Promise<{ readonly default: RuleDocument }>>>;
}
