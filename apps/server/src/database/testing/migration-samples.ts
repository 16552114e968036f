import { type Migration, readMigrations } from "../migrations-on-disk.ts";
import type { MigrationSample } from "./migration-sample.ts";
import { ACCOUNTS_SAMPLE } from "./samples/accounts.ts";
import { ALERTS_SAMPLE } from "./samples/alerts.ts";
import { AVATARS_SAMPLE } from "./samples/avatars.ts";
import { BACKTEST_PARTS_SAMPLE } from "./samples/backtest-parts.ts";
import { BACKTESTS_SAMPLE } from "./samples/backtests.ts";
import { BILLING_SAMPLE } from "./samples/billing.ts";
import { EMAIL_OF_CUSTOMERS_SAMPLE } from "./samples/email-of-customers.ts";
import { PREFERENCES_OF_BACKTESTS_SAMPLE } from "./samples/preferences-of-backtests.ts";
import { REMOVED_STRATEGIES_SAMPLE } from "./samples/removed-strategies.ts";
import { REPORTS_SAMPLE } from "./samples/reports.ts";
import { SAVED_ITEMS_SAMPLE } from "./samples/saved-items.ts";
import { SECOND_FACTORS_SAMPLE } from "./samples/second-factors.ts";
import { SESSIONS_ENDED_BY_OWNER_SAMPLE } from "./samples/sessions-ended-by-owner.ts";
import { SIGN_IN_PROVIDERS_SAMPLE } from "./samples/sign-in-providers.ts";
import { UNLOCKS_SAMPLE } from "./samples/unlocks.ts";
import { WATCHLISTS_SAMPLE } from "./samples/watchlists.ts";

/** By the name of a migration without its number. */
const SAMPLES: Readonly<Record<string, MigrationSample>> = {
  accounts: ACCOUNTS_SAMPLE,
  "sign-in-providers": SIGN_IN_PROVIDERS_SAMPLE,
  watchlists: WATCHLISTS_SAMPLE,
  avatars: AVATARS_SAMPLE,
  "saved-items": SAVED_ITEMS_SAMPLE,
  "second-factors": SECOND_FACTORS_SAMPLE,
  backtests: BACKTESTS_SAMPLE,
  "backtest-parts": BACKTEST_PARTS_SAMPLE,
  "preferences-of-backtests": PREFERENCES_OF_BACKTESTS_SAMPLE,
  "sessions-ended-by-owner": SESSIONS_ENDED_BY_OWNER_SAMPLE,
  "removed-strategies": REMOVED_STRATEGIES_SAMPLE,
  billing: BILLING_SAMPLE,
  "email-of-customers": EMAIL_OF_CUSTOMERS_SAMPLE,
  unlocks: UNLOCKS_SAMPLE,
  reports: REPORTS_SAMPLE,
  alerts: ALERTS_SAMPLE,
};

export interface SampledMigration extends Migration {
  readonly sample: MigrationSample;
}

/**
 * All migrations, each with its sample rows.
 *
 * @throws {Error} that says what to write, if one has none.
 */
export function sampledMigrations(): readonly SampledMigration[] {
  return readMigrations().map((migration) => {
    const topic = migration.name.replace(/^\d+-/, "");
    const sample = SAMPLES[topic];
    if (sample) return { ...migration, sample };
    throw new Error(
      `The migration ${migration.name} has no sample rows: write database/testing/samples/${topic}.ts as the others there are, and name it in database/testing/migration-samples.ts.`,
    );
  });
}
