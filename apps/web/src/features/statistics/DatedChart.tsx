import type { WireStatisticsLine } from "@plumbline/contract";
import { useMemo, useState } from "react";
import { LineChart } from "../../charts/LineChart.tsx";
import { yearMarks } from "../../charts/lines/year-marks.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { DoubtMark, useNarrow } from "../../ui/index.ts";
import styles from "./DatedChart.module.css";
import { datedLines } from "./dated-lines.ts";
import { useIndexName } from "./use-index-name.ts";

interface DatedChartProps {
  /** At least one day. */
  readonly line: WireStatisticsLine;
  /** What it shows. */
  readonly label: string;
  readonly symbol: string;
  readonly index: string | null;
  /** Filled to zero, which is then the top or the bottom of what is shown. */
  readonly isFilled?: boolean;
  /** Whether the stock's value of a day contains a doubtful move. */
  readonly isDoubtfulOn?: (day: string) => boolean;
}

const ZERO = [0];
const [FEW_YEARS, MANY_YEARS] = [6, 12];

/** A fraction of the stock over days, beside that of the index; both are read day by day. */
export function DatedChart({ line, label, symbol, index, isFilled = false, isDoubtfulOn }: DatedChartProps) {
  const text = useText();
  const { day, change, percent } = useFormats();
  const indexName = useIndexName();
  const [stop, setStop] = useState<number | null>(null);
  const most = useNarrow() ? FEW_YEARS : MANY_YEARS;
  const { lines, places, hasMarket } = useMemo(() => datedLines(line, { isFilled }), [line, isFilled]);
  const read = stop ?? line.date.length - 1;
  const marketName = hasMarket && index !== null ? indexName(index) : null;
  const hasDoubt = (at: number): boolean => isDoubtfulOn?.(line.date[at] ?? "") ?? false;
  const sentenceOf = (at: number): string => {
    const stock = change(line.stock[at]);
    const values = { day: day(line.date[at]), stock };
    const sentence =
      marketName === null
        ? text("statistics.spoken.stock", values)
        : text("statistics.spoken.both", { ...values, index: marketName, market: change(line.market[at]) });
    return hasDoubt(at) ? `${sentence} ${text("provenance.containsDoubt")}` : sentence;
  };
  const times = yearMarks(line.date[0] ?? "", line.date.at(-1) ?? "", most).map(({ year, place }) => ({
    text: String(year),
    place,
  }));
  return (
    <>
      <ul className={styles.legend}>
        <li className={styles.day}>{day(line.date[read])}</li>
        <li data-tone="main">
          {symbol} <b>{change(line.stock[read])}</b>
          {hasDoubt(read) && <DoubtMark />}
        </li>
        {marketName !== null && (
          <li data-tone="other">
            {marketName} <b>{change(line.market[read])}</b>
          </li>
        )}
      </ul>
      <LineChart
        lines={lines}
        label={label}
        stops={places}
        chosen={stop}
        onChoose={setStop}
        spokenOf={sentenceOf}
        formatTick={(value) => percent(value, 0)}
        times={times}
        bounds={ZERO}
      />
    </>
  );
}
