import { type ParamFilter, PERCENTILE_GROUPS, type WireScreenOrder } from "@plumbline/contract/calls";
import { paramFilters, readFilters, stored, writeFilters } from "../../state/index.ts";

/** What the reader has chosen in the screener. It stands in the address, so that a link shows the same screen. */
export interface ScreenState {
  readonly filters: readonly ParamFilter[];
  /** Ids of strategies of the library, all of which a company must pass. */
  readonly strategies: readonly string[];
  /** Null orders by symbol. */
  readonly order: WireScreenOrder | null;
  /** How many of the first rows make the screen; null for all. */
  readonly take: number | null;
  /** Ids of the columns; null for the default columns, which depend on the filters. */
  readonly columns: readonly string[] | null;
  /** The name of these columns, where they have one. */
  readonly view: string | null;
  /** Symbol of the company whose result is explained. */
  readonly why: string | null;
}

/** A filter on a number, on a check, or on groups of companies. */
export type MetricFilter = Extract<ParamFilter, { metric: string }>;
export type CheckFilter = Extract<ParamFilter, { check: string }>;
export type GroupFilter = Exclude<ParamFilter, MetricFilter | CheckFilter>;

export const EMPTY_SCREEN: ScreenState = {
  filters: [],
  strategies: [],
  order: null,
  take: null,
  columns: null,
  view: null,
  why: null,
};

/** Changes the state as it is at the time of the call, so that two quick changes both count. */
export type ChangeScreen = (change: (current: ScreenState) => ScreenState) => void;

type Parameters = "f" | "strategyFilters" | "sort" | "take" | "cols" | "view" | "why" | "sector";

/** The parameters of an address that the screener reads. */
type ScreenQuery = Readonly<Partial<Record<Parameters, string | undefined>>>;

/** Parameters that define a screen; `sector` alone comes from a link to one sector. */
const SCREEN_PARAMETERS = ["f", "strategyFilters", "sort", "take", "cols", "sector"] as const;

/** Characters of the name of some columns; as many as a saved page may have in its name. */
export const MAX_VIEW_NAME = 80;

const COLUMN = /^[a-zA-Z][\w.]{0,47}$/;
const MAX_COLUMNS = 30;
const MAX_TAKE = 10_000;

/** Whether an address has any parameter of a screen. */
export function namesScreen(query: ScreenQuery): boolean {
  return SCREEN_PARAMETERS.some((name) => query[name] !== undefined);
}

/** Reads a screen from an address. A parameter that is missing or wrong has its value of `EMPTY_SCREEN`. */
export function readScreen(query: ScreenQuery): ScreenState {
  const { f, strategyFilters, sector, sort, take, cols, view, why } = query;
  const columns = cols?.split("~").filter((id) => COLUMN.test(id)) ?? [];
  const count = Number(take);
  return {
    filters: f === undefined && sector ? [{ sectors: [sector] }] : readFilters(f ?? ""),
    strategies: readStrategies(strategyFilters ?? ""),
    order: readOrder(sort),
    take: Number.isInteger(count) && count > 0 && count <= MAX_TAKE ? count : null,
    columns: columns.length === 0 ? null : [...new Set(columns)].slice(0, MAX_COLUMNS),
    view: columns.length === 0 ? null : view?.trim().slice(0, MAX_VIEW_NAME) || null,
    why: why?.trim().toUpperCase() || null,
  };
}

/** Writes a screen for an address; undefined removes a parameter. */
export function writeScreen({
  filters,
  strategies,
  order,
  take,
  columns,
  view,
  why,
}: ScreenState): Record<Parameters, string | undefined> {
  return {
    f: writeFilters(filters) || undefined,
    strategyFilters: writeStrategies(strategies) || undefined,
    sort: writeOrder(order),
    take: take === null ? undefined : String(take),
    cols: columns?.join("~"),
    view: view ?? undefined,
    why: why ?? undefined,
    sector: undefined,
  };
}

/** The most strategies of one screen, as the contract has it. */
export const MAX_STRATEGIES = 5;
const STRATEGY = /^[a-z\d-]+$/;

/**
 * Reads strategies from an address or from the storage of an earlier visit; what cannot be the id of one is left out.
 *
 * @example
 * readStrategies("golden-cross~halloween"); // ["golden-cross", "halloween"]
 */
function readStrategies(text: string): string[] {
  const ids = text.split("~").filter((id) => STRATEGY.test(id));
  return [...new Set(ids)].slice(0, MAX_STRATEGIES);
}

function writeStrategies(ids: readonly string[]): string {
  return ids.join("~");
}

/** `strategyFilters` of the screener; they outlive the page, as its `paramFilters` do. */
const screenedStrategies = stored<readonly string[]>("strategyFilters", {
  fallback: [],
  read: readStrategies,
  write: writeStrategies,
});

const BY_ONE = /^(-?)([a-zA-Z][\w.]{0,47})$/;
const BY_MANY = /^([a-z]+)\(([\w.*]+)\)$/;

/** The largest number of metrics whose percentiles can order a screen. */
const MAX_METRICS = 5;

/**
 * Reads an order from an address; null for none.
 *
 * @example
 * readOrder("-marketValue"); // { metric: "marketValue", descending: true }
 * readOrder("market(pe*roe.latest)"); // { bestBy: ["pe", "roe.latest"], within: "market" }
 */
function readOrder(text: string | undefined): WireScreenOrder | null {
  const [, minus, metric] = BY_ONE.exec(text ?? "") ?? [];
  if (metric !== undefined) return { metric, descending: minus === "-" };
  const [, group, metrics] = BY_MANY.exec(text ?? "") ?? [];
  const within = PERCENTILE_GROUPS.find((word) => word === group);
  const bestBy = (metrics ?? "").split("*").filter((id) => BY_ONE.test(id));
  return within && bestBy.length > 0 && bestBy.length <= MAX_METRICS ? { bestBy, within } : null;
}

/** Writes an order for an address; undefined for none. */
export function writeOrder(order: WireScreenOrder | null): string | undefined {
  if (!order) return undefined;
  if ("bestBy" in order) return `${order.within}(${order.bestBy.join("*")})`;
  return `${order.descending ? "-" : ""}${order.metric}`;
}

/** Order, length and columns of the last screen, beside its filters. */
const screenView = stored<ScreenState>("screenView", {
  fallback: EMPTY_SCREEN,
  read: (text) => readScreen(Object.fromEntries(new URLSearchParams(text))),
  write: (state) => {
    const { sort, take, cols, view } = writeScreen(state);
    const parameters = Object.entries({ sort, take, cols, view }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    return new URLSearchParams(parameters).toString();
  },
});

/** The screen of an address; the last screen shown where the address names none. */
export function screenOf(query: ScreenQuery): ScreenState {
  const screen = readScreen(query);
  if (namesScreen(query)) return screen;
  const conditions = { filters: paramFilters.read(), strategies: screenedStrategies.read() };
  return { ...screenView.read(), ...conditions, why: screen.why };
}

export function rememberScreen(state: ScreenState): void {
  paramFilters.write(state.filters);
  screenedStrategies.write(state.strategies);
  screenView.write({ ...state, filters: [], strategies: [], why: null });
}
