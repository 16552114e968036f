import type { AskedEvidence } from "../../sources/prices/index.ts";

/** Says what was seen in a file, or is missing from it, as a sentence for the report and the terminal. */
export function evidenceSentence(evidence: AskedEvidence): string {
  switch (evidence.code) {
    case "either-day-order":
      return `"${evidence.cell}" may name the day or the month first, and the rows fit both.`;
    case "either-decimal-mark":
      return `"${evidence.cell}" may be thousands or have three decimals, and no other number shows which.`;
    default:
      return SENTENCES[evidence.code];
  }
}

const SENTENCES: Readonly<Record<Exclude<AskedEvidence, { readonly cell: string }>["code"], string>> = {
  "no-symbol": "Neither a column nor the name of the file says which stock it is.",
  "symbol-is-a-word": "A word in the name of the file may be a symbol, and nothing bears that out.",
  "no-close-column": "No column is named as the closing price.",
  "no-basis": "Nothing in the file states whether its prices were adjusted for splits and dividends.",
  "no-currency": "No column and no sign states the currency of the prices.",
};
