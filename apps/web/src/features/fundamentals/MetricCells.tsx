import type { WireFundamentals } from "@plumbline/contract";
import { ChevronRight } from "lucide-react";
import { SeamRule, TrendLine } from "../../charts/index.ts";
import { useSeamSentence } from "../../evidence/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { classNames } from "../../ui/index.ts";
import { FiledFigure, type FiledFigureProps } from "./FiledFigure.tsx";
import { markOn } from "./filed-values.ts";
import styles from "./MetricCells.module.css";
import { ChangeFigure, IndustryFigure, LatestFigure, MeanFigure } from "./MetricFigures.tsx";
import { type MetricRow, periodsOf, spanOf } from "./metric-rows.ts";
import type { TableColumn } from "./missing-parts.ts";
import { periodName, valueWriter } from "./written-value.ts";

interface MetricCellsProps {
  readonly stock: WireFundamentals;
  readonly row: MetricRow;
  readonly asOf: string | undefined;
  /** Those after the latest figure. */
  readonly columns: readonly TableColumn[];
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One metric in its columns; its name opens its history. */
export function MetricCells({ stock, row, asOf, columns, isOpen, onToggle }: MetricCellsProps) {
  const text = useText();
  const { unit, id } = row;
  const write = valueWriter(unit, useFormats(), text);
  const name = text(`fundamentals.metric.${id}`);
  const labelOf = (column: string) => text("fundamentals.of", { metric: name, column });
  const isAnnual = stock.isAnnualOnly;
  const seamSentence = useSeamSentence();
  const lastSeam = row.recentSeams.at(-1);
  const since = lastSeam && periodsOf(stock, spanOf(stock)).find(({ end }) => end === lastSeam.seam.after);
  const trend = [labelOf(text("fundamentals.trend")), ...row.recentSeams.map(({ seam }) => seamSentence(seam))];
  return (
    <tr className={classNames(styles.row, isOpen && styles.open)}>
      <th scope="row" className={styles.name}>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          <ChevronRight size={16} className={styles.chevron} aria-hidden="true" />
          {name}
        </button>
      </th>
      <td className={styles.figure}>
        <LatestFigure
          row={row}
          since={since ? periodName(since, text) : null}
          {...filedOn({ stock, row, asOf }, -1)}
          label={labelOf(text(isAnnual ? "fundamentals.latestYear" : "fundamentals.latest"))}
          write={write}
        />
        {row.columns.latest.value !== null && (
          <span className={styles.narrow}>
            <ChangeFigure row={row} label={labelOf(text("fundamentals.yearOverYear"))} />
          </span>
        )}
      </td>
      {columns.map((column) => (
        <td key={column} className={classNames(styles.figure, column === "industry" ? styles.widest : styles.wide)}>
          {column === "previous" && lastSeam?.after === row.recent.length - 1 && (
            <SeamRule sentence={seamSentence(lastSeam.seam)} />
          )}
          <ColumnFigure stock={stock} row={row} asOf={asOf} column={column} />
        </td>
      ))}
      <td className={styles.trend}>
        <TrendLine values={row.recent} seams={row.recentSeams.map(({ after }) => after)} label={trend.join(" ")} />
      </td>
    </tr>
  );
}

type StockMetric = Pick<MetricCellsProps, "stock" | "row" | "asOf">;

/** The mark of one of the last figures, counted from the end, and what to ask of it. */
function filedOn({ stock, row, asOf }: StockMetric, fromEnd: -1 | -2): Pick<FiledFigureProps, "mark" | "request"> {
  const span = spanOf(stock);
  const end = periodsOf(stock, span).at(fromEnd)?.end;
  const request = end === undefined ? undefined : { code: stock.symbol, asOf, metric: row.id, end, span };
  return { mark: markOn(row, span, end), request };
}

interface ColumnFigureProps extends StockMetric {
  readonly column: TableColumn;
}

/** The figure of a metric in a column. */
function ColumnFigure({ stock, row, asOf, column }: ColumnFigureProps) {
  const text = useText();
  const { columns, unit, id } = row;
  const write = valueWriter(unit, useFormats(), text);
  const name = text(
    column === "previous" && stock.isAnnualOnly ? "fundamentals.previousYear" : `fundamentals.${column}`,
  );
  const label = text("fundamentals.of", { metric: text(`fundamentals.metric.${id}`), column: name });
  switch (column) {
    case "previous":
      return (
        <FiledFigure figure={columns.previous} label={label} format={write} {...filedOn({ stock, row, asOf }, -2)} />
      );
    case "yearOverYear":
      return <ChangeFigure row={row} label={label} />;
    case "industry":
      return <IndustryFigure row={row} label={label} />;
    default:
      return <MeanFigure average={columns[column]} label={label} write={write} />;
  }
}
