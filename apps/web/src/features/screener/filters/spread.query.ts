import type { ParamFilter } from "@plumbline/contract/calls";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../../api/index.ts";

/** Where the values of a metric lie: at a quarter, the half and three quarters of the companies. */
export interface Spread {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

const [LOWEST, HIGHEST] = [-1e15, 1e15];

/** Fewer companies have no quarters worth a name. */
const FEWEST = 4;

/** The spread of a metric over the market; null where too few companies have a value. */
export function spreadQuery(metric: string, asOf: string | undefined) {
  return queryOptions({
    queryKey: ["spread", metric, asOf],
    queryFn: ({ client }) => readSpread(client, metric, asOf),
  });
}

/** Of the companies in rising order, those at the quarters: four rows instead of all of them. */
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
  if (total < FEWEST) return null;
  const [low, middle, high] = await Promise.all(
    [0.25, 0.5, 0.75].map(async (share) => (await at(Math.floor(share * (total - 1))))?.value ?? null),
  );
  return low == null || middle == null || high == null ? null : { low, middle, high };
}
