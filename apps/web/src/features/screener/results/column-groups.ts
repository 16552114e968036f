import type { ScreenGroup } from "@plumbline/contract/calls";
import { stored } from "../../../state/index.ts";
import type { ScreenCatalogue } from "../catalogue/screen-catalogue.ts";
import { comparedNumbers } from "../comparison/compared-numbers.ts";
import { readScreen } from "../screen-state.ts";

/** Columns that a reader has kept under a name. */
export interface ColumnGroup {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The column groups of a reader, and what changes them. */
export interface KeptColumns {
  readonly groups: readonly ColumnGroup[];
  /** Whether they are kept in an account; otherwise in this browser. */
  readonly isInAccount: boolean;
  /** Replaces a group of the same name. Rejects when the account could not be changed. */
  keep(group: ColumnGroup): Promise<void>;
  forget(name: string): Promise<void>;
}

/** More columns of a group are left out: the price is always one of them. */
const MAX_COLUMNS = 14;
const ALWAYS_FIRST = "price";

/** The groups that everyone has: the numbers of each group of the catalogue, without those that only repeat another. */
export function builtInGroups(
  catalogue: ScreenCatalogue,
): readonly { readonly group: ScreenGroup; readonly columns: readonly string[] }[] {
  return comparedNumbers(catalogue).map(([group, numbers]) => ({
    group,
    columns: [...new Set([ALWAYS_FIRST, ...numbers.map(({ id }) => id)])].slice(0, MAX_COLUMNS),
  }));
}

/** Whether two lists have the same columns in the same order. */
export function isSame(one: readonly string[] | null, other: readonly string[]): boolean {
  return one !== null && one.length === other.length && one.every((id, place) => id === other[place]);
}

/** Some groups with one more, in place of one of the same name. */
export function withGroup(groups: readonly ColumnGroup[], group: ColumnGroup): readonly ColumnGroup[] {
  const place = groups.findIndex(({ name }) => name === group.name);
  return place === -1 ? [...groups, group] : groups.with(place, group);
}

/** What an address says of columns and their name; null where they have none, or it says more. */
export function groupOf(query: Readonly<Record<string, string | undefined>>): ColumnGroup | null {
  const { columns, view: name, filters, strategies, order, take } = readScreen(query);
  const isMore =
    filters.length > 0 || strategies.length > 0 || order !== null || take !== null || query.asOf !== undefined;
  return columns && name && !isMore ? { name, columns } : null;
}

/** The column groups of a reader without an account: a line each, as the parameters of an address. */
export const localGroups = stored<readonly ColumnGroup[]>("columnGroups", {
  fallback: [],
  read: (text) => text.split("\n").flatMap((line) => groupOf(Object.fromEntries(new URLSearchParams(line))) ?? []),
  write: (groups) =>
    groups
      .map(({ name: view, columns }) => new URLSearchParams({ cols: columns.join("~"), view }).toString())
      .join("\n"),
});
