import type { WireAlertCondition, WireRingDetails } from "@plumbline/contract";
import type { AlertKind, ThesisAssumption } from "@plumbline/core/words";
import type { ColumnType, Generated } from "kysely";
import type { Json, MomentOrNull } from "./column-types.ts";

/** What an alert remembers beside its side. */
interface AlertMemoryRow {
  /** Filings and targets that were there. */
  readonly known?: readonly string[];
  /** Symbols that passed a screen. */
  readonly members?: readonly string[];
  /** What a valuation assumes. */
  readonly assumed?: Readonly<Partial<Record<ThesisAssumption, number>>>;
  /** The day in whose shares it is counted. */
  readonly assumedOn?: string;
  /** Close of the day in whose shares a line is counted, as it stood then. */
  readonly close?: number;
  /** Session of the price of the moment that changed where it stands last. */
  readonly quoted?: string;
  /** The day of results that an alert on them has told of, as it was estimated last; null of one that has told of none. */
  readonly results?: string | null;
  /** Last day of the market when a strategy was last judged. */
  readonly judged?: string;
}

export interface AlertsTable {
  id: string;
  user_id: string;
  place: number;
  market: string;
  code: string | null;
  kind: AlertKind;
  condition: Json<WireAlertCondition>;
  name: string;
  by_email: boolean;
  by_push: boolean;
  by_webhook: boolean;
  is_paused: Generated<boolean>;
  saved_item_id: string | null;
  created_at: Date;
  changed_at: Date;
  evaluated: Generated<number>;
  last_side: ColumnType<number | null, number | null | undefined, number | null>;
  last_value: ColumnType<number | null, number | null | undefined, number | null>;
  line: ColumnType<number | null, number | null | undefined, number | null>;
  /** `YYYY-MM-DD` */
  line_day: ColumnType<string | null, string | null | undefined, string | null>;
  memory: ColumnType<AlertMemoryRow | null, string | null | undefined, string | null>;
  crossings: Generated<number>;
}

export interface AlertRingsTable {
  id: string;
  alert_id: string;
  crossing: number;
  /** `YYYY-MM-DD` */
  day: string;
  value: number | null;
  details: Json<WireRingDetails>;
  rung_at: Date;
  read_at: MomentOrNull;
}

export interface AlertSettingsTable {
  user_id: string;
  time_zone: string;
  is_daily: Generated<boolean>;
  daily_at: Generated<number>;
  quiet_from: ColumnType<number | null, number | null | undefined, number | null>;
  quiet_until: ColumnType<number | null, number | null | undefined, number | null>;
  emails_off_at: MomentOrNull;
  webhook_url: ColumnType<string | null, string | null | undefined, string | null>;
  webhook_secret: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface PushDevicesTable {
  id: string;
  user_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

export interface AlertSnapshotsTable {
  market: string;
  number: number;
  snapshot: string;
  /** `YYYY-MM-DD` */
  last_day: string;
  published_at: Date | null;
  first_seen_at: Date;
}
