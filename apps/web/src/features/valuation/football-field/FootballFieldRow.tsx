import type { WireFigure, WireValuation } from "@plumbline/contract";
import { memo, useMemo } from "react";
import { Change, classNames, cssPercent, FigureValue } from "../../../ui/index.ts";
import type { Proofs } from "../figures/ComputedFigure.tsx";
import { useSpeaker } from "../figures/locale.ts";
import { refusalWords } from "../figures/RefusalNotice.tsx";
import styles from "./FootballField.module.css";
import type { FieldName, FieldRow, FieldScale } from "./football-field.ts";

interface FieldLineProps {
  readonly row: FieldRow;
  readonly valuation: WireValuation;
  readonly proofs: Proofs;
  readonly scale: FieldScale | null;
}

/** One way of valuing: its value beside the price, and its range on the common scale. */
export const FieldLine = memo(Line, isSame);

/** A slider moves one or two of the lines, and the scale only with the farthest. */
function isSame(before: FieldLineProps, now: FieldLineProps): boolean {
  const isOnScale = before.scale?.low === now.scale?.low && before.scale?.high === now.scale?.high;
  const isProved = before.valuation === now.valuation && before.proofs === now.proofs;
  const names = Object.keys(now.row) as (keyof FieldRow)[];
  return isOnScale && isProved && names.every((name) => before.row[name] === now.row[name]);
}

function Line({ row, valuation, proofs, scale }: FieldLineProps) {
  const { text, formats } = useSpeaker();
  const { name, value, low, high, upside, marginOfSafety } = row;
  const called = text(`valuation.model.${name}`);
  const range =
    low !== null && high !== null && low !== high ? { low: formats.price(low), high: formats.price(high) } : null;
  const figure = useFigure(row, valuation, proofs);
  const hasNothing = value === null && low === null;
  return (
    <li className={styles.line} data-name={name}>
      <span className={styles.name}>
        {called}
        <span className={styles.how}>{text(`valuation.range.${name}`)}</span>
      </span>
      {hasNothing ? (
        <Nothing row={row} />
      ) : (
        <>
          <span className={styles.value}>
            {figure && (
              <FigureValue
                figure={figure}
                label={called}
                format={formats.price}
                explanation={text(`valuation.explain.${name}`)}
              />
            )}
          </span>
          <span className={styles.upside}>{upside !== null && <Change fraction={upside} />}</span>
          <span className={styles.safety}>
            {marginOfSafety !== null && (
              <>
                <span className={styles.narrow}>{text("valuation.margin")} </span>
                {formats.percent(marginOfSafety, 1)}
              </>
            )}
          </span>
          <span className={styles.reach}>
            {scale && <FieldBar row={row} scale={scale} price={valuation.price.value} />}
            {range && <span className={styles.ends}>{text("valuation.fromTo", range)}</span>}
          </span>
        </>
      )}
    </li>
  );
}

/** Why a model is silent; a simulation that still runs holds its place. */
function Nothing({ row: { refusal, because } }: { readonly row: FieldRow }) {
  const speaker = useSpeaker();
  const sentence = refusal ? refusalWords(refusal, speaker).sentence : because && speaker.text(`reason.${because}`);
  return <span className={styles.nothing}>{sentence ?? speaker.text("valuation.simulating")}</span>;
}

const PROOFS: Partial<Readonly<Record<FieldName, keyof Proofs>>> = {
  dcf: "dcf",
  monteCarlo: "dcf",
  graham: "graham",
  grahamRevised: "grahamRevised",
  grahamNumber: "grahamNumber",
};

/** The value with its proof: computed here, or the mean of the targets. */
function useFigure({ name, value }: FieldRow, { targets }: WireValuation, proofs: Proofs): WireFigure | null {
  return useMemo(() => {
    const proof = PROOFS[name];
    if (value === null) return null;
    return proof ? { value, provenance: proofs[proof] } : targets.mean;
  }, [name, value, targets, proofs]);
}

interface FieldBarProps {
  readonly row: Pick<FieldRow, "value" | "low" | "high">;
  readonly scale: FieldScale;
  readonly price: number | null;
}

/** A range with its value beside the price; an arrow where it goes on beyond the scale. */
export function FieldBar({ row: { value, low, high }, scale, price }: FieldBarProps) {
  const [start, end] = [low ?? value ?? 0, high ?? value ?? 0];
  const [from, to] = [scale.placeOf(start), scale.placeOf(end)];
  return (
    <span className={styles.bar} aria-hidden="true">
      <span
        className={styles.range}
        style={{ insetInlineStart: cssPercent(from), inlineSize: cssPercent(to - from) }}
      />
      {start < scale.low && <span className={classNames(styles.beyond, styles.lower)} />}
      {end > scale.high && <span className={classNames(styles.beyond, styles.upper)} />}
      {value !== null && (
        <span className={styles.valueMark} style={{ insetInlineStart: cssPercent(scale.placeOf(value)) }} />
      )}
      {price !== null && (
        <span className={styles.priceLine} style={{ insetInlineStart: cssPercent(scale.placeOf(price)) }} />
      )}
    </span>
  );
}
