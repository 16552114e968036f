import type { PointerEvent, ReactNode } from "react";
import { stepBars } from "./bar-step.ts";
import styles from "./frame.module.css";
import { PlotReader } from "./PlotReader.tsx";
import { barAt, placeUnder } from "./pointer-place.ts";

interface BarPlotProps {
  readonly label: string;
  /** Number of bars; at least one. */
  readonly count: number;
  readonly chosen: number;
  /** What the first bar counts as for those who listen; zero by default. */
  readonly first?: number;
  /** The chosen bar in words. */
  readonly spoken: string | undefined;
  /** Receives the step from the bar that is chosen at that moment to the next one. */
  readonly onMove: (step: (from: number) => number) => void;
  /** Receives the bar under the mouse; null when it leaves. */
  readonly onPoint: (index: number | null) => void;
  readonly children: ReactNode;
}

/** A plot of bars that stand side by side; one is chosen by pointer, or as a slider with the keyboard. */
export function BarPlot({ label, count, chosen, first = 0, spoken, onMove, onPoint, children }: BarPlotProps) {
  const barUnder = (event: PointerEvent): number => barAt(placeUnder(event), count);
  return (
    <div
      className={styles.plot}
      onPointerMove={(event) => event.pointerType === "mouse" && onPoint(barUnder(event))}
      onPointerLeave={() => onPoint(null)}
      onPointerUp={(event) => {
        const bar = barUnder(event);
        onMove(() => bar);
      }}
    >
      {children}
      <PlotReader
        label={label}
        min={first}
        max={first + count - 1}
        now={first + chosen}
        spoken={spoken}
        onKey={(key) => stepBars(key, count, onMove)}
      />
    </div>
  );
}
