import type { WireStatisticsLine } from "@plumbline/contract";
import { useMemo, useState } from "react";
import { type ChartLine, dayPlaces, LineChart, LineLegend, percentDecimals, useTimes } from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { DoubtMark } from "../../ui/index.ts";
import { useIndexName } from "./statistics-names.ts";

interface DatedChartProps {
  /** At least one day. */
  readonly line: WireStatisticsLine;
  /** The name of the chart for screen readers. */
  readonly label: string;
  readonly symbol: string;
  readonly index: string | null;
  /** Whether the area between the line and zero is filled. */
  readonly isFilled?: boolean;
  /** Whether the stock's value of a day contains a doubtful move. */
  readonly isDoubtfulOn?: (day: string) => boolean;
}

const ZERO = [0];

/** A fraction of the stock by day, beside that of the index; the reader can step through the days. */
export function DatedChart({ line, label, symbol, index, isFilled = false, isDoubtfulOn }: DatedChartProps) {
  const text = useText();
  const { day, change, percent } = useFormats();
  const indexName = useIndexName();
  const [stop, setStop] = useState<number | null>(null);
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
  const times = useTimes(line.date[0], line.date.at(-1));
  return (
    <>
      <LineLegend
        day={day(line.date[read])}
        entries={[
          {
            key: "stock",
            name: symbol,
            value: change(line.stock[read]),
            colour: "var(--series-1)",
            mark: hasDoubt(read) && <DoubtMark />,
          },
          ...(marketName === null
            ? []
            : [{ key: "market", name: marketName, value: change(line.market[read]), colour: "var(--series-2)" }]),
        ]}
      />
      <LineChart
        lines={lines}
        label={label}
        stops={places}
        chosen={stop}
        onChoose={setStop}
        spokenOf={sentenceOf}
        formatTick={(value, decimals) => percent(value, percentDecimals(decimals))}
        times={times}
        bounds={ZERO}
      />
    </>
  );
}

/** A line of the stock by day, with that of the index behind it where there is one. */
interface DatedLines {
  readonly lines: readonly ChartLine[];
  readonly places: readonly number[];
  readonly hasMarket: boolean;
}

function datedLines({ date, stock, market }: WireStatisticsLine, { isFilled = false } = {}): DatedLines {
  const places = dayPlaces(date);
  const hasMarket = market.some((value) => value !== null);
  const behind: ChartLine[] = hasMarket ? [{ key: "market", tone: "other", places, values: market }] : [];
  return { lines: [...behind, { key: "stock", tone: "main", places, values: stock, isFilled }], places, hasMarket };
}
