import type { WireFundamentals } from "@plumbline/contract";
import type { ReactNode } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { classNames, FigureValue } from "../../ui/index.ts";
import styles from "./ColumnsList.module.css";
import { IndustryFigure } from "./IndustryFigure.tsx";
import { MeanFigure } from "./MeanFigure.tsx";
import type { MetricRow } from "./metric-rows.ts";
import { valueWriter } from "./written-value.ts";

/** The columns that a narrow screen has no room for beside each other; wider ones have them in the table. */
export function ColumnsList({ stock, row }: { readonly stock: WireFundamentals; readonly row: MetricRow }) {
  const text = useText();
  const write = valueWriter(row.unit, useFormats(), text);
  const { previous, oneYearAverage, fiveYearAverage } = row.columns;
  const metric = text(`fundamentals.metric.${row.id}`);
  const names = {
    previous: text(stock.isAnnualOnly ? "fundamentals.previousYear" : "fundamentals.previous"),
    oneYear: text("fundamentals.oneYearAverage"),
    fiveYears: text("fundamentals.fiveYearAverage"),
    industry: text("fundamentals.industry"),
  };
  const labelOf = (column: string) => text("fundamentals.of", { metric, column });
  return (
    <dl className={styles.columns}>
      <Column name={names.previous} className={styles.narrow}>
        <FigureValue figure={previous} label={labelOf(names.previous)} format={write} />
      </Column>
      <Column name={names.oneYear} className={styles.narrow}>
        <MeanFigure average={oneYearAverage} label={labelOf(names.oneYear)} write={write} />
      </Column>
      <Column name={names.fiveYears} className={styles.narrow}>
        <MeanFigure average={fiveYearAverage} label={labelOf(names.fiveYears)} write={write} />
      </Column>
      <Column name={names.industry}>
        <IndustryFigure row={row} label={labelOf(names.industry)} />
      </Column>
    </dl>
  );
}

interface ColumnProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Column({ name, className, children }: ColumnProps) {
  return (
    <div className={classNames(styles.column, className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
