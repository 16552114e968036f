import { COMPANY_TYPES, type ParamFilter } from "@plumbline/contract/calls";
import type { GroupFilter } from "../screen-state.ts";

/** The kinds of groups of companies. */
export type GroupKey = "sectors" | "industries" | "companyTypes";

/** What a filter on groups is about. */
export function groupKey(filter: GroupFilter): GroupKey {
  if ("sectors" in filter) return "sectors";
  return "industries" in filter ? "industries" : "companyTypes";
}

/** The names that a filter on groups asks for. */
export function chosenNames(filter: GroupFilter): readonly string[] {
  if ("sectors" in filter) return filter.sectors;
  return "industries" in filter ? filter.industries : filter.companyTypes;
}

/** A filter on some names; null for none. */
function groupFilter(group: GroupKey, names: readonly string[]): ParamFilter | null {
  if (names.length === 0) return null;
  if (group === "sectors") return { sectors: [...names] };
  if (group === "industries") return { industries: [...names] };
  return { companyTypes: COMPANY_TYPES.filter((type) => names.includes(type)) };
}

/** The place of the filter on a group; -1 when there is none. */
function placeOfGroup(filters: readonly ParamFilter[], group: GroupKey): number {
  return filters.findIndex((filter) => !("metric" in filter || "check" in filter) && groupKey(filter) === group);
}

/** Replaces the filter on a group by one on other names; removes it where no name is left. */
export function withGroup(
  filters: readonly ParamFilter[],
  group: GroupKey,
  names: readonly string[],
): readonly ParamFilter[] {
  const filter = groupFilter(group, names);
  const place = placeOfGroup(filters, group);
  if (place === -1) return filter ? [...filters, filter] : filters;
  return filters.flatMap((other, index) => (index === place ? (filter ?? []) : other));
}

const GROUP_KEYS: readonly string[] = ["sectors", "industries", "companyTypes"] satisfies GroupKey[];

export function isGroupKey(id: string): id is GroupKey {
  return GROUP_KEYS.includes(id);
}

/** What is being edited: a filter by its place, which may be new, or a group, which may not be a filter yet. */
export type Edited = { readonly place: number; readonly isNew?: boolean } | { readonly group: GroupKey };

/** What a click on a filter edits. */
export function editOf(filter: ParamFilter, place: number): Edited {
  return "metric" in filter || "check" in filter ? { place } : { group: groupKey(filter) };
}

/** The place among the filters of what is being edited; -1 when it is no filter yet. */
export function placeOf(edited: Edited, filters: readonly ParamFilter[]): number {
  return "place" in edited ? edited.place : placeOfGroup(filters, edited.group);
}
