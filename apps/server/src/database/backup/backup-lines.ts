/** What the lines of a backup say; a line that is an array is a row of the table named last. */
import * as z from "zod";

const migration = z.object({ number: z.int().positive(), name: z.string(), sha256: z.string() });

/** The first line. */
export const HeaderSchema = z.object({
  format: z.literal("plumbline-backup"),
  /** Raised when lines get another meaning. */
  version: z.literal(1),
  program: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(migration).min(1),
});

/** The lines between rows; values of a row are the texts that PostgreSQL writes and reads, or null. */
export const MarkSchema = z.union([
  z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) }),
  z.strictObject({ sequence: z.string(), last: z.string(), isCalled: z.boolean() }),
  z.strictObject({ secretFile: z.base64() }),
  z.strictObject({ end: z.literal(true), rows: z.int().nonnegative() }),
]);

export type Header = z.output<typeof HeaderSchema>;
export type Mark = z.output<typeof MarkSchema>;

/** How PostgreSQL writes values as text, whatever the settings of the server are. */
export const TEXT_SETTINGS = `
  set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_min_messages = 'warning'`;
