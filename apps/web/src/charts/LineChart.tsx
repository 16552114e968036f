import { type KeyboardEvent, type PointerEvent, useMemo } from "react";
import { classNames } from "../ui/index.ts";
import styles from "./LineChart.module.css";
import { LINE_SPACE, type LineLayout, lineLayout, type PlacedLine } from "./lines/line-layout.ts";
import { lineStep } from "./lines/line-step.ts";
import { nearestPlace } from "./lines/nearest-place.ts";

export interface ChartLine extends PlacedLine {
  readonly key: string;
  /** `main` stands out, `quiet` lies behind the others, `average` is dashed. */
  readonly tone: "main" | "other" | "quiet" | "average";
  /** A token such as `var(--series-2)`; that of its tone unless given. */
  readonly colour?: string | undefined;
  /** Filled down, or up, to zero. */
  readonly isFilled?: boolean | undefined;
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
  /** Told of the stop under the pointer or reached by a key; null when the pointer leaves. */
  readonly onChoose: (stop: number | null) => void;
  /** A stop in words, with the values of the lines. */
  readonly spokenOf: (stop: number) => string;
  readonly formatTick: (value: number) => string;
  /** Texts under the chart. */
  readonly times: readonly { readonly text: string; readonly place: number }[];
  /** Values that the scale holds whatever the lines do, such as zero. */
  readonly bounds?: readonly number[] | undefined;
  readonly className?: string | undefined;
}

const percent = (fraction: number): string => `${fraction * 100}%`;

/** Lines on one scale, with axes; a stop is read by pointer, by touch, or as a slider with the keyboard. */
export function LineChart(props: LineChartProps) {
  const { lines, label, stops, chosen, onChoose, spokenOf, formatTick, times, bounds, className } = props;
  const layout = useMemo(() => lineLayout(lines, bounds), [lines, bounds]);
  const pointAt = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onChoose(nearestPlace(stops, (clientX - left) / width));
  };
  const read = chosen ?? stops.length - 1;
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = key === "Escape" ? null : lineStep(key, read, stops.length);
    if (step === null && key !== "Escape") return;
    event.preventDefault();
    onChoose(step);
  };
  return (
    <div className={classNames(styles.chart, className)}>
      <div className={styles.scale} aria-hidden="true">
        {layout.ticks.map(({ value, top }) => (
          <span key={value} style={{ top: percent(top) }}>
            {formatTick(value)}
          </span>
        ))}
      </div>
      <div
        className={styles.plot}
        onPointerDown={pointAt}
        onPointerMove={pointAt}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && onChoose(null)}
      >
        <Lines lines={lines} layout={layout} />
        {chosen !== null && <Cursor lines={lines} layout={layout} place={stops[chosen] ?? 0} />}
        <div
          className={styles.reader}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, stops.length - 1)}
          aria-valuenow={read}
          aria-valuetext={spokenOf(read)}
          onKeyDown={onKeyDown}
          onBlur={() => onChoose(null)}
        />
      </div>
      <div className={styles.times} aria-hidden="true">
        {times.map(({ text, place }) => (
          <span key={`${place}`} {...timePlace(place)}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}

interface LinesProps {
  readonly lines: readonly ChartLine[];
  readonly layout: LineLayout;
}

/** Grid and lines; a fill goes to zero, or to the top where zero is beyond. */
function Lines({ lines, layout: { paths, ticks, zero } }: LinesProps) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${LINE_SPACE} ${LINE_SPACE}`} preserveAspectRatio="none">
      {ticks.map(({ value, top }) => (
        <path
          key={value}
          className={value === 0 ? styles.zero : styles.grid}
          d={`M0 ${top * LINE_SPACE}H${LINE_SPACE}`}
        />
      ))}
      {lines.map(({ key, tone, colour, isFilled, places }, k) => (
        <g key={key} data-tone={tone} className={styles.line} style={colour ? { color: colour } : undefined}>
          {isFilled && paths[k] && (
            <path className={styles.fill} d={filled(paths[k], { places, zero: (zero ?? 0) * LINE_SPACE })} />
          )}
          <path className={styles.stroke} d={paths[k]} />
        </g>
      ))}
    </svg>
  );
}

function filled(path: string, { places, zero }: { places: readonly number[]; zero: number }): string {
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  return `${path}L${last * LINE_SPACE} ${zero}L${first * LINE_SPACE} ${zero}Z`;
}

/** A vertical line through the stop, with a dot on each line that stands out. */
function Cursor({ lines, layout, place }: LinesProps & { readonly place: number }) {
  return (
    <div className={styles.cursor} style={{ left: percent(place) }} aria-hidden="true">
      {lines.map(({ key, tone, colour, places, values }) => {
        const value = places.length > 0 && tone !== "quiet" ? values[nearestPlace(places, place)] : null;
        const isBeyond = place > (places.at(-1) ?? 0) + 1e-9;
        if (value == null || isBeyond) return null;
        return (
          <span
            key={key}
            data-tone={tone}
            style={{ top: percent(layout.topOf(value)), ...(colour && { color: colour }) }}
          />
        );
      })}
    </div>
  );
}

/** From here on a text in the middle under its place would stand out at the end. */
const NEAR_END = 0.95;

const timePlace = (place: number) => (place > NEAR_END ? { "data-side": "end" } : { style: { left: percent(place) } });
