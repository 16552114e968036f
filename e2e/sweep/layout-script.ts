import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import type { Page } from "playwright-core";
import type { LayoutFault } from "./layout-faults.ts";

const MODULE = stripTypeScriptTypes(readFileSync(new URL("layout-faults.ts", import.meta.url), "utf8"));
/** Parts whose drawing waits until they are near have only a guessed height before. */
const DRAW_ALL =
  "const all = new CSSStyleSheet(); all.replaceSync('* { content-visibility: visible !important }'); document.adoptedStyleSheets.push(all);";
const SCRIPT = `${DRAW_ALL} window.layoutFaults = (() => { ${MODULE.replaceAll(/^export /gm, "")}; return layoutFaults; })(); undefined`;

/** What is broken in the layout of a page as it is now. */
export async function layoutFaultsOf(page: Page): Promise<readonly LayoutFault[]> {
  const found = await page.evaluate<LayoutFault[] | null>("'layoutFaults' in window ? layoutFaults() : null");
  if (found !== null) return found;
  // Once for each document.
  await page.evaluate(SCRIPT);
  return page.evaluate<LayoutFault[]>("layoutFaults()");
}
