import type { WireCatalogueCheck } from "@plumbline/contract";
import type { ParamFilter } from "@plumbline/contract/calls";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../../api/index.ts";
import { fromInput, toInput } from "../../../format/index.ts";
import type { ScreenCatalogue, ScreenNumber } from "../catalogue/screen-catalogue.ts";

/** The percentile of a first filter where the median is not known. */
const BEST = 0.8;

/** Significant digits of the first bound: rounder numbers are easier to change. */
const DIGITS = 2;

/**
 * The first filter of a metric: the better half of the companies, at a round bound.
 *
 * @param median Of the market; null when not known.
 * @example
 * firstMetricFilter({ id: "pe", good: "lower", unit: "times" }, 17.93); // P/E of at most 18
 */
export function firstMetricFilter(
  { id: metric, good, unit }: Pick<ScreenNumber, "id" | "good" | "unit">,
  median: number | null,
): ParamFilter {
  if (median === null) return { metric, op: "percentileAtLeast", low: BEST, within: "market" };
  const bound = fromInput(Number(toInput(median, unit).toPrecision(DIGITS)), unit);
  return good === "higher" ? { metric, op: "atLeast", low: bound } : { metric, op: "atMost", high: bound };
}

/** The first filter of a check: the check passes at its default threshold. */
export function firstCheckFilter({ id }: Pick<WireCatalogueCheck, "id">): ParamFilter {
  return { check: id, state: "pass" };
}

interface FirstFilterOptions {
  readonly catalogue: ScreenCatalogue;
  readonly asOf: string | undefined;
  readonly client: QueryClient;
}

/** Makes the first filter of a number or a check; null where the catalogue has neither. */
export async function firstFilter(
  id: string,
  { catalogue, asOf, client }: FirstFilterOptions,
): Promise<ParamFilter | null> {
  const number = catalogue.numbers.get(id);
  if (!number) return catalogue.checks.has(id) ? firstCheckFilter({ id }) : null;
  // Without the quartiles, for example because the server is away, the first filter is a percentile.
  const spread = await client.fetchQuery(spreadQuery(id, asOf)).catch(() => null);
  return firstMetricFilter(number, spread?.middle ?? null);
}

/** The quartiles of a metric over the companies of the market. */
interface Spread {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Bounds that every known value meets, so that only missing values are left out. */
const LOWEST = -1e15;
const HIGHEST = 1e15;

/** With fewer companies, quartiles mean nothing. */
const MIN_COMPANIES = 4;

/** Requests the quartiles of a metric; null where too few companies have a value. */
export function spreadQuery(metric: string, asOf: string | undefined) {
  return queryOptions({
    queryKey: ["spread", metric, asOf],
    queryFn: ({ client }) => readSpread(client, metric, asOf),
  });
}

/** Reads the companies at the quartiles in ascending order: four rows instead of all of them. */
async function readSpread(client: QueryClient, metric: string, asOf: string | undefined): Promise<Spread | null> {
  const known: ParamFilter = { metric, op: "between", low: LOWEST, high: HIGHEST };
  const at = async (offset: number) => {
    const answer = await client.fetchQuery(
      callQuery("screener", {
        paramFilters: [known],
        order: { metric, descending: false },
        page: { offset, limit: 1 },
        columns: [{ metric }],
        asOf,
      }),
    );
    return answer.kind === "rows" ? { total: answer.total, value: answer.columns[0]?.values[0] ?? null } : null;
  };
  const total = (await at(0))?.total ?? 0;
  if (total < MIN_COMPANIES) return null;
  const [low, middle, high] = await Promise.all(
    [0.25, 0.5, 0.75].map(async (share) => (await at(Math.floor(share * (total - 1))))?.value ?? null),
  );
  return low == null || middle == null || high == null ? null : { low, middle, high };
}
