import type { WireAlert, WireRing } from "@plumbline/contract";
import { isOfColumn, unitOf } from "@plumbline/core/alerts";
import { checkOf, isCheckId } from "@plumbline/core/checks";
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

/**
 * The currency of the number that a condition watches: that of the price, or of the amount that a check compares; null of other amounts
 * of the accounts, which may be in another currency than the price.
 */
export function currencyOfCondition(condition: Condition, ofPrice: string | null): string | null {
  if (condition.kind !== "check" || unitOfCondition(condition) !== "money") return ofPrice;
  return isCheckId(condition.check) ? (checkOf(condition.check).rule.currency ?? null) : null;
}

/** How often it has rung, and when last. */
export interface RingCount {
  readonly rings: number;
  readonly lastRangAt: Date | null;
}

/** @param snapshot The market, for what the stock is called. */
export function wireAlert(row: AlertRow, { rings, lastRangAt }: RingCount, snapshot: Snapshot): WireAlert {
  const { id, code, name, condition } = row;
  return {
    id,
    code,
    name,
    condition: asCounted(row),
    ...stockOf(row, snapshot),
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

export function wireRing(ring: RingRow, alert: AlertRow, snapshot: Snapshot): WireRing {
  const { code, name } = alert;
  return {
    id: ring.id,
    alertId: alert.id,
    code,
    name,
    condition: asCounted(alert),
    unit: unitOfCondition(alert.condition),
    currency: stockOf(alert, snapshot).currency,
    day: ring.day,
    rungAt: ring.rung_at.toISOString(),
    value: ring.value,
    details: ring.details,
    isRead: ring.read_at !== null,
  };
}

function stockOf({ code, condition }: AlertRow, snapshot: Snapshot): Pick<WireAlert, "names" | "currency"> {
  const instrument = code === null ? null : snapshot.find(code);
  return { names: instrument?.names ?? null, currency: currencyOfCondition(condition, instrument?.currency ?? null) };
}

function channelsOf({ by_email, by_push, by_webhook }: AlertRow): WireAlert["channels"] {
  return [
    ...(by_email ? (["email"] as const) : []),
    ...(by_push ? (["push"] as const) : []),
    ...(by_webhook ? (["webhook"] as const) : []),
  ];
}
