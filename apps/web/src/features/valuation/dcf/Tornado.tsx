import type { TornadoBar } from "@plumbline/core/valuation/model";
import { cssPercent } from "../../../ui/index.ts";
import { figureKind, writeFigure } from "../figures/figure-words.ts";
import { type Speaker, useSpeaker } from "../figures/locale.ts";
import { Card } from "../section/ResultCard.tsx";
import { useLive } from "../store/valuation-store.ts";
import styles from "./Tornado.module.css";

/** Which input moves the value most: each alone, up and down, the widest first. */
export function Tornado() {
  const speaker = useSpeaker();
  const { text, formats } = speaker;
  const {
    dcf: { value },
    tornado,
  } = useLive(({ live }) => live);
  if (value === null) return null;
  const { placed, center } = tornadoBars(tornado, value);
  return (
    <Card title={text("valuation.tornado")} note={text("valuation.tornadoNote")}>
      <ul>
        {placed.map(({ parameter, delta, low, high, below, above }) => (
          <li key={parameter} className={styles.row}>
            <span className={styles.name}>
              {isRate(parameter) ? text(`valuation.short.${parameter}`) : text(`valuation.parameter.${parameter}`)}
              <span className={styles.delta}>{deltaOf(delta, speaker)}</span>
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
              <End at={low.input} value={low.value} parameter={parameter} speaker={speaker} />
              {" – "}
              <End at={high.input} value={high.value} parameter={parameter} speaker={speaker} />
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
    </Card>
  );
}

const RATES = ["shortTermGrowth", "longTermGrowth", "terminalGrowth", "wacc"] as const;

/** Rates have short names, which their years make clear. */
function isRate(parameter: TornadoBar["parameter"]): parameter is (typeof RATES)[number] {
  return RATES.some((rate) => rate === parameter);
}

function deltaOf({ by, isRelative }: TornadoBar["delta"], { text, formats }: Speaker): string {
  if (isRelative) return `± ${formats.percent(by, 0)}`;
  return `± ${text("valuation.points", { n: formats.number(by * 100, 1) })}`;
}

interface EndProps {
  readonly at: number;
  readonly value: number | null;
  readonly parameter: TornadoBar["parameter"];
  readonly speaker: Speaker;
}

/** The value at an end; a title says at which input. */
function End({ at, value, parameter, speaker }: EndProps) {
  const { formats } = speaker;
  return <span title={writeFigure(at, figureKind(parameter), speaker)}>{formats.price(value)}</span>;
}

/** Part of the scale, from the left (0) to the right (1). */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface PlacedTornadoBar extends TornadoBar {
  /** From the value as chosen to that with the input lower, and with it higher. */
  readonly below: Stretch;
  readonly above: Stretch;
}

export interface PlacedTornado {
  readonly placed: readonly PlacedTornadoBar[];
  /** Place of the value as chosen. */
  readonly center: number;
}

/**
 * Puts the bars of a tornado on one scale. An end without a value has no stretch.
 *
 * @param value Value of the model as chosen.
 */
export function tornadoBars(bars: readonly TornadoBar[], value: number): PlacedTornado {
  const ends = bars.flatMap(({ low, high }) => [low.value, high.value]).filter((end) => end !== null);
  const [least, most] = [Math.min(value, ...ends), Math.max(value, ...ends)];
  const placeOf = (at: number): number => (most === least ? 0.5 : (at - least) / (most - least));
  const stretch = (end: number | null): Stretch => {
    const [one, other] = [placeOf(value), placeOf(end ?? value)];
    return { from: Math.min(one, other), to: Math.max(one, other) };
  };
  return {
    placed: bars.map((bar) => ({ ...bar, below: stretch(bar.low.value), above: stretch(bar.high.value) })),
    center: placeOf(value),
  };
}
