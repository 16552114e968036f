/** What accounts cost: the check of a token, signed-in reads, and sign-ins beside the hashing that bounds them. */
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { AccessTokens } from "../apps/server/src/accounts/access-tokens.ts";
import { PasswordHashing } from "../apps/server/src/accounts/password-hashing.ts";
import { SERVER_REQUESTER } from "../apps/server/src/http/index.ts";
import { PASSWORD, startAccountServer } from "../apps/server/src/testing/account-server.ts";
import type { Measurement } from "./_run-benches.ts";
import { readsOf } from "./_signed-in-reads.ts";
import { sized } from "./_size.ts";

const CHECKS = sized(10_000, 100);
const SIGN_INS = sized(100, 2);

export async function run(): Promise<Measurement[]> {
  const server = await startAccountServer({ rateLimitScale: 1e6 });
  try {
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const { accessToken, email } = await server.register("bench@example.org");
    const reads = await readsOf(`http://127.0.0.1:${port}/api/user/getUserInfo`, accessToken);
    const signIns = await secondsFor(SIGN_INS, async () => {
      const answer = await server.post("user/login", { email, password: PASSWORD });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    });
    const hashing = new PasswordHashing();
    const stored = await hashing.hash(PASSWORD, SERVER_REQUESTER);
    const hashes = await secondsFor(SIGN_INS, async () => {
      await hashing.verify(PASSWORD, stored, SERVER_REQUESTER);
    });
    return [
      { name: "check of a token, CPU", measured: await checkMilliseconds(), unit: "ms", goal: "< 0.2 ms" },
      { name: "signed-in reads", measured: reads.perCpuSecond, unit: "/s", goal: ">= 1,000 /s on one core" },
      { name: "signed-in reads that failed", measured: reads.failed, unit: "", goal: "0" },
      { name: "time of a sign-in over that of its hashing", measured: signIns / hashes, unit: "x", goal: "near 1" },
    ];
  } finally {
    await server.close();
  }
}

async function checkMilliseconds(): Promise<number> {
  const tokens = new AccessTokens(Buffer.alloc(32, 1), () => new Date());
  const signed: string[] = [];
  for (let k = 0; k < CHECKS; k++) signed.push(await tokens.sign({ userId: randomUUID(), sessionId: randomUUID() }));
  const before = process.cpuUsage();
  for (const token of signed) await tokens.read(token);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CHECKS;
}

/** Two at a time, as many as are hashed at once. */
async function secondsFor(count: number, once: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  for (let k = 0; k < count; k += 2) await Promise.all([once(), once()]);
  return (performance.now() - begun) / 1000;
}
