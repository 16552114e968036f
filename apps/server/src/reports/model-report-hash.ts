import type { ReportLanguage } from "@plumbline/core/words";
import { PROMPT_VERSION } from "./model/report-prompt.ts";
import { evidenceHash, type ReportEvidence } from "./report-evidence.ts";

/** The hash of the inputs of a report that a language model writes. */
export function modelHash(evidence: ReportEvidence, language: ReportLanguage, model: string): string {
  return evidenceHash(evidence, { writerVersion: `model ${PROMPT_VERSION} ${model}`, language });
}
