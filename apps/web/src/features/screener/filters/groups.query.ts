import { queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../../api/index.ts";
import type { GroupKey } from "./group-filter.ts";

/** One group of companies with the number of its members. */
export interface GroupCount {
  readonly name: string;
  readonly members: number;
}

/** The most rows that one call answers. */
const ALL = 10_000;

const COLUMNS = { sectors: "sector", industries: "industry", companyTypes: "companyType" } as const;

/** The sectors, industries or kinds that the companies of a day belong to, the largest first. */
export function groupsQuery(key: GroupKey, asOf: string | undefined) {
  return queryOptions({
    ...callQuery("screener", { paramFilters: [], page: { offset: 0, limit: ALL }, asOf }),
    select: (answer) => (answer.kind === "rows" ? countGroups(answer.rows[COLUMNS[key]]) : []),
  });
}

/** How many companies belong to each group; those without one are not counted. */
export function countGroups(names: readonly (string | null)[]): GroupCount[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, members]) => ({ name, members }))
    .sort((one, other) => other.members - one.members || one.name.localeCompare(other.name, "en"));
}
