import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const CACHED = "/api/stock/stockSimplifyData?code=ADAM&range=1y";

/** Lines of the flood, and requests that each sends at once. */
const LINES = 60;
const EACH = 50;

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ host: "127.0.0.1", port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
  await server.get(CACHED);
});
afterAll(() => server.close());

interface Answers {
  /** Bytes as they came. */
  text: string;
  readonly ended: Promise<void>;
}

/** Sends requests of one client on one line, all at once, and reads until the server has answered the last. */
function ask(localAddress: string, paths: readonly string[]): Answers {
  const last = paths.length - 1;
  const bytes = paths.map((path, place) => {
    const end = place === last ? "connection: close\r\n" : "";
    return `GET ${path} HTTP/1.1\r\nhost: x\r\n${end}\r\n`;
  });
  const socket = connect({ port, host: "127.0.0.1", localAddress }, () => socket.write(bytes.join("")));
  const ended = new Promise<void>((resolve, reject) => {
    socket.once("close", () => resolve());
    socket.once("error", reject);
  });
  const answers: Answers = { text: "", ended };
  socket.on("data", (chunk) => (answers.text += chunk.toString("latin1")));
  return answers;
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
const answered = (flood: readonly Answers[]) => flood.reduce((sum, { text }) => sum + count(text, /HTTP\/1\.1 \d/g), 0);

async function metric(name: string): Promise<number> {
  const { body } = await server.get("/metrics");
  const line = body.split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.split(" ").at(-1));
}

describe("3,000 requests of one client at once", () => {
  it("are all answered, and other clients are served before the last of them", async () => {
    const dayOf = (number: number) => new Date(Date.UTC(2015, 0, 1 + number)).toISOString().slice(0, 10);
    const paths = (line: number) =>
      Array.from({ length: EACH }, (_, k) => `/api/stock/stockMonthlyData?code=ADAM&asOf=${dayOf(line * EACH + k)}`);
    const flood = Array.from({ length: LINES }, (_, line) => ask("127.0.0.2", paths(line)));
    const others = [
      ask("127.0.0.3", ["/healthz"]),
      ask("127.0.0.3", ["/readyz"]),
      ask("127.0.0.3", [CACHED]),
      ask("127.0.0.4", ["/api/stock/stockMonthlyData?code=SPLT"]),
    ];
    await Promise.all(others.map(({ ended }) => ended));
    expect(answered(flood)).toBeLessThan(LINES * EACH);
    for (const { text } of others) expect(text).toMatch(/^HTTP\/1\.1 200 /);
    await Promise.all(flood.map(({ ended }) => ended));
    const all = flood.map(({ text }) => text).join("");
    const computed = count(all, /HTTP\/1\.1 200 /g);
    const shed = count(all, /HTTP\/1\.1 503 /g);
    expect(computed + shed).toBe(LINES * EACH);
    expect(shed).toBeGreaterThan(0);
    expect(computed).toBeGreaterThan(0);
    // Each that was sent away was told when to come back.
    expect(count(all, /\r\nretry-after: [1-9]\d*\r\n/g)).toBe(shed);
    // And that nothing has been begun, so that the page may send what changes something once more.
    expect(count(all, /"data":\{"begun":false\}/g)).toBe(shed);
    expect(await metric('computed_answers_total{fate="shed"}')).toBe(shed);
    expect(await metric("computed_answers_waiting")).toBe(0);
  });
});

describe("the metrics of a server", () => {
  it("count requests under way, waiting and refused, and measure the delay of the event loop", async () => {
    const { body } = await server.get("/metrics");
    expect(body).toMatch(/^http_requests_underway 1$/m);
    expect(body).toMatch(/^computed_answers_total\{fate="(computed|shed|abandoned)"\} \d+$/m);
    expect(body).toMatch(/^computed_answers_waiting 0$/m);
    expect(body).toMatch(/^event_loop_delay_seconds \S+$/m);
    expect(body).toMatch(/^screening_jobs\{kind="market",state="waiting"\} 0$/m);
  });
});
