export type DatabaseErrorCode =
  | "postgres-missing"
  | "postgres-failed"
  | "folder-unreachable"
  | "folder-foreign"
  | "data-directory-locked"
  | "migrations-invalid"
  | "migration-changed"
  | "migration-failed"
  | "database-newer"
  | "database-older"
  | "backup-exists"
  | "backup-damaged"
  | "backup-unfit"
  | "database-not-empty"
  | "server-running";

/** The database cannot be started, migrated, backed up or restored. The message is one sentence that says what to do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
