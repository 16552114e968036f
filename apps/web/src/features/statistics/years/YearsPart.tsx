import type { WireStatistics } from "@plumbline/contract";
import { useMemo, useState } from "react";
import { type ChartLine, LineChart } from "../../../charts/LineChart.tsx";
import { useFormats, useText } from "../../../i18n/index.ts";
import { DoubtMark } from "../../../ui/index.ts";
import { Part } from "../Part.tsx";
import { useColumnMonth } from "../use-column-month.ts";
import { YearChips } from "./YearChips.tsx";
import styles from "./YearsPart.module.css";
import { isDoubtfulAt, valueAt, type YearLines, yearLines } from "./year-lines.ts";

/** Colours of the newest years, the newest first; older ones are drawn alike. */
const COLOURS = ["var(--series-1)", "var(--series-2)", "var(--series-3)", "var(--series-4)"] as const;
const ZERO = [0];
const TRADING_DAYS_PER_MONTH = 21;

/** Calendar years laid over each other, read day by day. */
export function YearsPart({ paths }: { readonly paths: WireStatistics["paths"] }) {
  const text = useText();
  const { change, percent, count } = useFormats();
  const nameOf = useColumnMonth();
  const [stop, setStop] = useState<number | null>(null);
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const lines = useMemo(() => yearLines(paths), [paths]);
  const colours = useMemo(() => coloursOf(lines), [lines]);
  const drawn = useMemo(() => drawnLines(lines, colours, highlighted), [lines, colours, highlighted]);
  const newest = lines.years.at(-1);
  if (!newest) return null;
  const place = stop === null ? null : (lines.stops[stop] ?? 0);
  const longest = lines.days.at(-1) ?? 1;
  const times = Array.from({ length: 12 }, (_, month) => ({
    text: nameOf(month),
    place: ((month + 0.5) * TRADING_DAYS_PER_MONTH) / longest,
  })).filter((time) => time.place < 1);
  const averageAt = (at: number | null): number | null => {
    const { average } = lines;
    return average && (at === null ? (average.values.at(-1) ?? null) : valueAt(average, at));
  };
  const spokenOf = (index: number): string => {
    const at = lines.stops[index] ?? 0;
    const values = { n: count(lines.days[index]), year: newest.year, value: change(valueAt(newest, at)) };
    const sentence = lines.average
      ? text("statistics.years.spoken", { ...values, average: change(averageAt(at)) })
      : text("statistics.years.spokenAlone", values);
    const hasDoubt = [newest, lines.average].some((line) => line && isDoubtfulAt(line, at));
    return hasDoubt ? `${sentence} ${text("provenance.containsDoubt")}` : sentence;
  };
  return (
    <Part view="years" note={text("statistics.years.note")}>
      <YearChips
        years={lines.years.map((line) => ({
          year: line.year,
          value: place === null ? (line.values.at(-1) ?? null) : valueAt(line, place),
          colour: colours.get(line.year),
          isPartial: line.isPartial,
          isDoubtful: isDoubtfulAt(line, place),
        }))}
        highlighted={highlighted}
        onHighlight={setHighlighted}
      />
      <LineChart
        lines={drawn}
        label={text("statistics.years.label")}
        stops={lines.stops}
        chosen={stop}
        start={newest.values.length - 1}
        onChoose={setStop}
        spokenOf={spokenOf}
        formatTick={(value) => percent(value, 0)}
        times={times}
        bounds={ZERO}
        className={styles.chart}
      />
      <p className={styles.reading}>
        <span>
          {stop === null ? text("statistics.years.end") : text("statistics.years.day", { n: count(lines.days[stop]) })}
        </span>
        {lines.average && (
          <span className={styles.average}>
            {text("statistics.years.average")} <b>{change(averageAt(place))}</b>
            {isDoubtfulAt(lines.average, place) && <DoubtMark />}
          </span>
        )}
      </p>
    </Part>
  );
}

function coloursOf({ years }: YearLines): ReadonlyMap<number, string> {
  return new Map(
    COLOURS.flatMap((colour, age) => {
      const line = years.at(-1 - age);
      return line ? [[line.year, colour] as const] : [];
    }),
  );
}

/** The newest year in front, or the one that is highlighted. */
function drawnLines(
  { years, average }: YearLines,
  colours: ReadonlyMap<number, string>,
  highlighted: number | null,
): ChartLine[] {
  const front = highlighted ?? years.at(-1)?.year;
  const lines = years.map(({ year, places, values }): ChartLine => {
    const colour = highlighted === null || highlighted === year ? colours.get(year) : undefined;
    const tone = year === front ? "main" : colour ? "other" : "quiet";
    return { key: String(year), places, values, tone, colour };
  });
  const rank = ({ tone }: ChartLine): number => (tone === "main" ? 2 : tone === "other" ? 1 : 0);
  const behind = average ? [{ key: "average", tone: "average" as const, ...average }] : [];
  return [...behind, ...lines.sort((a, b) => rank(a) - rank(b))];
}
