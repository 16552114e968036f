import type { WireAlert, WireRing } from "@plumbline/contract";
import { isOfColumn, unitOf } from "@plumbline/core/alerts";
import { type AmountCurrencies, checkOf, currencyOfRule, isCheckId } from "@plumbline/core/checks";
import { screenMetricOf } from "@plumbline/core/screen";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Selectable } from "kysely";
import type { Tables } from "../database/index.ts";

export type AlertRow = Selectable<Tables["alerts"]>;
export type RingRow = Selectable<Tables["alert_rings"]>;

type Condition = WireAlert["condition"];

/** The unit of the number that a condition watches; null of one that watches none. */
export function unitOfCondition(condition: Condition): WireAlert["unit"] {
  if (!isOfColumn(condition)) return null;
  if (condition.kind === "moat") return "moatWidth";
  if (condition.kind === "check") return isCheckId(condition.check) ? checkOf(condition.check).rule.unit : null;
  return unitOf(condition);
}

/** In which currencies the price and the accounts of a stock are, by its symbol. */
export type CurrenciesOf = (code: string) => AmountCurrencies;

/** The currency of the number that a condition watches: that of the price, or that of the amount of a check or of the accounts. */
export function currencyOfCondition(condition: Condition, currencies: AmountCurrencies | null): string | null {
  if (currencies === null) return null;
  if (condition.kind === "check" && unitOfCondition(condition) === "money")
    return isCheckId(condition.check) ? currencyOfRule(checkOf(condition.check).rule, currencies) : null;
  const isOfAccounts = condition.kind === "metric" && screenMetricOf(condition.metric)?.group !== "price";
  return isOfAccounts ? currencies.accounts : currencies.price;
}

/** How often it has rung, and when last. */
export interface RingCount {
  readonly rings: number;
  readonly lastRangAt: Date | null;
}

/** Where the names and currencies of the stocks of alerts are looked up. */
export interface ToldStocks {
  readonly snapshot: Snapshot;
  readonly currenciesOf: CurrenciesOf;
}

export function wireAlert(row: AlertRow, { rings, lastRangAt }: RingCount, stocks: ToldStocks): WireAlert {
  const { id, code, name, condition } = row;
  return {
    id,
    code,
    name,
    condition: asCounted(row),
    ...stockOf(row, stocks),
    unit: unitOfCondition(condition),
    channels: channelsOf(row),
    isPaused: row.is_paused,
    createdAt: row.created_at.toISOString(),
    value: row.last_value,
    isBeyond: condition.kind === "moat" || row.last_side === null ? null : row.last_side === 1,
    rings,
    lastRangAt: lastRangAt?.toISOString() ?? null,
  };
}

/** A line in money per share is shown as it is counted now. */
function asCounted({ condition, line }: AlertRow): Condition {
  return "line" in condition && line !== null ? { ...condition, line } : condition;
}

export function wireRing(ring: RingRow, alert: AlertRow, stocks: ToldStocks): WireRing {
  const { code, name } = alert;
  return {
    id: ring.id,
    alertId: alert.id,
    code,
    name,
    condition: asCounted(alert),
    unit: unitOfCondition(alert.condition),
    currency: stockOf(alert, stocks).currency,
    day: ring.day,
    rungAt: ring.rung_at.toISOString(),
    value: ring.value,
    details: ring.details,
    isRead: ring.read_at !== null,
  };
}

function stockOf(
  { code, condition }: AlertRow,
  { snapshot, currenciesOf }: ToldStocks,
): Pick<WireAlert, "names" | "currency"> {
  if (code === null) return { names: null, currency: null };
  return { names: snapshot.find(code)?.names ?? null, currency: currencyOfCondition(condition, currenciesOf(code)) };
}

function channelsOf({ by_email, by_push, by_webhook }: AlertRow): WireAlert["channels"] {
  return [
    ...(by_email ? (["email"] as const) : []),
    ...(by_push ? (["push"] as const) : []),
    ...(by_webhook ? (["webhook"] as const) : []),
  ];
}
