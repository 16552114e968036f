import { IntervalBar } from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import styles from "./HitRates.module.css";
import type { MonthsScore, RecordScores, ValueName } from "./record.query.ts";
import { boundsOf, figureOf } from "./score-rows.ts";

interface HitRatesProps {
  readonly score: MonthsScore;
  readonly record: RecordScores;
}

const VALUES: readonly ValueName[] = ["dcf", "graham", "consensus"];
/** What guessing would reach. */
const COIN = 0.5;

/** How often each value was right about the side of the benchmark on which a stock ended, with its interval. */
export function HitRates({ score, record }: HitRatesProps) {
  return (
    <ul className={styles.rates}>
      {VALUES.map((name) => (
        <HitRate key={name} name={name} score={score} record={record} />
      ))}
    </ul>
  );
}

function HitRate({ name, score, record }: HitRatesProps & { readonly name: ValueName }) {
  const text = useText();
  const { percent, count } = useFormats();
  const { right } = score.values[name];
  const bounds = boundsOf(right);
  const label = text(`record.kind.${name}`);
  return (
    <li className={styles.rate}>
      <p className={styles.name}>{label}</p>
      <FigureValue
        figure={figureOf(right, score, record)}
        label={label}
        format={(value) => percent(value, 0)}
        explanation={text("record.explain.right")}
        className={styles.value}
      />
      {right.value !== null && (
        <IntervalBar
          value={right.value}
          low={bounds?.low ?? right.value}
          high={bounds?.high ?? right.value}
          against={COIN}
          className={styles.bar}
        />
      )}
      <p className={styles.more}>
        {bounds
          ? text("record.between", { low: percent(bounds.low, 0), high: percent(bounds.high, 0) })
          : text(right.n === 0 ? "record.noClaim" : "record.noInterval")}
        {right.n > 0 && ` · ${text("record.verdicts", { count: right.n, n: count(right.n) })}`}
      </p>
    </li>
  );
}
