import type { WireCatalogueCheck, WireEvaluation } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import { useMemo } from "react";
import { checkName, checkSentence, marginSentence, writeThreshold, writeValue } from "../../features/checks/index.ts";
import type { CheckTexts } from "../../features/screener/index.ts";
import { type Locale, useFormats, useText } from "../../i18n/index.ts";

/** Type of company for a check without a company: only a few types have texts of their own. */
const DEFAULT_TYPE: CompanyType = "other";

/** Texts of the checks for the screener. */
export function useCheckTexts(): CheckTexts {
  const text = useText();
  const formats = useFormats();
  return useMemo(() => checkTexts({ text, formats }), [text, formats]);
}

/** The same from texts and formats that the caller has. */
export function checkTexts(speaker: Locale): CheckTexts {
  return {
    name: (check) => checkName(check, DEFAULT_TYPE, speaker),
    threshold: (threshold, check) => writeThreshold(threshold, check, speaker),
    value: (value, check) => writeValue(value, check, speaker),
    sentence: (check, held) => {
      const evaluation = evaluationOf(check, held);
      const margin = marginSentence(evaluation, speaker);
      const sentence = checkSentence(evaluation, held.type, speaker);
      return margin === null ? sentence : speaker.text("screener.why.check", { sentence, margin });
    },
  };
}

/** A value of the screener as the evaluation of a check. */
function evaluationOf(check: WireCatalogueCheck, held: Parameters<CheckTexts["sentence"]>[1]): WireEvaluation {
  const { comparison, formula, source } = check;
  const { value, threshold } = held;
  const margin = comparison.startsWith("<") ? threshold - value : value - threshold;
  const result = margin > 0 || (margin === 0 && comparison.endsWith("=")) ? "pass" : "fail";
  return {
    ...check,
    ...held,
    result,
    state: result,
    value: { value, provenance: { source, formula } },
    defaultThreshold: check.threshold,
    isMoved: threshold !== check.threshold,
    margin,
    because: null,
    inputs: [],
  };
}
