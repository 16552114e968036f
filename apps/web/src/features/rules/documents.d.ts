declare module "virtual:documents" {
  import type { RuleDocument } from "./document.ts";

  /** The documents of the rules, made of the Markdown files in `docs`. */
  export const documents: readonly RuleDocument[];
}
