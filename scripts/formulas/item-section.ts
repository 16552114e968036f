import { ITEMS, type Item } from "@plumbline/core/fundamentals";
import { expressionText } from "./expression-text.ts";
import { markdownTable } from "./markdown-table.ts";

const INTRODUCTION = `## Items

The names in the formulas, and the concepts under which an item is looked for in each period: those of \`us-gaap\` unless another
taxonomy is named, the first that is there. A word in italics is another item.
`;

/** A table of the lines of the statements that formulas name. */
export function itemSection(): string {
  const rows = Object.entries(ITEMS).map(([id, item]) => [`\`${id}\``, KINDS[item.kind], sourceText(item)]);
  return `${INTRODUCTION}\n${markdownTable(["Item", "Kind", "Found as"], rows)}`;
}

const KINDS: Readonly<Record<Item["kind"], string>> = { flow: "flow of a period", stock: "balance at its end" };

function sourceText({ find, bankFirst, neverNegative }: Item): string {
  const forBanks = bankFirst === undefined ? "" : ` Banks and brokers before that: ${expressionText(bankFirst)}.`;
  const positive = neverNegative ? " A derived quarter below 0 is discarded." : "";
  return `${expressionText(find)}.${forBanks}${positive}`;
}
