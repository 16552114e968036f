import { type KeyboardEvent, type PointerEvent, useMemo, useState } from "react";
import styles from "./BarChart.module.css";
import { type BarLayout, barAt, barLayout } from "./bars/bar-layout.ts";
import { barStep } from "./bars/bar-step.ts";

/** One bar: a period with its value. */
export interface BarItem {
  readonly key: string;
  /** Null where there is none: the place stays empty. */
  readonly value: number | null;
  /** Stands under it where there is room. */
  readonly time: string | null;
  /** The bar in words, with its value. */
  readonly spoken: string;
}

interface BarChartProps {
  readonly items: readonly BarItem[];
  readonly label: string;
  readonly chosen: number;
  /** Told how to get from the bar that is chosen at that moment to the next one. */
  readonly onMove: (step: (from: number) => number) => void;
  /** Told of the bar under the pointer; null when it leaves. */
  readonly onPoint: (index: number | null) => void;
  readonly formatTick: (value: number) => string;
}

const percent = (fraction: number): string => `${fraction * 100}%`;

/** Bars over time of which one is chosen, by pointer or as a slider with the keyboard. */
export function BarChart({ items, label, chosen, onMove, onPoint, formatTick }: BarChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const layout = useMemo(() => barLayout(items.map(({ value }) => value)), [items]);
  const point = (index: number | null): void => {
    setPointed(index);
    onPoint(index);
  };
  const indexUnder = ({ currentTarget, clientX }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return barAt((clientX - left) / width, items.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || barStep(key, chosen, items.length) === null) return;
    event.preventDefault();
    onMove((from) => barStep(key, from, items.length) ?? from);
  };
  const stateOf = (index: number) => (index === chosen ? "chosen" : index === pointed ? "pointed" : undefined);
  const band = 1 / items.length;
  return (
    <div className={styles.chart}>
      <div className={styles.scale} aria-hidden="true">
        {layout.ticks.map(({ value, top }) => (
          <span key={value} style={{ top: percent(top) }}>
            {formatTick(value)}
          </span>
        ))}
      </div>
      <div
        className={styles.plot}
        onPointerMove={(event) => event.pointerType === "mouse" && point(indexUnder(event))}
        onPointerLeave={() => point(null)}
        onPointerUp={(event) => {
          const index = indexUnder(event);
          onMove(() => index);
        }}
      >
        <Marks items={items} layout={layout} stateOf={stateOf} />
        <div
          className={styles.reader}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={items.length - 1}
          aria-valuenow={chosen}
          aria-valuetext={items[chosen]?.spoken}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.times} aria-hidden="true">
        {items.map(
          ({ key, time }, index) =>
            time && (
              <span key={key} {...timePlace((index + 0.5) * band)}>
                {time}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

interface MarksProps {
  readonly items: readonly BarItem[];
  readonly layout: BarLayout;
  readonly stateOf: (index: number) => "chosen" | "pointed" | undefined;
}

/** Bands, grid and bars; a dotted line where a bar is missing. */
function Marks({ items, layout, stateOf }: MarksProps) {
  const band = 1 / items.length;
  return (
    <svg aria-hidden="true">
      {items.map(({ key, value }, index) => (
        <g key={key} data-state={stateOf(index)}>
          <rect className={styles.band} data-state={stateOf(index)} {...bandPlace(index, band)} />
          {value === null && <Gap left={(index + 0.5) * band} zero={layout.zero} />}
        </g>
      ))}
      {layout.ticks.map(({ value, top }) => (
        <line
          key={value}
          className={value === 0 ? styles.zero : styles.grid}
          x1="0"
          x2="100%"
          y1={percent(top)}
          y2={percent(top)}
        />
      ))}
      {layout.bars.map((bar, index) => {
        const item = items[index] as BarItem;
        if (!bar) return null;
        return (
          <rect
            key={item.key}
            className={styles.bar}
            data-sign={(item.value ?? 0) < 0 ? "loss" : "gain"}
            data-state={stateOf(index)}
            x={percent(bar.left)}
            y={percent(bar.top)}
            width={percent(bar.width)}
            height={percent(bar.height)}
          />
        );
      })}
    </svg>
  );
}

/** From here on a text in the middle under its bar would stand out at the end. */
const NEAR_END = 0.93;

const timePlace = (middle: number) =>
  middle > NEAR_END ? { "data-side": "end" } : { style: { left: percent(middle) } };

const bandPlace = (index: number, band: number) => ({
  x: percent(index * band),
  y: "0",
  width: percent(band),
  height: "100%",
});

/** A short dotted line where a bar would stand. */
function Gap({ left, zero }: { readonly left: number; readonly zero: number }) {
  const to = zero > 0.5 ? zero - 0.12 : zero + 0.12;
  return <line className={styles.gap} x1={percent(left)} x2={percent(left)} y1={percent(zero)} y2={percent(to)} />;
}
