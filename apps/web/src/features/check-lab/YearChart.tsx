import { useMemo, useState } from "react";
import { PairChart, percentDecimals } from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import type { StudySide, StudyYearRow } from "./study-rows.ts";
import styles from "./YearChart.module.css";

/** The mean of fewer companies depends on single ones, and would set the scale. */
const MIN_DRAWN = 5;

const drawn = ({ n, mean }: StudySide): number | null => (n < MIN_DRAWN ? null : mean.value);

/** The means of each year of passed and failed companies, and the numbers of the chosen year. */
export function YearChart({ rows }: { readonly rows: readonly StudyYearRow[] }) {
  const text = useText();
  const formats = useFormats();
  const [chosen, setChosen] = useState<number | null>(null);
  const items = useMemo(() => {
    const side = ({ n }: StudySide) => text("lab.companies", { count: n, n: formats.count(n) });
    return rows.map(({ day, until, passed, failed, difference, interval }) => {
      const first = drawn(passed);
      const second = drawn(failed);
      const range = interval && second !== null && { low: second + interval.low, high: second + interval.high };
      const points = formats.points(difference.value, 1);
      const spoken = text("lab.spoken", {
        day: formats.day(day),
        until: formats.day(until),
        passed: formats.percent(passed.mean.value, 1),
        passedCount: side(passed),
        failed: formats.percent(failed.mean.value, 1),
        failedCount: side(failed),
        difference: difference.value === null ? points : text("lab.points", { n: points }),
      });
      return { key: day, first, second, range: range || null, time: formats.day(day, "year"), spoken };
    });
  }, [rows, text, formats]);
  const shown = Math.min(chosen ?? rows.length - 1, rows.length - 1);
  return (
    <div>
      <ul className={styles.legend}>
        <li className={styles.passed}>{text("lab.passed")}</li>
        <li className={styles.failed}>{text("lab.failed")}</li>
        <li className={styles.range}>{text("lab.range")}</li>
      </ul>
      <PairChart
        items={items}
        label={text("lab.chart")}
        chosen={shown}
        onChoose={setChosen}
        formatTick={(value, decimals) => formats.percent(value, percentDecimals(decimals))}
      />
      {/* Screen readers get this from the chart. */}
      <p className={styles.reading} aria-hidden="true">
        {items[shown]?.spoken}
      </p>
      <p className={styles.note}>{text("lab.legend", { fewest: formats.count(MIN_DRAWN) })}</p>
    </div>
  );
}
