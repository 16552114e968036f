import type { WireRefusal } from "@plumbline/contract";
import type { Refusal } from "@plumbline/core/valuation/model";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./RefusalNotice.module.css";
import { refusalWords } from "./refusal-sentence.ts";

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
