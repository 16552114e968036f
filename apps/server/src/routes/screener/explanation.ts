import type { WireFilterExplanation } from "@plumbline/contract";
import type { Reason } from "@plumbline/core/figure";
import { comparedValues, explainRow, type ScreenFilter, thresholdAt } from "@plumbline/core/screen";
import type { Screening } from "@plumbline/market/screening";
import { roundValue } from "./round-value.ts";
import { checkProvenance, metricProvenance, whyMissing } from "./screen-columns.ts";

/**
 * Why a stock passes each filter or not; of one that is not in the screening nothing is known.
 *
 * @param row Of the screening, or why it has none.
 */
export function explanation(
  screening: Screening,
  row: number | Reason,
  filters: readonly ScreenFilter[],
): readonly WireFilterExplanation[] {
  if (typeof row === "string") {
    return filters.map((filter) => ({ ...NOTHING_KNOWN, because: row, provenance: provenanceOf(filter, screening) }));
  }
  return explainRow(screening.matrix, filters, row).map(({ result, value, distance }, k) => {
    const filter = filters[k] as ScreenFilter;
    return {
      result,
      value: value === null ? null : roundValue(value),
      distance: distance === null ? null : roundValue(distance),
      because: value === null || !Number.isFinite(value) ? reasonOf(filter, screening, row) : null,
      threshold: thresholdOf(filter, screening, row),
      provenance: provenanceOf(filter, screening),
    };
  });
}

const NOTHING_KNOWN = { result: "missing", value: null, distance: null, threshold: null } as const;

/** Why a filter saw no value; a filter on a group sees none. */
function reasonOf(filter: ScreenFilter, { matrix }: Screening, row: number): Reason | null {
  if ("check" in filter) return whyMissing(matrix.checks.get(filter.check)?.missing ?? new Uint8Array(), row);
  const column = "metric" in filter ? matrix.metrics.get(filter.metric) : undefined;
  if (!column) return null;
  const isLeftOut = !Number.isNaN(column.values[row]) && Number.isNaN(comparedValues(column)[row]);
  return isLeftOut ? "other-currency" : whyMissing(column.missing, row);
}

function thresholdOf(filter: ScreenFilter, { matrix }: Screening, row: number): number | null {
  if (!("check" in filter)) return null;
  const column = matrix.checks.get(filter.check);
  return filter.threshold ?? (column ? thresholdAt(column, row) : null);
}

function provenanceOf(filter: ScreenFilter, screening: Screening): WireFilterExplanation["provenance"] {
  if ("metric" in filter) return metricProvenance(filter.metric, screening);
  return "check" in filter ? checkProvenance(filter.check, screening) : null;
}
