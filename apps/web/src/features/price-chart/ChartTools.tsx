import { CHART_RANGES } from "@plumbline/contract/calls";
import { GitCompareArrows, X } from "lucide-react";
import { lazy, type ReactNode } from "react";
import { chartTools, LayerWindow, toggleChartTools, WindowButton } from "../../charts/index.ts";
import { useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import { SegmentedControl } from "../../ui/index.ts";
import styles from "./ChartTools.module.css";
import { AVERAGE_LENGTHS, type ChangeChart, type ChartState } from "./chart-state.ts";
import { withAverageToggled } from "./shortcut.ts";

interface ChartToolsProps {
  readonly state: ChartState;
  readonly hasOneBasis: boolean;
  readonly onChange: ChangeChart;
  /** Remembers what is laid over the chart, too. */
  readonly onLayer: (layer: "indicators" | "marks", change: (chosen: string) => string) => void;
  readonly stock: { readonly code: string; readonly asOf?: string | undefined };
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
}

/** The colours that the chart gives to the averages, in the order of their lengths. */
const AVERAGE_COLOURS = ["var(--series-3)", "var(--series-4)", "var(--ink-soft)"];

/** The controls of the chart: its range and its style. */
export function ChartTools(props: ChartToolsProps) {
  const { state, hasOneBasis, onChange, onLayer, stock, renderPicker } = props;
  const text = useText();
  return (
    <div className={styles.tools} data-print="hide">
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
        {!hasOneBasis && (
          <SegmentedControl
            label={text("chart.basis")}
            options={(["price", "total"] as const).map((value) => ({ value, label: text(`chart.basis.${value}`) }))}
            value={state.basis}
            onChange={(basis) => onChange((current) => ({ ...current, basis }))}
            className={styles.basis}
          />
        )}
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
              colour={state.averages.includes(length) ? AVERAGE_COLOURS[i] : undefined}
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
        {(["indicators", "marks"] as const).map((layer) => (
          <WindowButton
            key={layer}
            className={styles.toggle}
            renderWindow={(place) => (
              <LayerWindow {...place} {...stock} layer={layer} state={state} onLayer={onLayer} />
            )}
          >
            {text(`chart.${layer}`)}
          </WindowButton>
        ))}
        <ToggleButton
          title={text("chart.toolsTitle")}
          isOn={useObservable(chartTools) === "open"}
          onToggle={toggleChartTools}
        >
          {text("chart.tools")}
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

const load = () => import("../../ui/popover/AnchoredPopover.tsx");
const AnchoredPopover = lazy(async () => ({ default: (await load()).AnchoredPopover }));

interface CompareControlProps {
  /** Symbol of the other stock. */
  readonly compared: string | null;
  readonly onChange: (symbol: string | null) => void;
  /** Draws the box that finds the other stock. */
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
}

/** Adds another stock for comparison, or removes it. */
function CompareControl({ compared, onChange, renderPicker }: CompareControlProps) {
  const text = useText();
  return (
    <span className={styles.control}>
      <WindowButton
        className={styles.open}
        title={text("chart.compareWith")}
        preload={load}
        renderWindow={({ anchor, onClose }) => (
          <AnchoredPopover
            anchor={anchor}
            align="end"
            title={text("chart.compareWith")}
            onClose={onClose}
            className={styles.window}
          >
            <div className={styles.picker}>
              {renderPicker((symbol) => {
                onClose();
                onChange(symbol);
              })}
            </div>
          </AnchoredPopover>
        )}
      >
        <GitCompareArrows size={15} aria-hidden="true" />
        {compared ?? text("chart.compare")}
      </WindowButton>
      {compared && (
        <button
          type="button"
          className={styles.clear}
          aria-label={text("chart.stopComparing", { symbol: compared })}
          onClick={() => onChange(null)}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

interface ToggleButtonProps {
  /** The full name of the option. */
  readonly title: string;
  /** The accessible name, where the text on the button is too short. */
  readonly label?: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  /** Colour of the line that it shows or hides. */
  readonly colour?: string | undefined;
}

function ToggleButton({ title, label, isOn, onToggle, colour, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      aria-label={label}
      title={title}
      onClick={onToggle}
    >
      {colour && <span className={styles.dot} style={{ background: colour }} />}
      {children}
    </button>
  );
}
