/**
 * Numbers of the locks that this program takes in PostgreSQL: any that no other program on the same database uses. Whoever holds one is
 * alone at it, among all servers.
 */
export const LOCKS = {
  /** Changing the schema. */
  schema: 5_071_829_346,
  /** Claiming work of the queue of backtests. */
  claims: 5_071_829_347,
  /** Making the database that tests copy. */
  testTemplate: 5_071_829_348,
  /** Making the tables of the queue of jobs. */
  jobTables: 5_071_829_349,
  /** Counting what the reports of a month have cost. */
  spending: 5_071_829_351,
} as const;
