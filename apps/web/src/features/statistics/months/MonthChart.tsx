import { type PointerEvent, useMemo } from "react";
import type { BarState } from "../../../charts/frame/Bands.tsx";
import { barAt } from "../../../charts/frame/bar-at.ts";
import { ChartFrame } from "../../../charts/frame/ChartFrame.tsx";
import frame from "../../../charts/frame/frame.module.css";
import { PlotReader } from "../../../charts/frame/PlotReader.tsx";
import { placeUnder } from "../../../charts/frame/place-under.ts";
import { stepBars } from "../../../charts/frame/step-bars.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { useMonthName } from "../use-month-name.ts";
import styles from "./MonthChart.module.css";
import { MonthFigures } from "./MonthFigures.tsx";
import { MonthMarks } from "./MonthMarks.tsx";
import { monthChartLayout } from "./month-chart-layout.ts";
import type { MonthColumn } from "./month-columns.ts";

interface MonthChartProps {
  readonly columns: readonly MonthColumn[];
  readonly chosen: number;
  /** The month under the pointer. */
  readonly pointed: number | null;
  /** Told how to get from the month that is chosen at that moment to the next one. */
  readonly onMove: (step: (from: number) => number) => void;
  readonly onPoint: (month: number | null) => void;
}

/** Twelve columns: the average as a bar, its interval as a line, every year as a dot; one is chosen by pointer or key. */
export function MonthChart({ columns, chosen, pointed, onMove, onPoint }: MonthChartProps) {
  const text = useText();
  const formats = useFormats();
  const nameOf = useMonthName();
  const layout = useMemo(() => monthChartLayout(columns), [columns]);
  const monthUnder = (event: PointerEvent): number => barAt(placeUnder(event), columns.length);
  const stateOf = (month: number): BarState =>
    month === pointed ? "pointed" : month === chosen ? "chosen" : undefined;
  const read = columns[chosen];
  const sentence = read?.n
    ? text("statistics.chart.spoken", {
        month: nameOf(chosen),
        average: formats.change(read.average),
        winRate: formats.percent(read.winRate, 0),
      })
    : text("statistics.chart.empty", { month: nameOf(chosen) });
  const spoken = read?.isDoubtful ? `${sentence} ${text("provenance.containsDoubt")}` : sentence;
  return (
    <ChartFrame ticks={layout.ticks} formatTick={(value) => formats.percent(value, 0)} className={styles.chart}>
      <div
        className={frame.plot}
        onPointerMove={(event) => event.pointerType === "mouse" && onPoint(monthUnder(event))}
        onPointerLeave={() => onPoint(null)}
        onPointerUp={(event) => {
          const month = monthUnder(event);
          onMove(() => month);
        }}
      >
        <MonthMarks columns={columns} layout={layout} stateOf={stateOf} />
        <PlotReader
          label={text("statistics.chart")}
          min={1}
          max={columns.length}
          now={chosen + 1}
          spoken={spoken}
          onKey={(key) => stepBars(key, columns.length, onMove)}
        />
      </div>
      <MonthFigures columns={columns} stateOf={stateOf} onChoose={(month) => onMove(() => month)} />
    </ChartFrame>
  );
}
