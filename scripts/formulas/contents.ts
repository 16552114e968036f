/** A list of the sections of a page, each a link to its heading. */
export function contents(sections: readonly string[]): string {
  const titles = sections.flatMap((section) => /^## (.+)/.exec(section)?.[1] ?? []);
  return `${titles.map((title) => `- [${title}](#${anchorOf(title)})`).join("\n")}\n`;
}

/** How Markdown readers name a heading in an address. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- ]/gu, "")
    .replaceAll(" ", "-");
}
