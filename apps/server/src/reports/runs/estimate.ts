import type { WireConsumption } from "@plumbline/contract";
import { REPORT_SECTIONS } from "@plumbline/core/words";
import type { LanguageModelConfiguration } from "../../config/index.ts";
import { numberedEvidence } from "../model/numbered-evidence.ts";
import { type PromptSubject, reportPrompt } from "../model/report-prompt.ts";
import { costOf, money, type Tokens } from "../model/tokens.ts";
import { promptTokens } from "../model/write-by-model.ts";

/** Tokens of a report as they are written: some fifty sentences with their references. */
const USUAL_OUTPUT = 2_400;
const ROUNDS = 2;

/** What a report would take. */
export interface ReportEstimate {
  /** If each section is accepted at once. */
  readonly least: Tokens;
  /** If all are asked for twice, and as much is written as may be. */
  readonly most: Tokens;
}

/** Estimates what a report by a model takes, before it is asked for. */
export function estimateOf(
  subject: Omit<PromptSubject, "numbered">,
  { outputTokens }: Pick<LanguageModelConfiguration, "outputTokens">,
): ReportEstimate {
  const prompt = reportPrompt({ ...subject, numbered: numberedEvidence(subject.evidence) }, REPORT_SECTIONS);
  const input = promptTokens(prompt);
  return {
    least: { input, output: Math.min(USUAL_OUTPUT, outputTokens) },
    most: { input: ROUNDS * input, output: ROUNDS * outputTokens },
  };
}

/** Tokens with their price, as answers have them. */
export function wireConsumption(
  tokens: Tokens,
  prices: LanguageModelConfiguration["prices"],
  cost: number | null = costOf(tokens, prices),
): WireConsumption {
  const isPriced = cost !== null && prices !== null;
  return {
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    cost: isPriced ? money(cost, prices.currency) : null,
  };
}
