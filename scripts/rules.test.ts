import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { anchorOf } from "./formulas/contents.ts";
import { ruleTitles } from "./formulas/rule-section.ts";
import { root } from "./setup.mjs";

const FOLDERS = ["apps", "packages", "scripts", "e2e", "bench", "docs"];
const NOT_OURS = new Set(["node_modules", "dist"]);
const HOME = "docs/rules.md";

interface Text {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/** Every text in which a rule may be cited, tests included. */
const TEXTS: readonly Text[] = [
  ...FOLDERS.flatMap((folder) => textsBelow(join(root, folder))),
  ...readdirSync(root)
    .filter((name) => name.endsWith(".md"))
    .map((name) => textAt(join(root, name))),
];
const PAGES = new Map(TEXTS.filter(({ path }) => path.endsWith(".md")).map(({ path, text }) => [path, text]));
const RULES = ruleTitles(PAGES.get(HOME) ?? "");

/** Ids of rules; standards and exhibits of filings are written alike. */
const ID = /\b(?!UTF-16|CRC-32|EX-|ECMA-48)[A-Z]{2,4}-\d\d\b/g;
/** Rules that are cited by the number of a section, in comments and as the rule of a number. */
const SECTION = /(?:docs\/rules\.md |rule: "|RULE = "|composedFigure\(")(\d(?:\.\d)?)\b/g;
/** Headings of a page, by their words. */
const QUOTED = /docs\/(\w+)\.md, "([^"]+)"(?: and "([^"]+)")?/g;

describe("the page of the rules", () => {
  it("explains every rule that is cited", () => {
    const strays = TEXTS.flatMap(({ path, text }) =>
      idsIn(text)
        .filter((id) => !RULES.has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(strays).toEqual([]);
  });

  it("explains no rule that nothing cites", () => {
    const cited = new Set(
      TEXTS.filter(({ path }) => path !== HOME).flatMap(({ text }) => [
        ...idsIn(text),
        ...[...text.matchAll(QUOTED)].flatMap(([, , first = "", second = ""]) => [first, second]),
      ]),
    );
    expect([...RULES.keys()].filter((rule) => !cited.has(rule))).toEqual([]);
  });

  it("has the ids in order, each once", () => {
    const ids = [...(PAGES.get(HOME) ?? "").matchAll(/^### ([A-Z]{2,4}-\d\d)$/gm)].map(([, id = ""]) => id);
    for (const family of new Set(ids.map((id) => id.split("-")[0]))) {
      const own = ids.filter((id) => id.startsWith(`${family}-`));
      expect(own).toEqual([...new Set(own)].sort());
    }
  });
});

describe("references to pages of docs", () => {
  it("name headings that exist", () => {
    const strays = TEXTS.flatMap(({ path, text }) =>
      [...text.matchAll(QUOTED)].flatMap(([, page = "", ...headings]) =>
        headings
          .filter((heading) => heading !== undefined && !headingsOf(`docs/${page}.md`).includes(heading))
          .map((heading) => `${path}: docs/${page}.md, "${heading}"`),
      ),
    );
    expect(strays).toEqual([]);
  });

  it("link to pages and headings that exist", () => {
    const strays = [...PAGES].flatMap(([path, text]) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]*\.md)?(?:#([^)]+))?\)/g)].flatMap(([link, page, anchor]) => {
        const target = page === undefined ? path : join(path, "..", page);
        const isKnown = PAGES.has(target) && (!anchor || headingsOf(target).map(anchorOf).includes(anchor));
        return isKnown || (page === undefined && !anchor) ? [] : [`${path}: ${link}`];
      }),
    );
    expect(strays).toEqual([]);
  });
});

function idsIn(text: string): readonly string[] {
  return [...(text.match(ID) ?? []), ...[...text.matchAll(SECTION)].map(([, section = ""]) => section)];
}

function headingsOf(page: string): readonly string[] {
  return [...(PAGES.get(page) ?? "").matchAll(/^##+ (.+)$/gm)].map(([, heading = ""]) => heading);
}

function textsBelow(folder: string): Text[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return textsBelow(path);
      return /\.(?:tsx?|mjs|md|css)$/.test(entry.name) ? [textAt(path)] : [];
    });
}

function textAt(path: string): Text {
  return { path: relative(root, path), text: readFileSync(path, "utf8") };
}
