import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKS, SUBSTITUTES } from "@plumbline/core/checks";
import { METRICS } from "@plumbline/core/fundamentals";
import { describe, expect, it } from "vitest";
import { anchorsOf, type Block, type Section } from "../src/features/rules/document.ts";
import { citedRules } from "../src/ui/provenance/provenance-facts.ts";
import { readDocuments } from "./read-documents.ts";

const ROOT = join(import.meta.dirname, "../../..");
const documents = readDocuments(join(ROOT, "docs"));
const anchors = new Set(anchorsOf(documents));

/** Ids of rules; standards are written alike. */
const RULE_ID = /\b(?!UTF-16|CRC-32|ECMA-48|EX-)[A-Z]{2,4}-\d\d\b/g;
/** Formulas that figures are given where they are made. */
const FORMULA = /(?:\bformula: |composedFigure\(|proofOf\([^"\n]*|RULE = )"([^"]+)"/g;

/** The sources of the programs, without their tests. */
const SOURCES = ["apps/server/src", "apps/web/src", "packages/core/src", "packages/market/src"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.test|\.fixture)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(ROOT, folder, path), "utf8")),
);

const sectionWith = (id: string): Section | undefined =>
  documents
    .flatMap(({ chapters }) => chapters.flatMap(({ sections }) => sections))
    .find((section) => section.id === id);

describe("the page of rules", () => {
  it("has a place for every rule that the programs cite", () => {
    const cited = new Set(SOURCES.flatMap((source) => source.match(RULE_ID) ?? []));
    expect(cited.size).toBeGreaterThan(50);
    expect([...cited].filter((id) => !anchors.has(id))).toEqual([]);
  });

  it("has a place for what the formula of a figure cites", () => {
    const given = SOURCES.flatMap((source) => [...source.matchAll(FORMULA)].map(([, formula = ""]) => formula));
    const cited = given.filter((formula) => !isWrittenOut(formula)).flatMap((formula) => citedRules(formula));
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter((id) => !anchors.has(id))).toEqual([]);
  });

  it("has a place for every check and metric", () => {
    const ids = [...CHECKS, ...SUBSTITUTES, ...METRICS].map(({ id }) => id as string);
    expect(ids.filter((id) => !anchors.has(id))).toEqual([]);
  });

  it("gives each anchor once", () => {
    const all = anchorsOf(documents);
    expect(all.filter((anchor, index) => all.indexOf(anchor) !== index)).toEqual([]);
  });

  it("leads every link to a place that it has", () => {
    const targets = [...JSON.stringify(documents).matchAll(/\["link",.*?,"([^"[\]]+)"\]/g)].map(([, to = ""]) => to);
    expect(targets.length).toBeGreaterThan(300);
    expect(targets.filter((to) => !anchors.has(to) && !to.startsWith("https:"))).toEqual([]);
  });

  it("takes the bold words of a rule for its title, and an indented line for a formula", () => {
    // docs/rules.md, "FND-13".
    const section = sectionWith("FND-13");
    expect(section?.title).toBe("Earnings per share of a quarter");
    expect(section?.blocks.map(({ kind }: Block) => kind)).toEqual(["text", "formula", "text"]);
  });
});

/** The registries write most formulas out; a figure cites their entries by id. */
function isWrittenOut(formula: string): boolean {
  return / [÷−+] | in a row/.test(formula);
}
