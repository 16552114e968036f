import { setImmediate } from "node:timers/promises";
import type { ParamFilter } from "@plumbline/contract";
import { runScreen } from "@plumbline/core/screen";
import type { Strategy } from "@plumbline/core/strategy";
import { type Day, day as dayOf, formatDay } from "@plumbline/core/time";
import type { StrategyHits } from "@plumbline/market/backtests";
import { asOfDay } from "@plumbline/market/companies";
import type { Screening } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Kysely } from "kysely";
import type { Backtests } from "../backtests/index.ts";
import type { Tables } from "../database/index.ts";
import { Failure, type FieldFault, SERVER_REQUESTER, type User } from "../http/index.ts";
import type { ServedMarket } from "../market-access/index.ts";
import { readFilters } from "../screening/index.ts";
import { libraryStrategy, ownStrategy } from "../strategies/index.ts";
import type { AlertRow } from "./alert-rows.ts";
import type { Quote } from "./judge-quote.ts";

/** A market as some alerts are held against it: all that has to be waited for is there. */
export interface JudgedMarket {
  readonly snapshot: Snapshot;
  readonly screening: Screening;
  readonly asOf: Day;
  /** Of alerts on strategies, by their ids; those whose strategy is gone or could not be judged are left out. */
  readonly hits: ReadonlyMap<string, StrategyHits>;
  /** Symbols that pass, of alerts on screens by their ids; those whose filters make no sense on this market are left out. */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** Addresses of saved valuations, by the ids of the alerts. */
  readonly valuations: ReadonlyMap<string, string>;
  readonly quoteOf: QuoteOf;
}

/** The price of the moment of a real stock; null where the last close is all that is known. */
export type QuoteOf = (symbol: string) => Quote | null;

export interface JudgingParts {
  readonly db: Kysely<Tables>;
  readonly served: ServedMarket;
  readonly hits: Backtests["hits"];
  readonly quoteOf: QuoteOf;
}

/** Waits for what some alerts need of a market, before any of their rows is locked. */
export async function judgedMarket(parts: JudgingParts, alerts: readonly AlertRow[]): Promise<JudgedMarket> {
  const { snapshot, screenings } = parts.served;
  const screening = await screenings.of(snapshot);
  const hits = await hitsOf(parts, alerts);
  const members = await membersOf(screening, alerts);
  const valuations = await valuationsOf(parts.db, alerts);
  return { snapshot, screening, asOf: asOfDay(snapshot), hits, members, valuations, quoteOf: parts.quoteOf };
}

/** One strategy after the other; equal questions are judged once. */
async function hitsOf(
  { db, served: { snapshot, previousDay }, hits }: JudgingParts,
  alerts: readonly AlertRow[],
): Promise<ReadonlyMap<string, StrategyHits>> {
  const known = new Map<string, StrategyHits>();
  for (const alert of alerts) {
    if (alert.condition.kind !== "strategy") continue;
    const rules = await rulesOf(db, alert, alert.condition.strategyId);
    if (!rules) continue;
    const judged = alert.memory?.judged;
    const since = alert.code === null && judged !== undefined ? dayOf(judged) : previousDay;
    const found = await hits.of(snapshot, rules, { since, requester: SERVER_REQUESTER });
    if (found) known.set(alert.id, found);
  }
  return known;
}

/** One screen after the other, and others between two of them; equal ones are run once. */
async function membersOf(
  screening: Screening,
  alerts: readonly AlertRow[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const known = new Map<string, readonly string[] | null>();
  const members = new Map<string, readonly string[]>();
  for (const { id, condition } of alerts) {
    if (condition.kind !== "screen") continue;
    const key = JSON.stringify(condition.paramFilters);
    if (!known.has(key)) {
      known.set(key, symbolsPassing(screening, condition.paramFilters));
      await setImmediate();
    }
    const passing = known.get(key) ?? null;
    if (passing !== null) members.set(id, passing);
  }
  return members;
}

/**
 * The symbols that pass filters, in the order of the market.
 *
 * @returns Null where a filter makes no sense, such as one of a sector that the market has no more.
 */
export function symbolsPassing(screening: Screening, given: readonly ParamFilter[]): readonly string[] | null {
  const faults: FieldFault[] = [];
  const filters = readFilters(given, screening, faults);
  if (faults.length > 0) return null;
  return Array.from(runScreen(screening.matrix, filters).rows, (row) => screening.symbols[row] as string);
}

async function rulesOf(db: Kysely<Tables>, { user_id: id }: AlertRow, strategyId: string): Promise<Strategy | null> {
  const published = libraryStrategy(strategyId);
  if (published) return published as Strategy;
  try {
    return (await ownStrategy(db, { id } as User, strategyId)).strategy as Strategy;
  } catch (error) {
    if (error instanceof Failure && error.code === "notFound") return null;
    throw error;
  }
}

async function valuationsOf(db: Kysely<Tables>, alerts: readonly AlertRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = alerts.flatMap(({ saved_item_id }) => saved_item_id ?? []);
  if (ids.length === 0) return new Map();
  const items = await db.selectFrom("saved_items").select(["id", "address"]).where("id", "in", ids).execute();
  const addresses = new Map(items.map(({ id, address }) => [id, address]));
  return new Map(
    alerts.flatMap(({ id, saved_item_id }) => {
      const address = addresses.get(saved_item_id ?? "");
      return address === undefined ? [] : [[id, address] as const];
    }),
  );
}

/** Last day of a judged market, as it is stored. */
export function marketDay({ asOf }: Pick<JudgedMarket, "asOf">): string {
  return formatDay(asOf);
}
