import type { StatedClass } from "@plumbline/core/filings";
import { COVER_BLOCKS } from "./cover-page.ts";
import type { FilingDocument } from "./document-content.ts";

/** The lists of listed and of other classes, and what follows each. */
const LISTS = [
  {
    heading: /securities\s+registered\s+(?:or\s+to\s+be\s+registered,?\s+)?pursuant\s+to\s+section\s+12\s*\(b\)/i,
    after:
      /section\s+12\s*\(g\)|section\s+15\s*\(d\)|indicate\s+(?:the\s+number|by\s+check)|number\s+of\s+outstanding|annual\s+information\s+form/i,
  },
  {
    heading: /securities\s+registered\s+(?:or\s+to\s+be\s+registered,?\s+)?pursuant\s+to\s+section\s+12\s*\(g\)/i,
    after:
      /section\s+15\s*\(d\)|indicate\s+(?:the\s+number|by\s+check)|number\s+of\s+outstanding|annual\s+information\s+form/i,
  },
] as const;
/** Headings of the columns, and names of exchanges; of a plain text they stand in one line with the titles. */
const NOISE =
  /titles?\s+of\s+(?:each|the)\s+class(?:es)?|trading\s+symbols?(?:\(s\))?|names?\s+of\s+(?:each\s+)?exchanges?(?:\s+on)?(?:\s+which(?:\s+each\s+class\s+is)?(?:\s+registered)?)?|\bon\s+which\s+registered\b|(?:\bthe\s+)?\b(?:new\s+york\s+stock\s+exchange|nasdaq(?:\s+(?:stock|global|capital|select|national)){0,3}(?:\s+market)?|nyse(?:\s+(?:american|mkt|arca))?)\b(?:,?\s*(?:llc|inc\.?))?\*?/gi;
const SECURITY =
  /\b(?:shares?|stock|receipts?|ad[rs]s?|gd[rs]s?|notes?|bonds?|debentures?|warrants?|units?|rights?)\b/i;
const SYMBOL = /^"?(?!(?:NYSE|NASDAQ|AMEX|NONE)\b)([A-Z]{1,6}(?:[./-][A-Z]{1,4})?)"?$/;
/** A title that goes on in the next line ends so, or the next line begins so. */
const GOES_ON = /(?:,|\b(?:each|representing|represents|represent|of|one|the|a|and|american|depositary))$/i;
const CONTINUES = /^(?:[a-z(*]|each\b|representing\b|represents\b|par\s+value|nominal\s+value)/;
/** A note below the list; what it is about does not trade, which receipts beside it show. */
const FOOTNOTE = /^\W*not\s+for\s+trading\b/i;
const MAX_CLASSES = 200;
const MAX_TITLE = 1_000;
const MAX_LINE = 4_000;
const MAX_LINES = 1_000;

/**
 * The classes of securities that the cover page of a report lists: the facts of inline XBRL before the words of the page.
 *
 * @returns Titles with their symbols where the cover states them, in its order.
 * @see REC-18
 *
 * @example
 * classesOnCover(document); // [{ title: "American Depositary Shares, each representing five ordinary shares", symbol: "HTH" }]
 */
export function classesOnCover({ blocks, classes }: FilingDocument): readonly StatedClass[] {
  if (classes.length > 0) return classes.slice(0, MAX_CLASSES);
  const lines = blocks.slice(0, COVER_BLOCKS).flatMap(({ text }) => text.split("\n", MAX_LINES));
  const lists = LISTS.map((list) => classesIn(linesOf(lines, list)));
  return lists.find((found) => found.length > 0) ?? [];
}

/** The lines between the heading of a list and what follows it; none of a cover without the heading. */
function linesOf(lines: readonly string[], { heading, after }: (typeof LISTS)[number]): readonly string[] {
  const start = lines.findIndex((line) => heading.test(line));
  if (start < 0) return [];
  const line = lines[start] as string;
  const place = heading.exec(line);
  const rest = line
    .slice((place?.index ?? 0) + (place?.[0].length ?? 0))
    .replace(/^\s*of\s+the\s+(?:exchange\s+)?act\b[\s:.]*/i, "");
  const kept: string[] = [];
  for (const next of [rest, ...lines.slice(start + 1, start + MAX_LINES)]) {
    const end = next.search(after);
    if (end >= 0) return [...kept, next.slice(0, end)];
    kept.push(next);
  }
  return kept;
}

/** One line is one class, or goes on with the class before it. */
function classesIn(lines: readonly string[]): readonly StatedClass[] {
  const classes: { title: string; symbol: string | null }[] = [];
  for (const line of lines) {
    const cells = line
      .slice(0, MAX_LINE)
      .split("\t")
      .map((cell) => cell.trim());
    const filled = cells.filter((cell) => cell !== "");
    const symbol =
      filled
        .slice(1)
        .map((cell) => SYMBOL.exec(cell)?.[1])
        .find((found) => found !== undefined) ?? null;
    const text = titleIn(filled);
    const last = classes.at(-1);
    if (last && symbol === null && text !== "" && (CONTINUES.test(text) || GOES_ON.test(last.title))) {
      last.title = `${last.title} ${text}`.slice(0, MAX_TITLE);
    } else if (SECURITY.test(text) && classes.length < MAX_CLASSES) classes.push({ title: text, symbol });
  }
  return classes;
}

/** The cell that names a security, without headings and exchanges. */
function titleIn([first = ""]: readonly string[]): string {
  if (FOOTNOTE.test(first)) return "";
  const title = first.slice(0, MAX_LINE).replace(NOISE, " ").replace(/\s+/g, " ").trim().slice(0, MAX_TITLE);
  return SECURITY.test(title) || CONTINUES.test(title) ? title : "";
}
