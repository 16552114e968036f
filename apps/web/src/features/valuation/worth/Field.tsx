import type { WireValuation } from "@plumbline/contract";
import { useMemo } from "react";
import { cssPercent } from "../../../ui/index.ts";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./Field.module.css";
import { FieldLine } from "./FieldLine.tsx";
import { fieldScale } from "./field-scale.ts";
import { footballField } from "./football-field.ts";

interface FieldProps {
  readonly valuation: WireValuation;
  readonly proofs: Proofs;
}

/** Every model on one scale, with the price across all of them. */
export function Field({ valuation, proofs }: FieldProps) {
  const { text, formats } = useSpeaker();
  const live = useLive((state) => state.live);
  const simulated = useLive(({ simulation }) => simulation.outcome);
  const rows = useMemo(() => footballField(valuation, live, simulated), [valuation, live, simulated]);
  const { price } = valuation;
  const scale = fieldScale(rows, price.value);
  return (
    <div className={styles.field}>
      <div className={styles.head} aria-hidden="true">
        <span />
        <span className={styles.number}>{text("valuation.value")}</span>
        <span className={styles.number}>{text("valuation.upside")}</span>
        <span className={styles.number}>{text("valuation.margin")}</span>
        {scale && (
          <span className={styles.axis}>
            {price.value !== null && (
              <span className={styles.priceTag} style={{ insetInlineStart: cssPercent(scale.placeOf(price.value)) }}>
                {text("valuation.priceOf", { price: formats.price(price.value) })}
              </span>
            )}
          </span>
        )}
      </div>
      <ul>
        {rows.map((row) => (
          <FieldLine key={row.name} row={row} valuation={valuation} proofs={proofs} scale={scale} />
        ))}
      </ul>
    </div>
  );
}
