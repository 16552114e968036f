import type { Block, Letter, MessageContent } from "./letter.ts";
import { htmlText } from "./mail-html.ts";

/** Lays a message out as plain text and as HTML: one column, no picture, nothing that is loaded from elsewhere. */
export function layOut(letter: Letter): MessageContent {
  return { subject: letter.subject, text: plainText(letter), html: htmlText(letter) };
}

function plainText({ heading, blocks, reason, productName, publicUrl, colon }: Letter): string {
  const parts = blocks.map((block) => plainBlock(block, colon));
  const sender = publicUrl === null ? productName : `${productName}\n${publicUrl}`;
  return `${[heading, ...parts, `---\n${reason}`, sender].join("\n\n")}\n`;
}

function plainBlock(block: Block, colon: string): string {
  if (block.kind === "code") return `    ${block.code}`;
  if (block.kind === "facts") return block.facts.map(([name, value]) => `${name}${colon}${value}`).join("\n");
  if (block.kind === "quote") return block.text.replace(/^/gm, "> ");
  if (block.kind === "link") return `${block.text}${colon.trimEnd()}\n${block.address}`;
  return block.text;
}
