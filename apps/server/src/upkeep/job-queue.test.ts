import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Database, openDatabase } from "../database/index.ts";
import { keepingLogger } from "../database/testing/keeping-logger.ts";
import { openWay, type Way } from "../database/testing/open-way.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { JobQueue } from "./job-queue.ts";

const { logger } = keepingLogger();

let own: TestDatabase;
let way: Way;
let database: Database;
/** On the database itself, whatever becomes of the way. */
let direct: Database;

beforeEach(async () => {
  own = await createTestDatabase();
  way = await openWay(own.url);
  database = openDatabase({ url: way.url, logger });
  direct = openDatabase({ url: own.url, logger });
});
afterEach(async () => {
  await Promise.all([database.close(), direct.close()]);
  way.close();
  await own.drop();
});

/** Keys of the jobs that are not over. */
async function waiting(): Promise<readonly string[]> {
  return direct.withClient(async (client) => {
    const sql = "select key from plumbline_jobs.jobs where task_identifier = 'work:us' order by key";
    return (await client.query<{ key: string }>(sql)).rows.map(({ key }) => key);
  });
}

it.each([
  ["is done", () => undefined],
  [
    "fails",
    () => {
      throw new Error("The first attempt fails");
    },
  ],
])(
  "goes on when the database was away while a job %s",
  async (_, end) => {
    const done: unknown[] = [];
    const queue = await JobQueue.start({
      database,
      logger,
      market: "us",
      onClock: async () => undefined,
      onWork: async ({ payload }) => {
        done.push(payload.run);
        if (done.length > 1) return;
        await way.cut();
        setTimeout(() => void way.open(), 1000);
        end();
      },
    });
    // The job may begin, and cut the way, before the answer that it was added has come.
    await queue.add("first", { run: 1 }).catch(() => undefined);
    while (done.length === 0) await pause(20);
    // Nobody can add a job while the database is away.
    let isAdded = false;
    while (!isAdded) {
      isAdded = await queue.add("second", { run: 2 }).then(
        () => true,
        () => false,
      );
      await pause(50);
    }
    while ((await waiting()).length > 0) await pause(50);
    expect(done[0]).toBe(1);
    expect(done).toContain(2);
    await queue.close();
  },
  // Each attempt that fails is followed by a longer pause, up to a minute after the fourth.
  180_000,
);
