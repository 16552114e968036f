import type { ColumnType } from "kysely";

/** A moment that the database fills in unless it is given. */
export type Moment = ColumnType<Date, Date | undefined, Date>;
export type MomentOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** Read as what it says, written as its text. */
export type Json<Value> = ColumnType<Value, string, string>;
