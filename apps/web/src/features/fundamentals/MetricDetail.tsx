import type { WireFundamentals } from "@plumbline/contract";
import { ColumnsList } from "./ColumnsList.tsx";
import type { ChangeDetail, DetailState } from "./detail-state.ts";
import { EvidencePanel } from "./EvidencePanel.tsx";
import { indexOfEnd } from "./history-items.ts";
import styles from "./MetricDetail.module.css";
import { MetricHistory } from "./MetricHistory.tsx";
import { type MetricRow, periodsOf } from "./metric-rows.ts";

interface MetricDetailProps {
  readonly stock: WireFundamentals;
  readonly row: MetricRow;
  readonly asOf: string | undefined;
  readonly state: DetailState;
  readonly onChange: ChangeDetail;
}

/** One metric over time, and where the figure of one period comes from. */
export function MetricDetail({ stock, row, asOf, state, onChange }: MetricDetailProps) {
  const span = stock.isAnnualOnly ? "year" : state.span;
  const periods = periodsOf(stock, span);
  const chosen = indexOfEnd(periods, state.end);
  const period = periods[chosen];
  return (
    <div className={styles.detail}>
      <ColumnsList stock={stock} row={row} />
      <MetricHistory stock={stock} row={row} span={span} chosen={chosen} onChange={onChange} />
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
