import type { WireRefusal } from "@plumbline/contract";
import type { Refusal } from "@plumbline/core/valuation/model";
import { figureName } from "./figure-words.ts";
import { type Speaker, useSpeaker } from "./locale.ts";
import styles from "./RefusalNotice.module.css";

/** Says in the place of a value why there is none, and what would help. */
export function RefusalNotice({ refusal }: { readonly refusal: Refusal | WireRefusal }) {
  const { sentence, advice } = refusalWords(refusal, useSpeaker());
  return (
    <div className={styles.refusal}>
      <p className={styles.sentence}>{sentence}</p>
      {advice && <p className={styles.advice}>{advice}</p>}
    </div>
  );
}

/** Kinds of company whose cash flow is not free. */
const KINDS = ["bank", "broker", "insurer", "reit"] as const;
type Kind = (typeof KINDS)[number];

/** Reasons after which another entry, or another model, is of help. */
const ADVISED = ["FCF_NOT_POSITIVE", "WACC_LE_TERMINAL", "EPS_NOT_POSITIVE", "SPREAD_TOO_THIN"] as const;

export interface RefusalWords {
  readonly sentence: string;
  /** What would be suitable instead, or what can be entered; null where neither helps. */
  readonly advice: string | null;
}

/** Why a model gives no value, with its numbers, and what to do instead. */
export function refusalWords({ because, details }: Refusal | WireRefusal, speaker: Speaker): RefusalWords {
  const { text, formats } = speaker;
  const kind = KINDS.find((one) => one === details.companyType);
  if (because === "NOT_SUITABLE" && kind) return kindWords(kind, speaker);
  const number = (name: string): number => Number(details[name]);
  const input = figureName(String(details.input), speaker);
  const sentence = text(`valuation.refusal.${because}`, {
    input,
    baseFlow: formats.compact(number("baseFlow")),
    wacc: formats.percent(number("wacc")),
    terminalGrowth: formats.percent(number("terminalGrowth")),
    low: formats.percent(number("low"), 0),
    high: formats.percent(number("high"), 0),
    eps: formats.price(number("eps")),
    bookValuePerShare: formats.price(number("bookValuePerShare")),
    growth: formats.percent(number("growth")),
  });
  const advised = ADVISED.find((one) => one === because);
  return { sentence, advice: advised ? text(`valuation.advice.${advised}`) : null };
}

function kindWords(kind: Kind, { text }: Speaker): RefusalWords {
  return { sentence: text(`valuation.refusal.kind.${kind}`), advice: text(`valuation.advice.kind.${kind}`) };
}
