import type { SampleUser } from "./sample-user.ts";

export type SampleRow =
  /** A row of a new table. */
  | { readonly into: string; readonly row: Readonly<Record<string, unknown>> }
  /** Values for the columns that a migration adds to a table: set in the rows with these values. */
  | {
      readonly change: string;
      readonly where: Readonly<Record<string, unknown>>;
      readonly row: Readonly<Record<string, unknown>>;
    };

/** What shows that a migration does what it should; the tests of migrations, exports, removals and backups use it. */
export interface MigrationSample {
  /**
   * What a user has in the new tables and columns, in an order in which it can be written: a row in every new table, and a
   * value in every new column. Texts and moments differ from each other, so that an export shows each of them.
   */
  readonly rows: (user: SampleUser) => readonly SampleRow[];
  /** For the name of each new CHECK constraint: a table, and a change to the rows above that the constraint refuses. */
  readonly refused: Readonly<Record<string, readonly [table: string, change: Readonly<Record<string, unknown>>]>>;
}
