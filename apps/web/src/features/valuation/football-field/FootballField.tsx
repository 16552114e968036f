import type { WireValuation } from "@plumbline/contract";
import { useMemo } from "react";
import { currencyName, useLocale } from "../../../i18n/index.ts";
import { cssPercent, Panel } from "../../../ui/index.ts";
import type { Provenances } from "../figures/ComputedFigure.tsx";
import { VisibilityBoundary } from "../store/VisibilityBoundary.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./FootballField.module.css";
import { FootballFieldRow } from "./FootballFieldRow.tsx";
import { footballFieldRows, rangeScale } from "./football-field.ts";

interface FootballFieldProps {
  readonly valuation: WireValuation;
  readonly provenances: Provenances;
}

/** The football field: the value and range of every method beside the price. */
export function FootballField({ valuation, provenances }: FootballFieldProps) {
  const { text } = useLocale();
  const isMoved = useValuationState((state) => state.isMoved);
  const { currency } = valuation;
  return (
    <Panel
      title={text("valuation.worth")}
      note={text(isMoved ? "valuation.worthMoved" : "valuation.worthDefault", {
        currency: currencyName(currency, text),
      })}
    >
      <VisibilityBoundary isFirst>
        <FootballFieldChart valuation={valuation} provenances={provenances} />
      </VisibilityBoundary>
      <p className={styles.note}>{text("valuation.fieldNote")}</p>
    </Panel>
  );
}

interface ChartProps {
  readonly valuation: WireValuation;
  readonly provenances: Provenances;
}

/** All methods on one scale, with the price across all rows. */
function FootballFieldChart({ valuation, provenances }: ChartProps) {
  const { text, formats } = useLocale();
  const results = useValuationState((state) => state.results);
  const simulated = useValuationState(({ simulation }) => simulation.outcome);
  const rows = useMemo(() => footballFieldRows(valuation, results, simulated), [valuation, results, simulated]);
  const { price } = valuation;
  const scale = rangeScale(rows, price.value);
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
              <span
                className={styles.priceTag}
                style={{ insetInlineStart: `clamp(2.5rem, ${cssPercent(scale.placeOf(price.value))}, 100% - 2.5rem)` }}
              >
                {text("valuation.priceOf", { price: formats.price(price.value) })}
              </span>
            )}
          </span>
        )}
      </div>
      <ul>
        {rows.map((row) => (
          <FootballFieldRow key={row.name} row={row} valuation={valuation} provenances={provenances} scale={scale} />
        ))}
      </ul>
    </div>
  );
}
