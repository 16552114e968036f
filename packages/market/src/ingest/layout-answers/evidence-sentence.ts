import { type AskedEvidence, type Detail, say, significant } from "../../model/index.ts";

/** Says what was seen in a file, or is missing from it. */
export function evidenceSentence(evidence: AskedEvidence): Detail {
  switch (evidence.code) {
    case "either-day-order":
      return say("either-day-order", { cell: evidence.cell });
    case "either-decimal-mark":
      return say("either-decimal-mark", { cell: evidence.cell });
    case "either-unit": {
      const { symbol, close, hundredths, whole } = evidence;
      return say("either-unit", { symbol, close: significant(close, 4), hundredths, whole });
    }
    default:
      return say(SENTENCES[evidence.code]);
  }
}

const SENTENCES = {
  "no-symbol": "symbol-unnamed",
  "symbol-is-a-word": "symbol-is-a-word",
  "no-close-column": "close-unnamed",
  "no-basis": "adjustment-unstated",
  "no-currency": "currency-unstated",
} as const satisfies Readonly<
  Record<Exclude<AskedEvidence, { readonly cell: string } | { readonly close: number }>["code"], string>
>;
