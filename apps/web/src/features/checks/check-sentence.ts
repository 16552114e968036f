import type { WireEvaluation } from "@plumbline/contract";
import { writeMargin, writeThreshold, writeValue } from "./check-value.ts";
import { type CompanyType, checkWord, settledWord } from "./check-words.ts";
import { type InputWord, inputWord } from "./input-words.ts";
import type { Speaker } from "./speaker.ts";

/** What a check asks about, such as "Current ratio"; its id when it is newer than this page. */
export function checkName({ id }: Pick<WireEvaluation, "id">, type: CompanyType, { text }: Speaker): string {
  const word = checkWord(id, type);
  return word ? text(`checks.name.${word}`) : id;
}

/** The value in words, such as "Current ratio is 1.10". */
function whatIs(check: WireEvaluation, value: number, type: CompanyType, speaker: Speaker): string {
  const word = checkWord(check.id, type);
  const written = writeValue(value, check, speaker);
  return word ? speaker.text(`checks.is.${word}`, { value: written, count: value }) : `${check.id} = ${written}`;
}

/** A check as one sentence: its value held against the threshold, or why there is none. */
export function checkSentence(check: WireEvaluation, type: CompanyType, speaker: Speaker): string {
  const { text } = speaker;
  const { value } = check.value;
  const threshold = writeThreshold(check.threshold, check, speaker);
  if (value !== null && check.result !== "na") {
    const what = whatIs(check, value, type, speaker);
    return text(`checks.${check.result === "pass" ? "holds" : "fails"}.${check.comparison}`, { what, threshold });
  }
  if (value !== null && check.because === "too-few-periods") {
    return text("checks.tooFewYears", { what: whatIs(check, value, type, speaker), threshold });
  }
  const settled = settledWord(check);
  if (settled) return text(`checks.settled.${settled}`);
  const reason = check.because === null ? "" : text(`reason.${check.because}`);
  const words = { check: checkName(check, type, speaker), reason };
  if (check.result !== "na") return text(`checks.settled.${check.result}`, words);
  if (check.state === "not-applicable") return text("checks.notApplicable", words);
  const input = missingInput(check);
  const named = input && text(`checks.input.${input}`);
  return named && named !== words.check
    ? text("checks.unknownFor", { ...words, input: named })
    : text("checks.unknown", words);
}

/** The input for want of which nothing is known; null where the reason is another one. */
function missingInput({ inputs, because }: WireEvaluation): InputWord | null {
  const missing = inputs.find(({ figures: [only, ...others] }) => {
    return others.length === 0 && only?.value === null && only.because === because;
  });
  return missing ? inputWord(missing.name) : null;
}

/** How far a check is from its threshold; null without a value to be far from it. */
export function marginSentence(check: WireEvaluation, speaker: Speaker): string | null {
  const { margin, result, comparison } = check;
  if (margin === null || result === "na") return null;
  if (margin === 0) return speaker.text("checks.exact");
  const words = { margin: writeMargin(Math.abs(margin), check, speaker) };
  if (result === "pass") return speaker.text("checks.spare", words);
  return speaker.text(comparison.startsWith("<") ? "checks.over" : "checks.short", words);
}
