import type { ParamFilter } from "@plumbline/contract/calls";
import { useEffect, useState } from "react";
import { writeFilters } from "../../../state/index.ts";
import type { FilterCount } from "../filters/strictest-filter.ts";
import type { FirstPage } from "./use-first-page.ts";

/**
 * How many companies pass each filter alone. While another screen is asked for, filters that both have keep their count.
 *
 * @returns One a filter; undefined until it is counted.
 */
export function useFilterCounts(
  filters: readonly ParamFilter[],
  { answer, isOld }: FirstPage,
): readonly (FilterCount | undefined)[] {
  const [known, setKnown] = useState<ReadonlyMap<string, FilterCount>>(new Map());
  useEffect(() => {
    if (isOld || !answer) return;
    const counts = answer.filters.map((count, place): [string, FilterCount] => [
      writeFilters(filters.slice(place, place + 1)),
      count,
    ]);
    setKnown(new Map(counts));
  }, [filters, answer, isOld]);
  return filters.map((filter) => known.get(writeFilters([filter])));
}
