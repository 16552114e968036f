import type { WireFundamentals, WirePeriod } from "@plumbline/contract";
import { Fragment } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Table } from "../../ui/index.ts";
import type { ChangeDetail, DetailState } from "./detail-state.ts";
import { MetricCells } from "./MetricCells.tsx";
import { MetricDetail } from "./MetricDetail.tsx";
import styles from "./MetricTable.module.css";
import { type MetricRow, periodsOf, spanOf } from "./metric-rows.ts";
import { periodName } from "./written-value.ts";

interface MetricTableProps {
  readonly stock: WireFundamentals;
  readonly rows: readonly MetricRow[];
  readonly asOf: string | undefined;
  readonly state: DetailState;
  readonly onChange: ChangeDetail;
}

/** Metrics as rows; the history and the evidence of the open one are below it. */
export function MetricTable({ stock, rows, asOf, state, onChange }: MetricTableProps) {
  const toggle = (row: MetricRow): void => {
    onChange(({ metric, span }) => ({ metric: metric === row.id ? null : row.id, span, end: null }));
  };
  return (
    <Table edge="panel" figures className={styles.table}>
      <colgroup>
        <col className={styles.name} />
        <col className={styles.second} />
        <col className={styles.third} />
        <col className={styles.rest} />
        <col className={styles.change} />
        <col className={styles.rest} />
        <col className={styles.industry} />
        <col className={styles.rest} />
      </colgroup>
      <Head stock={stock} />
      <tbody>
        {rows.map((row) => (
          <Fragment key={row.id}>
            <MetricCells stock={stock} row={row} isOpen={state.metric === row.id} onToggle={() => toggle(row)} />
            {state.metric === row.id && (
              <tr className={styles.detail}>
                <td colSpan={8}>
                  <MetricDetail stock={stock} row={row} asOf={asOf} state={state} onChange={onChange} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </Table>
  );
}

function Head({ stock }: { readonly stock: WireFundamentals }) {
  const text = useText();
  const periods = periodsOf(stock, spanOf(stock));
  const isAnnual = stock.isAnnualOnly;
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{text("fundamentals.metric")}</span>
        </th>
        <th scope="col">
          {text(isAnnual ? "fundamentals.latestYear" : "fundamentals.latest")}
          <Period period={periods.at(-1)} />
        </th>
        <th scope="col" className={styles.wide}>
          {text(isAnnual ? "fundamentals.previousYear" : "fundamentals.previous")}
          <Period period={periods.at(-2)} />
        </th>
        <th scope="col" className={styles.wide}>
          {text("fundamentals.oneYearAverage")}
        </th>
        <th scope="col" className={styles.wide}>
          {text("fundamentals.yearOverYear")}
        </th>
        <th scope="col" className={styles.wide}>
          {text("fundamentals.fiveYearAverage")}
        </th>
        <th scope="col" className={styles.widest}>
          {text("fundamentals.industry")}
        </th>
        <th scope="col">{text("fundamentals.trend")}</th>
      </tr>
    </thead>
  );
}

/** A fiscal period with the day on which it ended. */
function Period({ period }: { readonly period: WirePeriod | undefined }) {
  const text = useText();
  const { day } = useFormats();
  if (!period) return null;
  return (
    <span className={styles.period}>
      {periodName(period, text)}
      <span className={styles.ended}>{text("fundamentals.ended", { day: day(period.end) })}</span>
    </span>
  );
}
