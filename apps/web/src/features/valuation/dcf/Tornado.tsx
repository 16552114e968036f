import type { TornadoBar } from "@plumbline/core/valuation/model";
import { cssPercent } from "../../../ui/index.ts";
import { useLive } from "../live/use-live.ts";
import { figureKind, writeFigure } from "../words/figure-kind.ts";
import { type Speaker, useSpeaker } from "../words/speaker.ts";
import { Card } from "./Card.tsx";
import styles from "./Tornado.module.css";
import { tornadoBars } from "./tornado-bars.ts";

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
