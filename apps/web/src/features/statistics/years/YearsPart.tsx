import type { WireStatistics } from "@plumbline/contract";
import { useMemo, useState } from "react";
import { type ChartLine, LineChart, percentDecimals, SERIES_COLOURS } from "../../../charts/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { DoubtMark, useNarrow } from "../../../ui/index.ts";
import { Part } from "../Part.tsx";
import { useColumnMonth } from "../statistics-names.ts";
import styles from "./YearsPart.module.css";
import { isDoubtfulAt, valueAt, type YearLines, yearLines } from "./year-lines.ts";

const ZERO = [0];
const TRADING_DAYS_PER_MONTH = 21;

/** Overlaid calendar years; the reader can step through the days. */
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
        formatTick={(value, decimals) => percent(value, percentDecimals(decimals))}
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
    // Older years have none.
    SERIES_COLOURS.flatMap((colour, age) => {
      const line = years.at(-1 - age);
      return line ? [[line.year, colour] as const] : [];
    }),
  );
}

/** The lines with the newest year, or the highlighted one, in front. */
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

interface YearChip {
  readonly year: number;
  /** The value on the chosen day, or at the end of the year; null where the year does not reach the day. */
  readonly value: number | null;
  readonly colour: string | undefined;
  readonly isPartial: boolean;
  readonly isDoubtful: boolean;
}

interface YearChipsProps {
  /** Oldest first. */
  readonly years: readonly YearChip[];
  readonly highlighted: number | null;
  readonly onHighlight: (year: number | null) => void;
}

/** The years with their values; a click highlights one. */
function YearChips({ years, highlighted, onHighlight }: YearChipsProps) {
  const text = useText();
  const { change } = useFormats();
  const decimals = useNarrow() ? 0 : 1;
  return (
    <ul className={styles.chips} aria-label={text("statistics.years.pick")}>
      {[...years].reverse().map(({ year, value, colour, isPartial, isDoubtful }) => (
        <li key={year}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={highlighted === year}
            title={text("statistics.years.show", { year })}
            onClick={() => onHighlight(highlighted === year ? null : year)}
          >
            <span className={styles.line} style={colour ? { background: colour } : undefined} />
            <span className={styles.year}>
              {year}
              {isPartial && "*"}
            </span>
            <span className={styles.value}>
              {change(value, decimals)}
              {isDoubtful && <DoubtMark />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
