import type { WireFundamentals } from "@plumbline/contract";
import { useState } from "react";
import { BarChart } from "../../charts/BarChart.tsx";
import { useFormats, useText } from "../../i18n/index.ts";
import { SegmentedControl } from "../../ui/index.ts";
import { ChosenPeriod } from "./ChosenPeriod.tsx";
import { ColumnsList } from "./ColumnsList.tsx";
import type { DetailState } from "./detail-state.ts";
import { EvidencePanel } from "./EvidencePanel.tsx";
import { historyItems, indexOfEnd } from "./history-items.ts";
import styles from "./MetricDetail.module.css";
import { type MetricRow, periodsOf } from "./metric-rows.ts";
import { periodName, tickWriter, valueWriter } from "./written-value.ts";

interface MetricDetailProps {
  readonly stock: WireFundamentals;
  readonly row: MetricRow;
  readonly asOf: string | undefined;
  readonly state: DetailState;
  readonly onChange: (state: DetailState) => void;
}

const SPANS = ["quarter", "year"] as const;

/** One metric over time, and where the figure of one period comes from. */
export function MetricDetail({ stock, row, asOf, state, onChange }: MetricDetailProps) {
  const text = useText();
  const formats = useFormats();
  const [pointed, setPointed] = useState<number | null>(null);
  const span = stock.isAnnualOnly ? "year" : state.span;
  const periods = periodsOf(stock, span);
  const values = span === "year" ? row.annual : row.quarterly;
  const write = valueWriter(row.unit, formats, text);
  const items = historyItems(periods, values, {
    name: (period) => periodName(period, text),
    write,
    year: (period) => text("fundamentals.year", { year: period.fiscalYear }),
  });
  const hasValues = values.some((value) => value !== null);
  const chosen = indexOfEnd(periods, state.end);
  const period = periods[chosen];
  const choose = (index: number): void => {
    const end = index === periods.length - 1 ? null : (periods[index]?.end ?? null);
    onChange({ metric: row.id, span, end });
  };
  return (
    <div className={styles.detail}>
      <ColumnsList stock={stock} row={row} />
      <div className={styles.history}>
        <div className={styles.tools}>
          {!stock.isAnnualOnly && (
            <SegmentedControl
              label={text("fundamentals.span")}
              options={SPANS.map((value) => ({ value, label: text(`fundamentals.span.${value}s`) }))}
              value={span}
              onChange={(next) => onChange({ metric: row.id, span: next, end: null })}
            />
          )}
          {hasValues && (
            <ChosenPeriod periods={periods} values={values} shown={pointed ?? chosen} write={write} onChoose={choose} />
          )}
        </div>
        {!hasValues ? (
          <p className={styles.none}>
            {text(periods.length === 0 ? "fundamentals.noPeriods" : "fundamentals.noValues")}
          </p>
        ) : (
          <BarChart
            key={span}
            items={items}
            label={text("fundamentals.history", { metric: text(`fundamentals.metric.${row.id}`) })}
            chosen={chosen}
            onChoose={choose}
            onPoint={setPointed}
            formatTick={tickWriter(row.unit, formats, text)}
          />
        )}
      </div>
      {period && (
        <EvidencePanel
          question={{ code: stock.symbol, asOf, metric: row.id, end: period.end, span }}
          period={period}
          unit={row.unit}
        />
      )}
    </div>
  );
}
