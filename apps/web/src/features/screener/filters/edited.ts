import type { ParamFilter } from "@plumbline/contract/calls";
import { type GroupKey, groupKey, placeOfGroup } from "./group-filter.ts";

/** What is being changed: a filter by its place, or the choice of a group, which may not be a filter yet. */
export type Edited = { readonly place: number } | { readonly group: GroupKey };

/** What a click on a filter changes. */
export function editOf(filter: ParamFilter, place: number): Edited {
  return "metric" in filter || "check" in filter ? { place } : { group: groupKey(filter) };
}

/** The place of what is being changed among the filters; -1 when it is none yet. */
export function placeOf(edited: Edited, filters: readonly ParamFilter[]): number {
  return "place" in edited ? edited.place : placeOfGroup(filters, edited.group);
}
