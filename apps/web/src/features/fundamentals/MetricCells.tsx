import { ChevronRight } from "lucide-react";
import { SeamRule, TrendLine } from "../../charts/index.ts";
import { useSeamSentence } from "../../evidence/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { classNames } from "../../ui/index.ts";
import { FiledFigure } from "./FiledFigure.tsx";
import { filedOn, type StockMetric } from "./filed-on.ts";
import styles from "./MetricCells.module.css";
import { ChangeFigure, IndustryFigure, LatestFigure, MeanFigure } from "./MetricFigures.tsx";
import type { TableColumn } from "./missing-parts.ts";
import { valueWriter } from "./written-value.ts";

interface MetricCellsProps extends StockMetric {
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
        <TrendLine
          values={row.recent}
          seams={row.recentSeams.map(({ after }) => after)}
          label={[labelOf(text("fundamentals.trend")), ...row.recentSeams.map(({ seam }) => seamSentence(seam))].join(
            ". ",
          )}
        />
      </td>
    </tr>
  );
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
        <FiledFigure
          figure={columns.previous}
          label={label}
          format={write}
          recent={{ row, before: 1 }}
          {...filedOn({ stock, row, asOf }, -2)}
        />
      );
    case "yearOverYear":
      return <ChangeFigure row={row} label={label} />;
    case "industry":
      return <IndustryFigure row={row} label={label} />;
    default:
      return <MeanFigure row={row} column={column} label={label} write={write} />;
  }
}
