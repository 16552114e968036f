import type { WireFundamentals } from "@plumbline/contract";
import type { ReactNode } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import styles from "./ColumnsList.module.css";
import { MeanFigure } from "./MeanFigure.tsx";
import type { MetricRow } from "./metric-rows.ts";
import { valueWriter } from "./written-value.ts";

/** The columns that a phone has no room for beside each other; wider screens have them in the table. */
export function ColumnsList({ stock, row }: { readonly stock: WireFundamentals; readonly row: MetricRow }) {
  const text = useText();
  const write = valueWriter(row.unit, useFormats(), text);
  const { previous, oneYearAverage, fiveYearAverage } = row.columns;
  const metric = text(`fundamentals.metric.${row.id}`);
  const names = {
    previous: text(stock.isAnnualOnly ? "fundamentals.previousYear" : "fundamentals.previous"),
    oneYear: text("fundamentals.oneYearAverage"),
    fiveYears: text("fundamentals.fiveYearAverage"),
  };
  const labelOf = (column: string) => text("fundamentals.of", { metric, column });
  return (
    <dl className={styles.columns}>
      <Column name={names.previous}>
        <FigureValue figure={previous} label={labelOf(names.previous)} format={write} />
      </Column>
      <Column name={names.oneYear}>
        <MeanFigure average={oneYearAverage} label={labelOf(names.oneYear)} write={write} />
      </Column>
      <Column name={names.fiveYears}>
        <MeanFigure average={fiveYearAverage} label={labelOf(names.fiveYears)} write={write} />
      </Column>
    </dl>
  );
}

function Column({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.column}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
