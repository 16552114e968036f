import { useMemo, useState } from "react";
import { cssPercent } from "../ui/index.ts";
import styles from "./BarChart.module.css";
import { type BarLayout, barLayout } from "./bars/bar-layout.ts";
import { Bands, type BarState } from "./frame/Bands.tsx";
import { BarPlot } from "./frame/BarPlot.tsx";
import { ChartFrame, ChartTimes, type FormatTick, timePlace } from "./frame/ChartFrame.tsx";
import { GridLines } from "./frame/GridLines.tsx";
import { SeamRule } from "./SeamRule.tsx";

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

/** A line between two bars that do not count the same things. */
export interface BarSeam {
  /** Index of the bar after it. */
  readonly after: number;
  readonly sentence: string;
}

interface BarChartProps {
  readonly items: readonly BarItem[];
  readonly seams?: readonly BarSeam[];
  readonly label: string;
  readonly chosen: number;
  /** Told how to get from the bar that is chosen at that moment to the next one. */
  readonly onMove: (step: (from: number) => number) => void;
  /** Told of the bar under the pointer; null when it leaves. */
  readonly onPoint: (index: number | null) => void;
  readonly formatTick: FormatTick;
}

/** From here on a text in the middle under its bar would stand out at the end. */
const NEAR_END = 0.93;

/** Bars over time of which one is chosen, by pointer or as a slider with the keyboard. */
export function BarChart({ items, seams = [], label, chosen, onMove, onPoint, formatTick }: BarChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const layout = useMemo(() => barLayout(items.map(({ value }) => value)), [items]);
  const point = (index: number | null): void => {
    setPointed(index);
    onPoint(index);
  };
  const stateOf = (index: number): BarState =>
    index === chosen ? "chosen" : index === pointed ? "pointed" : undefined;
  const band = 1 / items.length;
  return (
    <ChartFrame ticks={layout.ticks} formatTick={formatTick} className={styles.chart}>
      <BarPlot
        label={label}
        count={items.length}
        chosen={chosen}
        spoken={items[chosen]?.spoken}
        onMove={onMove}
        onPoint={point}
      >
        <Marks items={items} layout={layout} stateOf={stateOf} />
        {seams.map(({ after, sentence }) => (
          <SeamRule key={after} sentence={sentence} place={after * band} />
        ))}
      </BarPlot>
      <ChartTimes>
        {items.map(
          ({ key, time }, index) =>
            time && (
              <span key={key} {...timePlace((index + 0.5) * band, NEAR_END)}>
                {time}
              </span>
            ),
        )}
      </ChartTimes>
    </ChartFrame>
  );
}

interface MarksProps {
  readonly items: readonly BarItem[];
  readonly layout: BarLayout;
  readonly stateOf: (index: number) => BarState;
}

/** Bands, grid and bars; a dotted line where a bar is missing. */
function Marks({ items, layout, stateOf }: MarksProps) {
  const band = 1 / items.length;
  return (
    <svg aria-hidden="true">
      <Bands count={items.length} stateOf={stateOf} />
      {items.map(
        ({ key, value }, index) => value === null && <Gap key={key} left={(index + 0.5) * band} zero={layout.zero} />,
      )}
      <GridLines ticks={layout.ticks} />
      {layout.bars.map((bar, index) => {
        const item = items[index] as BarItem;
        if (!bar) return null;
        return (
          <rect
            key={item.key}
            className={styles.bar}
            data-sign={(item.value ?? 0) < 0 ? "loss" : "gain"}
            data-state={stateOf(index)}
            x={cssPercent(bar.left)}
            y={cssPercent(bar.top)}
            width={cssPercent(bar.width)}
            height={cssPercent(bar.height)}
          />
        );
      })}
    </svg>
  );
}

/** A short dotted line where a bar would stand. */
function Gap({ left, zero }: { readonly left: number; readonly zero: number }) {
  const to = zero > 0.5 ? zero - 0.12 : zero + 0.12;
  return (
    <line
      className={styles.gap}
      x1={cssPercent(left)}
      x2={cssPercent(left)}
      y1={cssPercent(zero)}
      y2={cssPercent(to)}
    />
  );
}
