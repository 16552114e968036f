import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A script of the build that stands in the page. Data in a page has a type, files have a source: neither needs to be allowed. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/**
 * Digests of the scripts that stand in the built page, as a policy of content writes them.
 *
 * @param folder Folder of the built page; without a page there are none.
 *
 * @example
 * pageScriptDigests("apps/web/dist"); // ["sha256-..."]
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function pageScriptDigests(folder: string): string[] {
  const page = join(folder, "index.html");
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, "utf8").matchAll(INLINE_SCRIPT);
  return Array.from(scripts, ([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
}
