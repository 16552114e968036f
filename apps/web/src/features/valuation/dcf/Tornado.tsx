import type { TornadoBar } from "@plumbline/core/valuation/model";
import { Fragment } from "react";
import { type Locale, useLocale } from "../../../i18n/index.ts";
import { cssPercent } from "../../../ui/index.ts";
import { figureKind, writeFigure } from "../figures/figure-words.ts";
import { ResultCard } from "../section/ResultCard.tsx";
import { useValuationState } from "../store/valuation-store.ts";
import styles from "./Tornado.module.css";

/** How much each input changes the value when it alone is lower or higher, the widest first. */
export function Tornado() {
  const locale = useLocale();
  const { text, formats } = locale;
  const {
    dcf: { value },
    tornado,
  } = useValuationState(({ results }) => results);
  if (value === null) return null;
  const { placed, center } = tornadoLayout(tornado, value);
  return (
    <ResultCard title={text("valuation.tornado")} note={text("valuation.tornadoNote")}>
      <ul>
        {placed.map(({ parameter, delta, low, high, below, above }) => (
          <li key={parameter} className={styles.row}>
            <span className={styles.name}>
              {isRate(parameter) ? text(`valuation.short.${parameter}`) : text(`valuation.parameter.${parameter}`)}
              <span className={styles.delta}>{deltaOf(delta, locale)}</span>
            </span>
            <span className={styles.rail} aria-hidden="true">
              <span
                className={styles.bar}
                data-end="low"
                style={{ insetInlineStart: cssPercent(below.from), inlineSize: cssPercent(below.to - below.from) }}
              />
              <span
                className={styles.bar}
                data-end="high"
                style={{ insetInlineStart: cssPercent(above.from), inlineSize: cssPercent(above.to - above.from) }}
              />
              <span className={styles.center} style={{ insetInlineStart: cssPercent(center) }} />
            </span>
            <span className={styles.ends}>
              {/* From the lower value to the higher one, which may be that of the lower input. */}
              {[low, high]
                .toSorted((one, other) => (one.value ?? 0) - (other.value ?? 0))
                .map(({ input, value: end }, place) => (
                  <Fragment key={input}>
                    {place > 0 && " – "}
                    <End at={input} value={end} parameter={parameter} locale={locale} />
                  </Fragment>
                ))}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.legend}>
        <span className={styles.sample} data-end="low" />
        {text("valuation.inputLower")}
        <span className={styles.sample} data-end="high" />
        {text("valuation.inputHigher")}
        <span>{text("valuation.inputNow", { value: formats.price(value) })}</span>
      </p>
    </ResultCard>
  );
}

const RATES = ["shortTermGrowth", "longTermGrowth", "terminalGrowth", "wacc"] as const;

/** Rates have short names that contain their years. */
function isRate(parameter: TornadoBar["parameter"]): parameter is (typeof RATES)[number] {
  return RATES.some((rate) => rate === parameter);
}

function deltaOf({ by, isRelative }: TornadoBar["delta"], { text, formats }: Locale): string {
  if (isRelative) return `± ${formats.percent(by, 0)}`;
  return `± ${text("valuation.points", { n: formats.number(by * 100, 1) })}`;
}

interface EndProps {
  readonly at: number;
  readonly value: number | null;
  readonly parameter: TornadoBar["parameter"];
  readonly locale: Locale;
}

/** The value at one end of a bar; the title is its input. */
function End({ at, value, parameter, locale }: EndProps) {
  const { formats } = locale;
  return <span title={writeFigure(at, figureKind(parameter), locale)}>{formats.price(value)}</span>;
}

/** Part of the scale, from the left (0) to the right (1). */
interface BarSpan {
  readonly from: number;
  readonly to: number;
}

interface PlacedTornadoBar extends TornadoBar {
  /** From the chosen value to the values at the lower and the higher input. */
  readonly below: BarSpan;
  readonly above: BarSpan;
}

interface TornadoLayout {
  readonly placed: readonly PlacedTornadoBar[];
  /** Place of the chosen value. */
  readonly center: number;
}

/**
 * Lays out the bars of a tornado chart on one scale. An end without a value has no width.
 *
 * @param value Value of the model with the chosen inputs.
 */
export function tornadoLayout(bars: readonly TornadoBar[], value: number): TornadoLayout {
  const ends = bars.flatMap(({ low, high }) => [low.value, high.value]).filter((end) => end !== null);
  const min = Math.min(value, ...ends);
  const max = Math.max(value, ...ends);
  const placeOf = (at: number): number => (max === min ? 0.5 : (at - min) / (max - min));
  const spanTo = (end: number | null): BarSpan => {
    const center = placeOf(value);
    const place = placeOf(end ?? value);
    return { from: Math.min(center, place), to: Math.max(center, place) };
  };
  return {
    placed: bars.map((bar) => ({ ...bar, below: spanTo(bar.low.value), above: spanTo(bar.high.value) })),
    center: placeOf(value),
  };
}
