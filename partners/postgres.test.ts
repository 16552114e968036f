import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isInstalled, type Partner, startPgBouncer, startPostgres } from "./programs.ts";
import { ask, registeredAndTested, serveMarket } from "./served-market.ts";

/** PgBouncer refuses a connection that states any of these, and does not hand them on when it is told to ignore them. */
const IGNORED =
  "ignore_startup_parameters = options, statement_timeout, lock_timeout, idle_in_transaction_session_timeout";

describe.skipIf(!isInstalled("postgresql"))("PostgreSQL of Debian at its defaults", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  const opened: Partner[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    for (const partner of opened) await partner.stop();
    await postgres.stop();
  });

  it("keeps accounts and backtests", async () => {
    const served = await serveMarket({ DATABASE_URL: postgres.url });
    try {
      expect(await registeredAndTested(served)).toMatchObject({ state: "done" });
    } finally {
      await served.stop();
    }
  });

  describe.skipIf(!isInstalled("pgbouncer"))("behind PgBouncer", () => {
    const pooled = async (...[mode, more]: ["session" | "transaction", string?]) => {
      const pooler = await startPgBouncer(postgres.port, mode, more);
      opened.push(pooler);
      return pooler.url;
    };

    it("at its defaults, says by which setting the database cannot be reached", async () => {
      const served = await serveMarket({ DATABASE_URL: await pooled("session"), LOG_LEVEL: "warn" });
      try {
        const { code } = await ask(served.address, "market/state");
        expect(code).toBe(0);
        await expect(registeredAndTested(served)).rejects.toThrow("sendEmail: ");
        expect(served.printed()).toContain("unsupported startup parameter");
      } finally {
        await served.stop();
      }
    });

    it.each(["session"] as const)("keeps accounts and backtests when it pools by %s", async (mode) => {
      const served = await serveMarket({ DATABASE_URL: await pooled(mode, IGNORED) });
      try {
        expect(await registeredAndTested(served)).toMatchObject({ state: "done" });
      } finally {
        await served.stop();
      }
    });
  });
});
