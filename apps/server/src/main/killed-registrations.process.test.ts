import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { postTo, type ServerProgram, serverProgram } from "../testing/server-program.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";

/** Kills of the whole server; more are tried with `KILLS=25`. */
const KILLS = Number(process.env.KILLS ?? 3);
const AT_ONCE = 4;
const PASSWORD = "seven green bottles";
const SETTINGS = { RATE_LIMIT_SCALE: "1000" };

let dataDirectory: string;
let server: ServerProgram;
beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-killed-"));
  chmodSync(dataDirectory, 0o755);
  await publishTinyMarket(dataDirectory);
  server = serverProgram(dataDirectory);
});
afterAll(() => {
  server.close();
  rmSync(dataDirectory, { recursive: true, force: true });
});

interface Attempt {
  readonly email: string;
  readonly code: string;
  /** Whether the server has answered that there is an account now. */
  isAcknowledged: boolean;
}

const registration = ({ email, code }: Attempt) => ({ email, code, password: PASSWORD, acceptedTerms: true });
const signIn = (address: string, { email }: Attempt) => postTo(address, "user/login", { email, password: PASSWORD });

interface Registering {
  readonly address: string;
  readonly worker: string;
  readonly attempts: Attempt[];
  /** Whether PostgreSQL is killed before the server, which then answers that it is unavailable for as long as it lives. */
  readonly losesDatabase: boolean;
}

/** Registers one person after the other until the server is gone. */
async function registerOn({ address, worker, attempts, losesDatabase }: Registering): Promise<void> {
  for (let person = 0; ; person++) {
    const email = `${worker}-${person}@example.org`;
    try {
      const attempt: Attempt = { email, code: await server.codeFor(address, email), isAcknowledged: false };
      attempts.push(attempt);
      const answer = await postTo(address, "user/register", registration(attempt));
      if (losesDatabase && answer.status === 503) return;
      if (answer.status !== 200) throw new Refused(await answer.text());
      attempt.isAcknowledged = true;
    } catch (error) {
      if (error instanceof Refused) throw error;
      return;
    }
  }
}

/** An answer that is none of a server which was killed. */
class Refused extends Error {}

/** The main process of PostgreSQL, which the server has started. */
function postmasterPid(): number {
  return Number(readFileSync(join(dataDirectory, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);
}

it("an acknowledged registration can sign in after any kill of the server, and another is whole or not there", {
  timeout: 60_000 + KILLS * 20_000,
}, async () => {
  const all: Attempt[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const running = await server.start(SETTINGS);
    const attempts: Attempt[] = [];
    // Every other time PostgreSQL dies with it, as it does when the machine does.
    const losesDatabase = kill % 2 === 1;
    const workers = Array.from({ length: AT_ONCE }, (_, k) =>
      registerOn({ address: running.address, worker: `p${kill}-${k}`, attempts, losesDatabase }),
    );
    await expect.poll(() => attempts.some(({ isAcknowledged }) => isAcknowledged), { timeout: 20_000 }).toBe(true);
    await pause(Math.random() * 400);
    if (losesDatabase) process.kill(postmasterPid(), "SIGKILL");
    await running.end("SIGKILL");
    await Promise.all(workers);
    const again = await server.start(SETTINGS);
    for (const attempt of attempts) await expectWholeOrNotThere(again.address, attempt);
    await again.end("SIGKILL");
    all.push(...attempts);
  }
  const last = await server.start(SETTINGS);
  const lost: string[] = [];
  for (const attempt of all) if ((await signIn(last.address, attempt)).status !== 200) lost.push(attempt.email);
  expect(lost).toEqual([]);
  const acknowledged = all.filter(({ isAcknowledged }) => isAcknowledged).length;
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
  expect(await last.end("SIGTERM")).toBe(0);
});

/** One that was cut off can be made with the code that was sent, or has been made; from then on each can sign in. */
async function expectWholeOrNotThere(address: string, attempt: Attempt): Promise<void> {
  const { status } = await signIn(address, attempt);
  if (attempt.isAcknowledged) expect(status, `${attempt.email} was acknowledged`).toBe(200);
  else if (status !== 200) {
    const answer = await postTo(address, "user/register", registration(attempt));
    expect(answer.status, `${attempt.email}: ${await answer.text()}`).toBe(200);
  }
}
