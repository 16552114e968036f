import { type PointerEvent, useMemo } from "react";
import { classNames, cssPercent } from "../ui/index.ts";
import { barAt } from "./frame/bar-at.ts";
import { ChartFrame } from "./frame/ChartFrame.tsx";
import frame from "./frame/frame.module.css";
import { GridLines } from "./frame/GridLines.tsx";
import { PlotReader } from "./frame/PlotReader.tsx";
import { placeUnder } from "./frame/place-under.ts";
import { stepBars } from "./frame/step-bars.ts";
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
  readonly formatTick: (value: number) => string;
}

/** Pairs of dots over time, the first filled with the range in which it may lie, the second a ring; one is chosen. */
export function PairChart({ items, label, chosen, onChoose, formatTick }: PairChartProps) {
  const layout = useMemo(() => pairLayout(items), [items]);
  const chooseUnder = (event: PointerEvent): void => onChoose(barAt(placeUnder(event), items.length));
  return (
    <ChartFrame ticks={layout.ticks} formatTick={formatTick} className={styles.chart}>
      <div
        className={frame.plot}
        onPointerMove={(event) => event.pointerType === "mouse" && chooseUnder(event)}
        onPointerUp={chooseUnder}
      >
        <Marks layout={layout} chosen={chosen} />
        <PlotReader
          label={label}
          max={items.length - 1}
          now={chosen}
          spoken={items[chosen]?.spoken}
          onKey={(key) => stepBars(key, items.length, (step) => onChoose(step(chosen)))}
        />
      </div>
      <div className={classNames(frame.times, styles.times)} aria-hidden="true">
        {items.map(({ key, time }, index) => (
          <span
            key={key}
            data-rare={(items.length - 1 - index) % 2 === 0 || undefined}
            style={{ left: cssPercent(layout.pairs[index]?.left ?? 0) }}
          >
            {time}
          </span>
        ))}
      </div>
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
