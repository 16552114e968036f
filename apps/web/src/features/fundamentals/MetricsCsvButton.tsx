import type { WireFundamentals, WirePeriod } from "@plumbline/contract";
import type { MetricGroup } from "@plumbline/contract/calls";
import { placedSeams, useSeamSentence } from "../../evidence/index.ts";
import { csvTable } from "../../format/index.ts";
import { currencyName, useText } from "../../i18n/index.ts";
import { CsvButton, saveCsv } from "../../ui/index.ts";
import { gapOn, markOn, seamsOf } from "./filed-values.ts";
import { type MetricRow, periodsOf, spanOf } from "./metric-rows.ts";
import { periodName } from "./written-value.ts";

interface MetricsCsvButtonProps {
  readonly stock: WireFundamentals;
  readonly rows: readonly MetricRow[];
  readonly group: MetricGroup;
}

/** Saves the history of the shown metrics as a file for spreadsheets. */
export function MetricsCsvButton({ stock, rows, group }: MetricsCsvButtonProps) {
  const text = useText();
  // The file has no line that states a unit.
  const seamSentence = useSeamSentence(false);
  const span = spanOf(stock);
  const periods = periodsOf(stock, span);
  const headingOf = ({ id, unit }: MetricRow): string => {
    const name = text(`fundamentals.metric.${id}`);
    return unit === "money" || unit === "perShare" ? `${name} (${currencyName(stock.currency, text)})` : name;
  };
  const notesOf = (row: MetricRow): readonly string[] => {
    const seams = new Map(placedSeams(periods, seamsOf(row, span)).map(({ after, seam }) => [after, seam]));
    return periods.map(({ end }, index) => {
      const mark = markOn(row, span, end);
      const because = gapOn(row, span, end);
      const seam = seams.get(index);
      const parts = [
        mark && text(`fundamentals.mark.${mark}`),
        because && text(`reason.${because}`),
        seam && seamSentence(seam),
      ];
      return parts.filter(Boolean).join("; ");
    });
  };
  const save = (): void => {
    const columns = rows.map((row) => ({
      heading: headingOf(row),
      values: span === "year" ? row.annual : row.quarterly,
      noteHeading: text("fundamentals.csv.note", { metric: text(`fundamentals.metric.${row.id}`) }),
      notes: notesOf(row),
    }));
    const headings = [
      text("fundamentals.period"),
      text("provenance.from"),
      text("provenance.to"),
      text("provenance.filedAt"),
    ];
    const names = periods.map((period) => periodName(period, text));
    saveCsv(
      `${stock.symbol}-${group}-${periods.at(-1)?.end ?? ""}.csv`,
      metricsCsv(periods, columns, { headings, names }),
    );
  };
  return <CsvButton label={text("fundamentals.csv")} onSave={save} />;
}

/** A column of figures with its heading, and the column of notes beside it. */
interface MetricsCsvColumn {
  readonly heading: string;
  /** One per period; null where there is none. */
  readonly values: readonly (number | null)[];
  readonly noteHeading: string;
  /** One per period: the mark of its figure or why it is missing, and the restatement before it; empty where there is none of these. */
  readonly notes: readonly string[];
}

/**
 * A table of periods and figures as a file for spreadsheets. Figures are unrounded, in units, with a decimal point, so
 * that every program reads the same values; a missing figure is an empty field. What the page says of a figure stands in
 * the column beside it, so that a column of figures holds numbers alone.
 *
 * @param headings Headings of the period, its start, its end and the day of filing.
 * @param names Names of the periods.
 */
export function metricsCsv(
  periods: readonly WirePeriod[],
  columns: readonly MetricsCsvColumn[],
  { headings, names }: { readonly headings: readonly string[]; readonly names: readonly string[] },
): string {
  const head = [...headings, ...columns.flatMap(({ heading, noteHeading }) => [heading, noteHeading])];
  const rows = periods.map(({ start, end, filedAt }, index) => [
    names[index] ?? "",
    start,
    end,
    filedAt,
    ...columns.flatMap(({ values, notes }) => [values[index] ?? null, notes[index] || null]),
  ]);
  return csvTable([head, ...rows]);
}
