import type { WireValuation } from "@plumbline/contract";
import { useMemo } from "react";
import { currencyName } from "../../../i18n/index.ts";
import { cssPercent, Panel } from "../../../ui/index.ts";
import type { Proofs } from "../figures/ComputedFigure.tsx";
import { useSpeaker } from "../figures/locale.ts";
import { InSight } from "../store/VisibilityBoundary.tsx";
import { useLive } from "../store/valuation-store.ts";
import styles from "./FootballField.module.css";
import { FieldLine } from "./FootballFieldRow.tsx";
import { fieldScale, footballField } from "./football-field.ts";

interface WorthProps {
  readonly valuation: WireValuation;
  readonly proofs: Proofs;
}

/** What every model says of the share, how far each reaches, and where the price lies. */
export function Worth({ valuation, proofs }: WorthProps) {
  const { text } = useSpeaker();
  const isMoved = useLive((state) => state.isMoved);
  const { currency } = valuation;
  return (
    <Panel
      title={text("valuation.worth")}
      note={text(isMoved ? "valuation.worthMoved" : "valuation.worthDefault", {
        currency: currencyName(currency, text),
      })}
    >
      <InSight>
        <Field valuation={valuation} proofs={proofs} />
      </InSight>
      <p className={styles.note}>{text("valuation.fieldNote")}</p>
    </Panel>
  );
}

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
