/** Drafts as an honest model writes them: the report of the rules, with numbers in place of ids. */
import type { Report, ReportSentence } from "@plumbline/core/report";
import type { ReportLanguage } from "@plumbline/core/words";
import fc from "fast-check";
import type { ReportEvidence } from "../report-evidence.ts";
import { materials } from "../writer/material.fixture.ts";
import { writeReport } from "../writer/write-report.ts";
import type { Draft, DraftSentence } from "./draft-schemas.ts";
import { numberedEvidence } from "./numbered-evidence.ts";

/** Evidence of companies of every kind, the same ones for the same seed. */
export function sampleEvidence(count: number, seed: number): ReportEvidence[] {
  return fc
    .sample(materials, { numRuns: count, seed })
    .map((material) => ({ ...material, asOf: "2024-11-01" }) satisfies ReportEvidence);
}

/** The draft of a report that the rules have written of the evidence. */
export function honestDraft(evidence: ReportEvidence, language: ReportLanguage): Draft {
  const report: Report = writeReport(evidence, language);
  const numbers = numbersOf(evidence);
  const draft = (sentence: ReportSentence) => draftSentence(sentence, numbers);
  const maybe = (sentence: ReportSentence | null) => sentence && draft(sentence);
  return {
    summary: report.summary.map(draft),
    products: report.products.map(({ name, what }) => ({
      product: evidence.products.findIndex((product) => product.name === name) + 1,
      what: draft(what),
    })),
    competitors: report.competitors.map(({ name, why, strongerIn, weakerIn }) => ({
      competitor: evidence.competitors.findIndex((competitor) => competitor.name === name) + 1,
      why: draft(why),
      strongerIn: maybe(strongerIn),
      weakerIn: maybe(weakerIn),
    })),
    moat: {
      sources: report.moat.sources.map(({ source, reason }) => ({ source, reason: draft(reason) })),
      text: report.moat.text.map(draft),
    },
    bull: report.bull.map(draft),
    bear: report.bear.map(draft),
    wouldChange: report.wouldChange.map(draft),
  };
}

/** The number of each item, by its id. */
export function numbersOf(evidence: ReportEvidence): ReadonlyMap<string, number> {
  const { lines, idOf } = numberedEvidence(evidence);
  return new Map(lines.map((_, at) => [idOf(at + 1) as string, at + 1]));
}

function draftSentence({ text, refs }: ReportSentence, numbers: ReadonlyMap<string, number>): DraftSentence {
  const numberOf = (id: string) => numbers.get(id) ?? 0;
  return {
    refs: refs.map(numberOf).filter((number) => number > 0),
    text: text
      .replace(/\{\{([^|}]+)\|/g, (_, id: string) => `{{${numberOf(id)}|`)
      .replace(/\[\[([^\]]+)\]\]/g, (_, id: string) => `[[${numberOf(id)}]]`),
  };
}
