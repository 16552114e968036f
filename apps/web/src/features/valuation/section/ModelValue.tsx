import type { WireRefusal } from "@plumbline/contract";
import { marginOfSafety, type Refusal, upside } from "@plumbline/core/valuation/model";
import { Change } from "../../../ui/index.ts";
import { LiveFigure, type Proofs } from "../figures/ComputedFigure.tsx";
import { useSpeaker } from "../figures/locale.ts";
import { RefusalNotice } from "../figures/RefusalNotice.tsx";
import styles from "./ModelValue.module.css";

interface OutcomeProps {
  readonly outcome: { readonly value: number } | Refusal | WireRefusal;
  readonly price: number | null;
  readonly currency: string | null;
  readonly label: string;
  readonly explanation: string;
  readonly proof: Proofs[keyof Proofs];
}

/** The value of a share beside its price; or why there is none. */
export function Outcome({ outcome, price, currency, label, explanation, proof }: OutcomeProps) {
  const { text, formats } = useSpeaker();
  if (outcome.value === null) return <RefusalNotice refusal={outcome} />;
  const { value } = outcome;
  const [gain, safety] = price === null ? [null, null] : [upside(value, price), marginOfSafety(value, price)];
  return (
    <div className={styles.outcome}>
      <span className={styles.label}>{label}</span>
      <LiveFigure
        value={value}
        proof={proof}
        label={label}
        format={(number) => formats.money(number, currency)}
        explanation={explanation}
        className={styles.value}
      />
      {gain !== null && safety !== null && (
        <span className={styles.beside}>
          <span>
            <Change fraction={gain} /> {text("valuation.toPrice")}
          </span>
          <span>{text("valuation.safety", { margin: formats.percent(safety, 1) })}</span>
        </span>
      )}
    </div>
  );
}
