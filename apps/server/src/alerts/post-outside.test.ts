import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DeliveryError } from "../mail/index.ts";
import { isReachable, PUBLIC_REACH, postOutside, type Reach } from "./post-outside.ts";
import { isPublicAddress } from "./public-addresses.ts";

/** As the public network would be: the loopback of this test, without encryption. */
const LOOPBACK: Reach = { protocols: ["http:"], isAllowed: (address) => /^(127\.0\.0\.1|::1)$/.test(address) };

const received: {
  readonly path: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}[] = [];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on("end", () => {
    received.push({ path: request.url, headers: request.headers, body });
    const status = Number(/\d{3}/.exec(request.url ?? "")?.[0] ?? 200);
    response.writeHead(status, { location: "/200/elsewhere", "retry-after": "7" }).end("x".repeat(100_000));
  });
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const failure = (path: string, reach = LOOPBACK) =>
  postOutside({ url: `${origin}${path}`, headers: { "webhook-id": "a" }, body: "{}" }, reach).then(
    () => null,
    (error: DeliveryError) => error,
  );

describe("an address that a user has given", () => {
  // https://www.iana.org/assignments/iana-ipv4-special-registry, iana-ipv6-special-registry
  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.0.0.1",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.9",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::808:808",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "ff02::1",
    "2001:db8::1",
    "2001::1",
    "2002:7f00:1::1",
    "x",
  ])("is not asked at %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::1"])(
    "is asked at %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ["http://example.org/", false],
    ["https://example.org/", true],
    ["https://user:secret@example.org/", false],
    ["https://127.0.0.1/", false],
    ["https://2130706433/", false],
    ["https://0x7f.1/", false],
    ["https://[::1]/", false],
    ["https://[::ffff:169.254.169.254]/", false],
    ["file:///etc/passwd", false],
    ["not an address", false],
  ])("is taken or not by what it says: %s", (url, isTaken) => {
    expect(isReachable(url, PUBLIC_REACH)).toBe(isTaken);
  });

  it("gets the body, and its name is looked up and examined: one that leads to this machine is refused for good", async () => {
    expect(await failure("/200")).toBeNull();
    expect(received.at(-1)).toMatchObject({
      path: "/200",
      body: "{}",
      headers: { "webhook-id": "a", "content-length": "2" },
    });
    const count = received.length;
    const refused = await failure("/200", { protocols: ["http:"], isAllowed: isPublicAddress });
    expect(refused).toMatchObject({
      isPermanent: true,
      message: "The address of the receiver is none of the public network.",
    });
    expect(received).toHaveLength(count);
  });

  it("is not followed elsewhere, and asked again only where that may help", async () => {
    const outcomes = await Promise.all(["/301", "/404", "/410", "/429", "/500", "/503"].map((path) => failure(path)));
    expect(outcomes.map((error) => [error?.message, error?.isPermanent])).toEqual([
      ["The receiver answered 301.", true],
      ["The receiver answered 404.", true],
      ["The receiver answered 410.", true],
      ["The receiver answered 429.", false],
      ["The receiver answered 500.", false],
      ["The receiver answered 503.", false],
    ]);
    expect(outcomes[3]?.retryAfterMilliseconds).toBe(7000);
    expect(received.filter(({ path }) => path?.includes("elsewhere"))).toEqual([]);
    expect(outcomes[0]).toBeInstanceOf(DeliveryError);
  });
});
