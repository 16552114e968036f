import type { WireRefusal } from "@plumbline/contract";
import { marginOfSafety, type Refusal, upside } from "@plumbline/core/valuation/model";
import { type Locale, useLocale } from "../../../i18n/index.ts";
import { Change } from "../../../ui/index.ts";
import { ComputedFigure, type Provenances } from "../figures/ComputedFigure.tsx";
import { RefusalNotice } from "../figures/RefusalNotice.tsx";
import styles from "./ModelValue.module.css";

interface ModelValueProps {
  readonly outcome: { readonly value: number } | Refusal | WireRefusal;
  readonly price: number | null;
  readonly currency: string | null;
  readonly label: string;
  readonly explanation: string;
  readonly provenance: Provenances[keyof Provenances];
}

/** The value of a share with its distance to the price, or why there is none. */
export function ModelValue({ outcome, price, currency, label, explanation, provenance }: ModelValueProps) {
  const { text, formats } = useLocale();
  if (outcome.value === null) return <RefusalNotice refusal={outcome} />;
  const { value } = outcome;
  const gain = price === null ? null : upside(value, price);
  const safety = price === null ? null : marginOfSafety(value, price);
  return (
    <div className={styles.outcome}>
      <span className={styles.label}>{label}</span>
      <ComputedFigure
        value={value}
        provenance={provenance}
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
          <span>{safetyWords(safety, { text, formats })}</span>
        </span>
      )}
    </div>
  );
}

/**
 * The margin of safety in words. Below -100 % a percentage misleads: the price is so many times the value.
 *
 * @param safety 1 - price / value.
 */
export function safetyWords(safety: number, { text, formats }: Locale): string {
  return safety < -1
    ? text("valuation.noSafety", { n: formats.number(1 - safety) })
    : text("valuation.safety", { margin: formats.percent(safety) });
}
