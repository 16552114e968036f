import { type PointerEvent, useMemo } from "react";
import { classNames, cssPercent } from "../ui/index.ts";
import { ChartFrame, ChartTimes, type FormatTick, timePlace } from "./frame/ChartFrame.tsx";
import frame from "./frame/frame.module.css";
import { PlotReader } from "./frame/PlotReader.tsx";
import { placeUnder } from "./frame/pointer-place.ts";
import styles from "./LineChart.module.css";
import { type ChartLine, DrawnLines, LineCursor } from "./lines/DrawnLines.tsx";
import { lineLayout } from "./lines/line-layout.ts";
import { lineStep } from "./lines/line-step.ts";
import { nearestPlace } from "./lines/nearest-place.ts";
import type { TimeText } from "./lines/use-times.ts";
import type { roundScale } from "./round-scale.ts";
import { SeamRule } from "./SeamRule.tsx";

export type { ChartLine } from "./lines/DrawnLines.tsx";

/** A line at a place of the plot, with its sentence. */
export interface LineSeam {
  readonly place: number;
  readonly sentence: string;
}

interface LineChartProps {
  /** From back to front. */
  readonly lines: readonly ChartLine[];
  /** What it shows, for those who listen. */
  readonly label: string;
  /** Places that can be read, rising; at least one. */
  readonly stops: readonly number[];
  /** Index of the stop that is read; null for none. */
  readonly chosen: number | null;
  /** Index of the stop from which keys move first; the last unless given. */
  readonly start?: number | undefined;
  /** Told of the stop under the pointer or reached by a key; null when the pointer leaves. */
  readonly onChoose: (stop: number | null) => void;
  /** A stop in words, with the values of the lines. */
  readonly spokenOf: (stop: number) => string;
  readonly formatTick: FormatTick;
  /** Texts under the chart. */
  readonly times: readonly TimeText[];
  /** Values that the scale holds whatever the lines do, such as zero. */
  readonly bounds?: readonly number[] | undefined;
  /** In place of a scale of round numbers. */
  readonly scale?: typeof roundScale | undefined;
  /** From this place on the plot is shaded: the legend says what that means. */
  readonly shadedFrom?: number | null;
  /** Dashed lines at places between values that do not count the same things. */
  readonly seams?: readonly LineSeam[];
  readonly className?: string | undefined;
}

/** From here on a text in the middle under its place would stand out at the end. */
const NEAR_END = 0.95;

/** Lines on one scale, with axes; a stop is read by pointer, by touch, or as a slider with the keyboard. */
export function LineChart(props: LineChartProps) {
  const { lines, label, stops, chosen, start, onChoose, spokenOf, formatTick, times, bounds, scale, className } = props;
  const { shadedFrom = null, seams = [] } = props;
  const layout = useMemo(() => lineLayout(lines, bounds, scale), [lines, bounds, scale]);
  const pointAt = (event: PointerEvent): void => onChoose(nearestPlace(stops, placeUnder(event)));
  const read = chosen ?? start ?? stops.length - 1;
  const onKey = (key: string): boolean => {
    const step = key === "Escape" ? null : lineStep(key, read, stops.length);
    if (step === null && key !== "Escape") return false;
    onChoose(step);
    return true;
  };
  return (
    <ChartFrame ticks={layout.ticks} formatTick={formatTick} className={classNames(styles.chart, className)}>
      <div
        className={classNames(frame.plot, styles.plot)}
        onPointerDown={pointAt}
        onPointerMove={pointAt}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && onChoose(null)}
      >
        {shadedFrom !== null && (
          <div className={styles.shaded} style={{ left: cssPercent(shadedFrom) }} aria-hidden="true" />
        )}
        <DrawnLines lines={lines} layout={layout} />
        {seams.map(({ place, sentence }) => (
          <SeamRule key={place} sentence={sentence} place={place} />
        ))}
        {chosen !== null && <LineCursor lines={lines} layout={layout} place={stops[chosen] ?? 0} />}
        <PlotReader
          label={label}
          max={Math.max(0, stops.length - 1)}
          now={read}
          spoken={spokenOf(read)}
          onKey={onKey}
          onBlur={() => onChoose(null)}
        />
      </div>
      <ChartTimes>
        {times.map(({ text, place, unit }) => (
          <span key={`${place}`} data-unit={unit} {...timePlace(place, NEAR_END)}>
            {text}
          </span>
        ))}
      </ChartTimes>
    </ChartFrame>
  );
}
