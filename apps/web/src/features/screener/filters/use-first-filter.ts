import type { ParamFilter } from "@plumbline/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import type { ScreenCatalogue } from "../catalogue/screen-catalogue.ts";
import { firstCheckFilter, firstMetricFilter } from "./new-filter.ts";
import { spreadQuery } from "./spread.query.ts";

/** Makes the filter with which a number or a check begins; null where the catalogue has neither. */
export function useFirstFilter(
  catalogue: ScreenCatalogue,
  asOf: string | undefined,
): (id: string) => Promise<ParamFilter | null> {
  const client = useQueryClient();
  return async (id) => {
    const number = catalogue.numbers.get(id);
    if (!number) return catalogue.checks.has(id) ? firstCheckFilter({ id }) : null;
    // Without the spread, say because the server is away, the filter begins with a share.
    const spread = await client.fetchQuery(spreadQuery(id, asOf)).catch(() => null);
    return firstMetricFilter(number, spread?.middle ?? null);
  };
}
