import type { WireFundamentals, WirePeriod } from "@plumbline/contract";
import { Fragment } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Table } from "../../ui/index.ts";
import type { ChangeDetail, DetailState } from "./detail-state.ts";
import { MetricCells } from "./MetricCells.tsx";
import { MetricDetail } from "./MetricDetail.tsx";
import styles from "./MetricTable.module.css";
import { type MetricRow, periodsOf, spanOf } from "./metric-rows.ts";
import { type MissingParts, TABLE_COLUMNS, type TableColumn } from "./missing-parts.ts";
import { periodName } from "./written-value.ts";

interface MetricTableProps {
  readonly stock: WireFundamentals;
  readonly rows: readonly MetricRow[];
  /** What is left out; a row that is open all the same is shown. */
  readonly missing: MissingParts;
  readonly asOf: string | undefined;
  readonly state: DetailState;
  readonly onChange: ChangeDetail;
}

/** Metrics as rows; the history and the evidence of the open one are below it. */
export function MetricTable({ stock, rows, missing, asOf, state, onChange }: MetricTableProps) {
  const columns = TABLE_COLUMNS.filter((column) => missing.columns.every((part) => part.column !== column));
  const shown = rows.filter((row) => state.metric === row.id || missing.rows.every((part) => part.row !== row));
  const toggle = (row: MetricRow): void => {
    onChange(({ metric, span }) => ({ metric: metric === row.id ? null : row.id, span, end: null }));
  };
  return (
    <Table edge="panel" figures className={styles.table}>
      <colgroup>
        <col className={styles.name} />
        <col className={styles.second} />
        {columns.map((column) => (
          <col key={column} className={styles[WIDTHS[column]]} />
        ))}
        <col className={styles.rest} />
      </colgroup>
      <Head stock={stock} columns={columns} />
      <tbody>
        {shown.map((row) => (
          <Fragment key={row.id}>
            <MetricCells
              stock={stock}
              row={row}
              asOf={asOf}
              columns={columns}
              isOpen={state.metric === row.id}
              onToggle={() => toggle(row)}
            />
            {state.metric === row.id && (
              <tr className={styles.detail}>
                <td colSpan={columns.length + 3}>
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

/** The width of each column. */
const WIDTHS: Readonly<Record<TableColumn, string>> = {
  previous: "third",
  oneYearAverage: "rest",
  yearOverYear: "change",
  fiveYearAverage: "rest",
  industry: "industry",
};

interface HeadProps {
  readonly stock: WireFundamentals;
  readonly columns: readonly TableColumn[];
}

function Head({ stock, columns }: HeadProps) {
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
        {columns.map((column) => (
          <th key={column} scope="col" className={column === "industry" ? styles.widest : styles.wide}>
            {text(column === "previous" && isAnnual ? "fundamentals.previousYear" : `fundamentals.${column}`)}
            {column === "previous" && <Period period={periods.at(-2)} />}
          </th>
        ))}
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
