/** A market that was pulled from played providers, kept up to date by servers whose clock a test moves. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { writeStandingPull } from "@plumbline/market/pull";
import { type Database, migrate, openDatabase } from "../database/index.ts";
import { createJsonLogger } from "../http/index.ts";
import { MarketAccess } from "../market-access/index.ts";
import { PulledMarket, STANDING } from "../testing/pulled-market.ts";
import { createMigratedDatabase } from "../testing/test-database.ts";
import type { StoredRun } from "./run-store.ts";
import { Upkeep } from "./upkeep.ts";

export const MARKET = "us";

export class KeptMarket extends PulledMarket {
  readonly dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-upkeep-"));
  readonly #ends: (() => Promise<unknown>)[] = [];
  #database: { readonly url: string; readonly drop: () => Promise<void> } | null = null;

  constructor() {
    super(MARKET);
  }

  override async open(): Promise<void> {
    await super.open();
    this.#database = await createMigratedDatabase();
    await this.pullInto(this.dataDirectory);
    await writeStandingPull(this.dataDirectory, MARKET, STANDING);
    // Nothing has fallen due when the servers begin.
    await this.clockIsLookedAt(this.dataDirectory);
  }

  override async close(): Promise<void> {
    for (const end of this.#ends.splice(0).reverse()) await end();
    await this.#database?.drop();
    await super.close();
    rmSync(this.dataDirectory, { recursive: true, force: true });
  }

  async database(): Promise<Database> {
    const database = openDatabase({ url: this.#database?.url ?? "", logger: this.logger });
    this.#ends.push(() => database.close());
    await migrate(database);
    return database;
  }

  get logger() {
    const clock = () => new Date(this.now);
    return createJsonLogger({ level: "error", clock, write: (line) => process.stderr.write(line) });
  }

  /** A server of it; several are several servers on one PostgreSQL. */
  async server(): Promise<Upkeep> {
    const database = await this.database();
    const { upkeep, close } = await this.#upkeepWith(Promise.resolve({ database }));
    this.#ends.push(close);
    while (!upkeep.isRunning) await pause(20);
    return upkeep;
  }

  /** A server of it whose database cannot be reached as long as it runs. */
  serverWithoutDatabase() {
    return this.#upkeepWith(new Promise<never>(() => undefined));
  }

  async #upkeepWith(ready: Promise<{ readonly database: Database }>) {
    const { dataDirectory, logger, environment } = this;
    const clock = () => new Date(this.now);
    const market = new MarketAccess({ dataDirectory, market: MARKET, clock, logger });
    await market.open();
    const upkeep = new Upkeep({
      accounts: { registration: "open", ready },
      market,
      quotes: { exchangeOf: () => "new-york" },
      dataDirectory,
      marketName: MARKET,
      ownMarket: "own",
      onOwnMarket: () => undefined,
      isOn: true,
      environment,
      rateLimitScale: 1,
      clock,
      logger,
    });
    const close = async () => {
      await upkeep.close();
      await market.close();
    };
    return { upkeep, close };
  }
}

const OVER = ["done", "failed", "cancelled"];

/** Waits until all runs are over. */
export async function allOver({ runs }: Pick<Upkeep, "runs">): Promise<readonly StoredRun[]> {
  for (;;) {
    const list = await runs.list();
    if (list.length > 0 && list.every(({ state }) => OVER.includes(state))) return list;
    await pause(100);
  }
}
