import type { WireFundamentals } from "@plumbline/contract";
import type { MetricGroup } from "@plumbline/contract/calls";
import { Download } from "lucide-react";
import { currencyName, useText } from "../../i18n/index.ts";
import { Button, saveFile } from "../../ui/index.ts";
import { type MetricRow, periodsOf, spanOf } from "./metric-rows.ts";
import { metricsCsv } from "./metrics-csv.ts";
import { periodName } from "./written-value.ts";

interface CsvButtonProps {
  readonly stock: WireFundamentals;
  readonly rows: readonly MetricRow[];
  readonly group: MetricGroup;
}

/** Saves the history of the metrics on screen as a table. */
export function CsvButton({ stock, rows, group }: CsvButtonProps) {
  const text = useText();
  const span = spanOf(stock);
  const periods = periodsOf(stock, span);
  const headingOf = ({ id, unit }: MetricRow): string => {
    const name = text(`fundamentals.metric.${id}`);
    return unit === "money" || unit === "perShare" ? `${name} (${currencyName(stock.currency, text)})` : name;
  };
  const save = (): void => {
    const columns = rows.map((row) => ({
      heading: headingOf(row),
      values: span === "year" ? row.annual : row.quarterly,
    }));
    const headings = [
      text("fundamentals.period"),
      text("provenance.from"),
      text("provenance.to"),
      text("provenance.filedAt"),
    ];
    const names = periods.map((period) => periodName(period, text));
    saveFile(
      `${stock.symbol}-${group}-${periods.at(-1)?.end ?? ""}.csv`,
      metricsCsv(periods, columns, { headings, names }),
      "text/csv;charset=utf-8",
    );
  };
  return (
    <Button data-print="hide" onClick={save}>
      <Download size={16} aria-hidden="true" />
      {text("fundamentals.csv")}
    </Button>
  );
}
