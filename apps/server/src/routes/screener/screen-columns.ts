import type { OutputOf, ParsedInputOf, screener, WireScreenColumn } from "@plumbline/contract";
import { type CheckId, checkOf } from "@plumbline/core/checks";
import type { Provenance, Reason } from "@plumbline/core/figure";
import {
  type CheckColumn,
  checkStates,
  type MetricColumn,
  reasonAt,
  type ScreenFilter,
  screenMetricOf,
} from "@plumbline/core/screen";
import { formatDay } from "@plumbline/core/time";
import type { Screening } from "@plumbline/market/screening";
import type { FieldFault } from "../../http/index.ts";
import { checkFaults, metricFaults } from "../../screening/index.ts";
import { roundValue } from "./round-value.ts";

type Column = NonNullable<Extract<ParsedInputOf<typeof screener>, { codes: unknown }>["columns"]>[number];
type Rows = Extract<OutputOf<typeof screener>, { kind: "rows" }>["columns"];

/** What is wrong with the columns asked for. */
export function columnFaults(columns: readonly Column[]): readonly FieldFault[] {
  return columns.flatMap((column, k) =>
    "metric" in column
      ? metricFaults(`columns.${k}.metric`, column.metric)
      : checkFaults(`columns.${k}.check`, column.check),
  );
}

/**
 * The columns asked for; none of them may be at fault.
 *
 * @param rows Rows of the screening; -1 is a stock that is not in it.
 * @param filters Of the screen: a check is held against the threshold that it has there.
 * @param outside Why the stock at a place of `rows` is not in the screening; null where it is.
 */
export function screenColumns(
  columns: readonly Column[],
  { filters, ...shown }: ShownRows & { readonly filters: readonly ScreenFilter[] },
): Rows {
  return columns.map((column) => {
    if ("metric" in column) return metricColumn(column.metric, shown);
    const id = column.check as CheckId;
    const moved = filters.find((filter) => "check" in filter && filter.check === id);
    return checkColumn(id, shown, moved && "threshold" in moved ? moved.threshold : undefined);
  });
}

interface ShownRows {
  readonly screening: Screening;
  readonly rows: Int32Array;
  readonly outside: readonly (Reason | null)[];
}

/** Provider and formula of a number of the screener. */
export function metricProvenance(id: string, screening: Screening): Provenance {
  const metric = screenMetricOf(id);
  const { source, priceSource } = screening;
  const ofPrices = metric?.group === "price";
  const providers = ofPrices ? [priceSource] : metric?.metric ? [source] : [source, priceSource];
  return provenance(providers, metric?.formula ?? id, screening);
}

/** Provider and formula of what a check holds against its threshold. */
export function checkProvenance(id: CheckId, screening: Screening): Provenance {
  return provenance([screening.source, screening.priceSource], checkOf(id).rule.formula, screening);
}

function provenance(providers: readonly string[], formula: string, { asOf }: Screening): Provenance {
  const named = new Set(providers.flatMap((provider) => provider.split(", ")).filter((provider) => provider !== ""));
  return { source: [...named].join(", ") || "none", periodEnd: formatDay(asOf), formula };
}

function metricColumn(id: string, shown: ShownRows): WireScreenColumn {
  const { screening } = shown;
  const column = screening.matrix.metrics.get(id) as MetricColumn;
  return {
    id,
    kind: "metric",
    provenance: metricProvenance(id, screening),
    ...valuesAt(column, shown),
    states: null,
  };
}

function checkColumn(id: CheckId, shown: ShownRows, threshold: number | undefined): WireScreenColumn {
  const { screening, rows } = shown;
  const column = screening.matrix.checks.get(id) as CheckColumn;
  return {
    id,
    kind: "check",
    provenance: checkProvenance(id, screening),
    ...valuesAt(column, shown),
    states: checkStates(column, rows, threshold),
  };
}

/** Values, and why some of them are missing. */
function valuesAt(
  { values, missing }: Pick<MetricColumn, "values" | "missing">,
  { rows, outside }: ShownRows,
): Pick<WireScreenColumn, "values" | "because"> {
  const shown = Array.from(rows, (row) => roundValue(values[row] ?? Number.NaN));
  if (!shown.includes(null)) return { values: shown, because: null };
  const because = Array.from(rows, (row, k) => (shown[k] === null ? (outside[k] ?? whyMissing(missing, row)) : null));
  return { values: shown, because };
}

/** Why a stock of the screening has no number. */
export function whyMissing(missing: MetricColumn["missing"], row: number): Reason {
  return reasonAt(missing, row) ?? "not-in-market-data";
}
