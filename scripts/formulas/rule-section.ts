import { markdownTable } from "./markdown-table.ts";

/** A rule as the code cites it: by its id, or by the number of a section whose rules have no ids of their own. */
const RULE = /\b(?:(?:DCF|FND|GEN|GRA|MOAT|STA|VER)-\d\d|PT-\d\d|1\.4)\b/g;

/** Headings of docs/rules.md, each with the title in bold below it; without one the heading is the title. */
const HEADING = /^### (.+)\n\n(?:\*\*(.+?)\.\*\*)?/gm;

/**
 * The rules that docs/rules.md explains.
 *
 * @param page Its text.
 * @returns The title of each rule by its heading, which is its id where it has one.
 */
export function ruleTitles(page: string): ReadonlyMap<string, string> {
  return new Map([...page.matchAll(HEADING)].map(([, heading = "", title = heading]) => [heading, title]));
}

/**
 * A table of the rules that the sections before it refer to, each with a link to its place in docs/rules.md.
 *
 * @throws {Error} for a rule that the page does not explain.
 */
export function ruleSection(sections: readonly string[], titles: ReadonlyMap<string, string>): string {
  const named = new Set(sections.flatMap((section) => section.match(RULE) ?? []));
  const rows = [...named].sort().map((rule) => [`[${rule}](rules.md#${anchorOfRule(rule)})`, titleOf(rule, titles)]);
  return `## Rules\n\nEach rule stands under its id in [rules.md](rules.md).\n\n${markdownTable(["Rule", "About"], rows)}`;
}

function anchorOfRule(rule: string): string {
  return rule.toLowerCase().replaceAll(".", "");
}

function titleOf(rule: string, titles: ReadonlyMap<string, string>): string {
  const title = titles.get(rule);
  if (title === undefined) throw new Error(`docs/rules.md does not explain the rule ${rule}; add it there.`);
  return title;
}
