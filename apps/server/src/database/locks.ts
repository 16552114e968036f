/** Numbers of the locks that this program takes in PostgreSQL, each for one kind of work that one server does at a time. */
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
