import type { WireFundamentals } from "@plumbline/contract";
import { ChevronRight } from "lucide-react";
import { TrendLine } from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { classNames, FigureValue } from "../../ui/index.ts";
import styles from "./MetricCells.module.css";
import { ChangeFigure, IndustryFigure, LatestFigure, MeanFigure } from "./MetricFigures.tsx";
import type { MetricRow } from "./metric-rows.ts";
import { valueWriter } from "./written-value.ts";

interface MetricCellsProps {
  readonly stock: WireFundamentals;
  readonly row: MetricRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One metric in its columns; its name opens its history. */
export function MetricCells({ stock, row, isOpen, onToggle }: MetricCellsProps) {
  const text = useText();
  const { columns, unit, id } = row;
  const write = valueWriter(unit, useFormats(), text);
  const name = text(`fundamentals.metric.${id}`);
  const labelOf = (column: string) => text("fundamentals.of", { metric: name, column });
  const isAnnual = stock.isAnnualOnly;
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
          label={labelOf(text(isAnnual ? "fundamentals.latestYear" : "fundamentals.latest"))}
          write={write}
        />
        {columns.latest.value !== null && (
          <span className={styles.narrow}>
            <ChangeFigure row={row} label={labelOf(text("fundamentals.yearOverYear"))} />
          </span>
        )}
      </td>
      <td className={classNames(styles.figure, styles.wide)}>
        <FigureValue
          figure={columns.previous}
          label={labelOf(text(isAnnual ? "fundamentals.previousYear" : "fundamentals.previous"))}
          format={write}
        />
      </td>
      <td className={classNames(styles.figure, styles.wide)}>
        <MeanFigure
          average={columns.oneYearAverage}
          label={labelOf(text("fundamentals.oneYearAverage"))}
          write={write}
        />
      </td>
      <td className={classNames(styles.figure, styles.wide)}>
        <ChangeFigure row={row} label={labelOf(text("fundamentals.yearOverYear"))} />
      </td>
      <td className={classNames(styles.figure, styles.wide)}>
        <MeanFigure
          average={columns.fiveYearAverage}
          label={labelOf(text("fundamentals.fiveYearAverage"))}
          write={write}
        />
      </td>
      <td className={classNames(styles.figure, styles.widest)}>
        <IndustryFigure row={row} label={labelOf(text("fundamentals.industry"))} />
      </td>
      <td className={styles.trend}>
        <TrendLine values={row.recent} label={labelOf(text("fundamentals.trend"))} />
      </td>
    </tr>
  );
}
