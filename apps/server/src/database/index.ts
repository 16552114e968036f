export { backUp } from "./backup/back-up.ts";
export { lockDataDirectory } from "./data-directory-lock.ts";
export { DatabaseError, type DatabaseErrorCode } from "./database-error.ts";
export { DatabaseUnavailable } from "./database-unavailable.ts";
export { migrate } from "./migrate.ts";
export { type Database, openDatabase } from "./open-database.ts";
export { startPostgres } from "./postgres/start-postgres.ts";
export { requireMigrated } from "./require-migrated.ts";
export type { Tables } from "./tables.ts";
