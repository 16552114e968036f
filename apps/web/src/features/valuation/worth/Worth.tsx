import type { WireValuation } from "@plumbline/contract";
import { useMemo } from "react";
import { cssPercent, Panel } from "../../../ui/index.ts";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { DEFAULT_CHOICE, isSame } from "../state/valuation-choice.ts";
import { useSpeaker } from "../words/speaker.ts";
import { FieldLine } from "./FieldLine.tsx";
import { fieldScale } from "./field-scale.ts";
import { footballField } from "./football-field.ts";
import styles from "./Worth.module.css";

interface WorthProps {
  readonly valuation: WireValuation;
  readonly proofs: Proofs;
}

/** What every model says of the share, how far each reaches, and where the price lies. */
export function Worth({ valuation, proofs }: WorthProps) {
  const { text, formats } = useSpeaker();
  const live = useLive((state) => state.live);
  const simulated = useLive(({ simulation }) => simulation.outcome);
  const isMoved = useLive(({ choice }) => !isSame(choice, DEFAULT_CHOICE));
  const rows = useMemo(() => footballField(valuation, live, simulated), [valuation, live, simulated]);
  const { price, currency } = valuation;
  const scale = fieldScale(rows, price.value);
  return (
    <Panel
      title={text("valuation.worth")}
      note={text(isMoved ? "valuation.worthMoved" : "valuation.worthDefault", { currency })}
    >
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
      <p className={styles.note}>{text("valuation.fieldNote")}</p>
    </Panel>
  );
}
