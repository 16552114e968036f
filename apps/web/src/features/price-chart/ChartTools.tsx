import { CHART_RANGES } from "@plumbline/contract/calls";
import type { ReactNode } from "react";
import { useText } from "../../i18n/index.ts";
import { SegmentedControl } from "../../ui/index.ts";
import styles from "./ChartTools.module.css";
import { CompareControl } from "./CompareControl.tsx";
import { AVERAGE_LENGTHS, type ChangeChart, type ChartState } from "./chart-state.ts";
import { withAverageToggled } from "./shortcut.ts";
import { ToggleButton } from "./ToggleButton.tsx";

interface ChartToolsProps {
  readonly state: ChartState;
  readonly onChange: ChangeChart;
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
}

/** The colours that the chart gives to the averages, in the order of their lengths. */
const AVERAGE_COLOURS = ["var(--series-3)", "var(--series-4)", "var(--ink-soft)"];

/** What can be changed about the chart: the range, and how it is drawn. */
export function ChartTools({ state, onChange, renderPicker }: ChartToolsProps) {
  const text = useText();
  return (
    <div className={styles.tools}>
      <SegmentedControl
        label={text("chart.range")}
        options={CHART_RANGES.map((value) => ({
          value,
          label: text(`chart.range.${value}`),
          title: text(`chart.rangeTitle.${value}`),
        }))}
        value={state.range}
        onChange={(range) => onChange((current) => ({ ...current, range }))}
        className={styles.ranges}
      />
      <div className={styles.options}>
        <SegmentedControl
          label={text("chart.style")}
          options={(["line", "candles"] as const).map((value) => ({ value, label: text(`chart.style.${value}`) }))}
          value={state.style}
          onChange={(style) => onChange((current) => ({ ...current, style }))}
        />
        <SegmentedControl
          label={text("chart.basis")}
          options={(["price", "total"] as const).map((value) => ({ value, label: text(`chart.basis.${value}`) }))}
          value={state.basis}
          onChange={(basis) => onChange((current) => ({ ...current, basis }))}
        />
        <fieldset aria-label={text("chart.averages")} className={styles.group}>
          <span className={styles.prefix} aria-hidden="true">
            {text("chart.averageShort")}
          </span>
          {AVERAGE_LENGTHS.map((length, i) => (
            <ToggleButton
              key={length}
              label={text("chart.averageOf", { count: length, n: length })}
              title={text("chart.averageOf", { count: length, n: length })}
              isOn={state.averages.includes(length)}
              onToggle={() => onChange((current) => withAverageToggled(current, length))}
              {...(state.averages.includes(length) ? { colour: AVERAGE_COLOURS[i] ?? "" } : {})}
            >
              {length}
            </ToggleButton>
          ))}
        </fieldset>
        <ToggleButton
          title={text("chart.logarithmic")}
          isOn={state.isLogarithmic}
          onToggle={() => onChange((current) => ({ ...current, isLogarithmic: !current.isLogarithmic }))}
        >
          {text("chart.log")}
        </ToggleButton>
        <CompareControl
          compared={state.compare}
          onChange={(compare) => onChange((current) => ({ ...current, compare }))}
          renderPicker={renderPicker}
        />
      </div>
    </div>
  );
}
