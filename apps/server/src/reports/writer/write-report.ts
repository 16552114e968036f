import {
  MAX_ENTRIES,
  planReport,
  type Report,
  type ReportedCompetitor,
  type ReportedMoat,
  type ReportedProduct,
  type ReportMaterial,
  type ReportPlan,
  type ReportSentence,
  type SentencePlan,
} from "@plumbline/core/report";
import { REPORT_SECTIONS, type ReportLanguage, type ReportWriter } from "@plumbline/core/words";
import { WORDINGS } from "../wordings/index.ts";
import { type SentenceWriter, sentenceWriter } from "./sentence-writer.ts";

/**
 * Writes the report of a company by rules.
 *
 * @param material Everything it is written from; the same material gives the same report.
 */
export function writeReport(material: ReportMaterial, language: ReportLanguage): Report {
  const plan = planReport(material);
  const writer = sentenceWriter(WORDINGS[language], { language, seed: material.code });
  const all = (plans: readonly SentencePlan[], most?: number) => sentencesOf(plans, writer, most);
  // In the order of reading: the sentences that a reader meets first have the choice of wordings.
  return {
    summary: all(plan.summary),
    products: productsOf(plan, writer),
    moat: moatOf(material, plan, writer),
    competitors: competitorsOf(plan, writer),
    bull: all(plan.bull, MAX_ENTRIES.bull),
    bear: all(plan.bear, MAX_ENTRIES.bear),
    wouldChange: all(plan.wouldChange),
    notKnown: material.notKnown,
    writtenBy: BY_RULES,
  };
}

const BY_RULES = Object.fromEntries(REPORT_SECTIONS.map((section) => [section, "rules"])) as Readonly<
  Record<(typeof REPORT_SECTIONS)[number], ReportWriter>
>;

/** As many as can be worded, in their order. */
function sentencesOf(
  plans: readonly SentencePlan[],
  writer: SentenceWriter,
  most = plans.length,
): readonly ReportSentence[] {
  const sentences: ReportSentence[] = [];
  for (const plan of plans) {
    if (sentences.length === most) break;
    const sentence = writer.write(plan);
    if (sentence !== null) sentences.push(sentence);
  }
  return sentences;
}

function productsOf({ products }: ReportPlan, writer: SentenceWriter): readonly ReportedProduct[] {
  return products.flatMap(({ name, what }) => {
    const said = writer.write(what);
    return said === null ? [] : [{ name, what: said, trend: null }];
  });
}

function moatOf({ moat }: ReportMaterial, plan: ReportPlan, writer: SentenceWriter): ReportedMoat {
  const { width, trend } = moat;
  const text = sentencesOf(plan.moat, writer);
  const sources = moat.sources.flatMap(({ source, score }, k) => {
    const planned = plan.sources[k];
    const reason = planned ? writer.write(planned) : null;
    return reason === null ? [] : [{ source, score, reason }];
  });
  return { width, trend, sources, text };
}

function competitorsOf({ competitors }: ReportPlan, writer: SentenceWriter): readonly ReportedCompetitor[] {
  return competitors.flatMap(({ of: { code, name, found }, said }) => {
    const why = writer.write(said.why);
    if (why === null) return [];
    const strongerIn = said.strongerIn && writer.write(said.strongerIn);
    const weakerIn = said.weakerIn && writer.write(said.weakerIn);
    return [{ code, name, found, why, strongerIn, weakerIn }];
  });
}
