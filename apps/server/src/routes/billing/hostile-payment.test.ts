import { BILLING_CALLS, ENDPOINTS } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hostileRequests } from "../../testing/hostile-requests.ts";
import { type PaidServer, startPaidServer } from "../../testing/paid-server.ts";

const REQUESTS = 200;
const SEED = 20_261_123;

let server: PaidServer;
beforeAll(async () => {
  server = await startPaidServer();
  await server.register("owner@example.org");
});
afterAll(() => server.close());

const CALLS = ENDPOINTS.filter(({ name }) => name in BILLING_CALLS).map((endpoint) => ({
  name: endpoint.name,
  endpoint,
}));

describe.each(CALLS)("where plans are sold, hostile input to $name", ({ name, endpoint }) => {
  it("is answered with a clear envelope below 500, for who pays and for who does not", async () => {
    const [payer, other] = [
      await server.register(`${name}@example.org`.toLowerCase()),
      await server.register(`not-${name}@example.org`.toLowerCase()),
    ];
    await server.subscribe(payer);
    const failures: string[] = [];
    let request = 0;
    for (const { headers, ...asked } of hostileRequests(endpoint, { count: REQUESTS, seed: SEED })) {
      const authorization = `Bearer ${await server.tokenOf(request++ % 2 === 0 ? payer : other)}`;
      const answer = await server.app.inject({ ...asked, headers: { ...headers, authorization } });
      const isClear = answer.statusCode === 304 || answer.statusCode < 500;
      if (!isClear) failures.push(`${JSON.stringify(asked)} -> ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    }
    expect(failures).toEqual([]);
  });
});

it("hostile input causes no error in the log", () => {
  expect(server.log.filter(({ level }) => level === "error")).toEqual([]);
});
