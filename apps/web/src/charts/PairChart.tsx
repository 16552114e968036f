import { useMemo } from "react";
import { cssPercent } from "../ui/index.ts";
import { BarPlot } from "./frame/BarPlot.tsx";
import { ChartFrame, ChartTimes, type FormatTick } from "./frame/ChartFrame.tsx";
import { GridLines } from "./frame/GridLines.tsx";
import styles from "./PairChart.module.css";
import { type PairLayout, type PairValues, pairLayout } from "./pairs/pair-layout.ts";

/** Two values of a period that are held against each other. */
export interface PairItem extends PairValues {
  readonly key: string;
  /** Stands under it. */
  readonly time: string;
  /** The pair in words, with its values. */
  readonly spoken: string;
}

interface PairChartProps {
  readonly items: readonly PairItem[];
  readonly label: string;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly formatTick: FormatTick;
}

/** Pairs of dots over time, the first filled with the range in which it may lie, the second a ring; one is chosen. */
export function PairChart({ items, label, chosen, onChoose, formatTick }: PairChartProps) {
  const layout = useMemo(() => pairLayout(items), [items]);
  return (
    <ChartFrame ticks={layout.ticks} formatTick={formatTick} className={styles.chart}>
      <BarPlot
        label={label}
        count={items.length}
        chosen={chosen}
        spoken={items[chosen]?.spoken}
        onMove={(step) => onChoose(step(chosen))}
        onPoint={(index) => index !== null && onChoose(index)}
      >
        <Marks layout={layout} chosen={chosen} />
      </BarPlot>
      <ChartTimes className={styles.times}>
        {items.map(({ key, time }, index) => (
          <span
            key={key}
            data-rare={(items.length - 1 - index) % 2 === 0 || undefined}
            style={{ left: cssPercent(layout.pairs[index]?.left ?? 0) }}
          >
            {time}
          </span>
        ))}
      </ChartTimes>
    </ChartFrame>
  );
}

function Marks({ layout: { pairs, ticks }, chosen }: { readonly layout: PairLayout; readonly chosen: number }) {
  const band = 1 / pairs.length;
  return (
    <svg aria-hidden="true">
      <rect className={styles.band} x={cssPercent(chosen * band)} y="0" width={cssPercent(band)} height="100%" />
      <GridLines ticks={ticks} />
      {pairs.map(({ left, first, second, range }) => (
        <g key={left}>
          {range && (
            <line
              className={styles.range}
              x1={cssPercent(left)}
              x2={cssPercent(left)}
              y1={cssPercent(range.top)}
              y2={cssPercent(range.bottom)}
            />
          )}
          {second !== null && <circle className={styles.second} cx={cssPercent(left)} cy={cssPercent(second)} r="5" />}
          {first !== null && <circle className={styles.first} cx={cssPercent(left)} cy={cssPercent(first)} r="5" />}
        </g>
      ))}
    </svg>
  );
}
