import type { WireFilterExplanation } from "@plumbline/contract";
import { explainRow, type ScreenFilter } from "@plumbline/core/screen";
import type { Screening } from "@plumbline/market/screening";
import { roundValue } from "./round-value.ts";
import { checkProvenance, metricProvenance } from "./screen-columns.ts";

/** Why a stock passes each filter or not; of one that is not in the screening nothing is known. */
export function explanation(
  screening: Screening,
  row: number,
  filters: readonly ScreenFilter[],
): readonly WireFilterExplanation[] {
  if (row < 0) return filters.map((filter) => ({ ...NOTHING_KNOWN, provenance: provenanceOf(filter, screening) }));
  return explainRow(screening.matrix, filters, row).map(({ result, value, distance }, k) => {
    const filter = filters[k] as ScreenFilter;
    return {
      result,
      value: value === null ? null : roundValue(value),
      distance: distance === null ? null : roundValue(distance),
      threshold: thresholdOf(filter, screening, row),
      provenance: provenanceOf(filter, screening),
    };
  });
}

const NOTHING_KNOWN = { result: "missing", value: null, distance: null, threshold: null } as const;

function thresholdOf(filter: ScreenFilter, { matrix }: Screening, row: number): number | null {
  if (!("check" in filter)) return null;
  return filter.threshold ?? matrix.checks.get(filter.check)?.thresholds[row] ?? null;
}

function provenanceOf(filter: ScreenFilter, screening: Screening): WireFilterExplanation["provenance"] {
  if ("metric" in filter) return metricProvenance(filter.metric, screening);
  return "check" in filter ? checkProvenance(filter.check, screening) : null;
}
