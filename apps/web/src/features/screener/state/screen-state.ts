import type { ParamFilter, WireScreenOrder } from "@plumbline/contract/calls";
import { readFilters, writeFilters } from "../../../state/index.ts";
import { readOrder, writeOrder } from "./order-text.ts";

/** What a reader has chosen of the screener; lives in the address, so that a link shows the same screen. */
export interface ScreenState {
  readonly filters: readonly ParamFilter[];
  /** Null for the order of the symbols. */
  readonly order: WireScreenOrder | null;
  /** How many of the first rows make the screen; null for all. */
  readonly take: number | null;
  /** Ids of the columns; null for those that go with the filters. */
  readonly columns: readonly string[] | null;
  /** Symbol of the company of which is asked why it passes or not. */
  readonly why: string | null;
}

export const EMPTY_SCREEN: ScreenState = { filters: [], order: null, take: null, columns: null, why: null };

/** Changes what is chosen at the moment it is asked to, so that two quick changes both count. */
export type ChangeScreen = (change: (current: ScreenState) => ScreenState) => void;

type Parameters = "f" | "sort" | "take" | "cols" | "why" | "sector";

/** Those parameters of an address that the screener reads. */
export type ScreenQuery = Readonly<Partial<Record<Parameters, string | undefined>>>;

/** Parameters that make a screen; `sector` alone is that of a link to one sector. */
const SCREEN_PARAMETERS = ["f", "sort", "take", "cols", "sector"] as const;

const COLUMN = /^[a-zA-Z][\w.]{0,47}$/;
const MOST_COLUMNS = 30;
const MOST_ROWS = 10_000;

/** Whether an address says anything of a screen. */
export function namesScreen(query: ScreenQuery): boolean {
  return SCREEN_PARAMETERS.some((name) => query[name] !== undefined);
}

/** Reads a screen from an address. What it does not say, or says wrongly, is as in `EMPTY_SCREEN`. */
export function readScreen(query: ScreenQuery): ScreenState {
  const { f, sector, sort, take, cols, why } = query;
  const columns = cols?.split("~").filter((id) => COLUMN.test(id)) ?? [];
  const count = Number(take);
  return {
    filters: f === undefined && sector ? [{ sectors: [sector] }] : readFilters(f ?? ""),
    order: readOrder(sort),
    take: Number.isInteger(count) && count > 0 && count <= MOST_ROWS ? count : null,
    columns: columns.length === 0 ? null : [...new Set(columns)].slice(0, MOST_COLUMNS),
    why: why?.trim().toUpperCase() || null,
  };
}

/** Writes a screen for an address; undefined takes a parameter away. */
export function writeScreen({
  filters,
  order,
  take,
  columns,
  why,
}: ScreenState): Record<Parameters, string | undefined> {
  return {
    f: writeFilters(filters) || undefined,
    sort: writeOrder(order),
    take: take === null ? undefined : String(take),
    cols: columns?.join("~"),
    why: why ?? undefined,
    sector: undefined,
  };
}
