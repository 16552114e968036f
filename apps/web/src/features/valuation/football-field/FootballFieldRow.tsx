import type { WireFigure, WireValuation } from "@plumbline/contract";
import { memo, useMemo } from "react";
import { useLocale } from "../../../i18n/index.ts";
import { Change, classNames, cssPercent, FigureValue } from "../../../ui/index.ts";
import type { Provenances } from "../figures/ComputedFigure.tsx";
import { refusalWords } from "../figures/RefusalNotice.tsx";
import { useSentenceAmounts } from "../figures/sentence-amounts.ts";
import { safetyWords } from "../section/ModelValue.tsx";
import styles from "./FootballField.module.css";
import type { RangeScale, ValuationMethod, ValueRange } from "./football-field.ts";

interface FootballFieldRowProps {
  readonly row: ValueRange;
  readonly valuation: WireValuation;
  readonly provenances: Provenances;
  readonly scale: RangeScale | null;
}

/** One method: its value beside the price, and its range on the common scale. */
export const FootballFieldRow = memo(Row, hasSameProps);

/** A slider changes one or two rows, and changes the scale only with the farthest value. */
function hasSameProps(before: FootballFieldRowProps, now: FootballFieldRowProps): boolean {
  const hasSameScale = before.scale?.low === now.scale?.low && before.scale?.high === now.scale?.high;
  const hasSameAnswer = before.valuation === now.valuation && before.provenances === now.provenances;
  const names = Object.keys(now.row) as (keyof ValueRange)[];
  return hasSameScale && hasSameAnswer && names.every((name) => before.row[name] === now.row[name]);
}

function Row({ row, valuation, provenances, scale }: FootballFieldRowProps) {
  const { text, formats } = useLocale();
  const { name, value, low, high, upside, marginOfSafety } = row;
  const label = text(`valuation.model.${name}`);
  const range =
    low !== null && high !== null && low !== high ? { low: formats.price(low), high: formats.price(high) } : null;
  const figure = useFigure(row, valuation, provenances);
  const isEmpty = value === null && low === null;
  return (
    <li className={styles.line} data-name={name}>
      <span className={styles.name}>
        {label}
        <span className={styles.how}>{text(`valuation.range.${name}`)}</span>
      </span>
      {isEmpty ? (
        <NoValue row={row} />
      ) : (
        <>
          <span className={styles.value}>
            {figure && (
              <FigureValue
                figure={figure}
                label={label}
                format={formats.price}
                explanation={text(`valuation.explain.${name}`)}
              />
            )}
          </span>
          <span className={styles.upside}>{upside !== null && <Change fraction={upside} />}</span>
          {marginOfSafety === null ? (
            <span className={styles.safety} />
          ) : (
            <Safety margin={marginOfSafety} figure={figure} />
          )}
          <span className={styles.reach}>
            {scale && <RangeBar row={row} scale={scale} price={valuation.price.value} />}
            {range && <span className={styles.ends}>{text("valuation.fromTo", range)}</span>}
          </span>
        </>
      )}
    </li>
  );
}

interface SafetyProps {
  readonly margin: number;
  /** The value that the price is compared with. */
  readonly figure: WireFigure | null;
}

/** The margin of safety; a word where the price is more than twice the value, which a click, and a phone, explain. */
function Safety({ margin, figure }: SafetyProps) {
  const locale = useLocale();
  const { text, formats } = locale;
  const safety = useMemo(() => (figure?.value == null ? null : { ...figure, value: margin }), [figure, margin]);
  if (margin >= -1) return <span className={styles.safety}>{formats.percent(margin)}</span>;
  const sentence = safetyWords(margin, locale);
  return (
    <>
      <span className={styles.safety}>
        {safety && (
          <FigureValue
            figure={safety}
            label={text("valuation.margin")}
            format={() => text("valuation.noSafetyShort")}
            explanation={sentence}
          />
        )}
      </span>
      <span className={styles.noSafety}>{sentence}</span>
    </>
  );
}

/** Why a method has no value, or that its simulation is still running. */
function NoValue({ row: { refusal, because } }: { readonly row: ValueRange }) {
  const locale = useLocale();
  const amounts = useSentenceAmounts();
  const sentence = refusal
    ? refusalWords(refusal, locale, amounts).sentence
    : because && locale.text(`reason.${because}`);
  return <span className={styles.noValue}>{sentence ?? locale.text("valuation.simulating")}</span>;
}

const PROVENANCE_NAMES: Partial<Readonly<Record<ValuationMethod, keyof Provenances>>> = {
  dcf: "dcf",
  monteCarlo: "dcf",
  graham: "graham",
  grahamRevised: "grahamRevised",
  grahamNumber: "grahamNumber",
};

/** The value with its provenance: computed in the page, or the mean of the price targets. */
function useFigure(
  { name, value }: ValueRange,
  { targets }: WireValuation,
  provenances: Provenances,
): WireFigure | null {
  return useMemo(() => {
    const provenanceName = PROVENANCE_NAMES[name];
    if (value === null) return null;
    return provenanceName ? { value, provenance: provenances[provenanceName] } : targets.mean;
  }, [name, value, targets, provenances]);
}

interface RangeBarProps {
  readonly row: Pick<ValueRange, "value" | "low" | "high">;
  readonly scale: RangeScale;
  readonly price: number | null;
}

/** A range with its value and the price; an arrow marks an end beyond the scale. */
function RangeBar({ row: { value, low, high }, scale, price }: RangeBarProps) {
  const start = low ?? value ?? 0;
  const end = high ?? value ?? 0;
  const from = scale.placeOf(start);
  const to = scale.placeOf(end);
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
