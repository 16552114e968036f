import { type KeyboardEvent, type PointerEvent, useMemo } from "react";
import { barAt } from "./bars/bar-layout.ts";
import { barStep } from "./bars/bar-step.ts";
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

const percent = (fraction: number): string => `${fraction * 100}%`;

/** Pairs of dots over time, the first filled with the range in which it may lie, the second a ring; one is chosen. */
export function PairChart({ items, label, chosen, onChoose, formatTick }: PairChartProps) {
  const layout = useMemo(() => pairLayout(items), [items]);
  const chooseUnder = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onChoose(barAt((clientX - left) / width, items.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const next = barStep(key, chosen, items.length);
    if (ctrlKey || metaKey || altKey || next === null) return;
    event.preventDefault();
    onChoose(next);
  };
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
        onPointerMove={(event) => event.pointerType === "mouse" && chooseUnder(event)}
        onPointerUp={chooseUnder}
      >
        <Marks layout={layout} chosen={chosen} />
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
        {items.map(({ key, time }, index) => (
          <span
            key={key}
            data-rare={(items.length - 1 - index) % 2 === 0 || undefined}
            style={{ left: percent(layout.pairs[index]?.left ?? 0) }}
          >
            {time}
          </span>
        ))}
      </div>
    </div>
  );
}

function Marks({ layout: { pairs, ticks }, chosen }: { readonly layout: PairLayout; readonly chosen: number }) {
  const band = 1 / pairs.length;
  return (
    <svg aria-hidden="true">
      <rect className={styles.band} x={percent(chosen * band)} y="0" width={percent(band)} height="100%" />
      {ticks.map(({ value, top }) => (
        <line
          key={value}
          className={value === 0 ? styles.zero : styles.grid}
          x1="0"
          x2="100%"
          y1={percent(top)}
          y2={percent(top)}
        />
      ))}
      {pairs.map(({ left, first, second, range }) => (
        <g key={left}>
          {range && (
            <line
              className={styles.range}
              x1={percent(left)}
              x2={percent(left)}
              y1={percent(range.top)}
              y2={percent(range.bottom)}
            />
          )}
          {second !== null && <circle className={styles.second} cx={percent(left)} cy={percent(second)} r="5" />}
          {first !== null && <circle className={styles.first} cx={percent(left)} cy={percent(first)} r="5" />}
        </g>
      ))}
    </svg>
  );
}
