import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { DeliveryError } from "./delivery.ts";
import { httpSmsDelivery } from "./http-sms-delivery.ts";

const MESSAGE = { to: "+14155550123", text: "402917 is your Plumbline code." };

let vendor: Server | null = null;
afterEach(() => {
  vendor?.closeAllConnections();
  vendor?.close();
  vendor = null;
});

async function vendorThat(answer: RequestListener) {
  vendor = createServer(answer).listen(0, "127.0.0.1");
  await once(vendor, "listening");
  const { port } = vendor.address() as AddressInfo;
  return httpSmsDelivery({ url: `http://127.0.0.1:${port}/messages`, token: "s3cret", from: "Plumbline" });
}

describe("delivery by an SMS vendor", () => {
  it("posts sender, number and text as JSON with the token", async () => {
    const requests: {
      method: string | undefined;
      path: string | undefined;
      headers: IncomingHttpHeaders;
      body: string;
    }[] = [];
    const delivery = await vendorThat(async (request, response) => {
      const { method, url: path, headers } = request;
      requests.push({ method, path, headers, body: await text(request) });
      response.writeHead(202).end("queued");
    });
    await delivery.deliver(MESSAGE, { id: "message-1" });
    expect(requests).toMatchObject([
      {
        method: "POST",
        path: "/messages",
        headers: { authorization: "Bearer s3cret", "content-type": "application/json", "idempotency-key": "message-1" },
      },
    ]);
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({ from: "Plumbline", ...MESSAGE });
  });

  // RFC 9110, section 15; 429: RFC 6585.
  it.each([
    [400, true],
    [422, true],
    [401, false],
    [403, false],
    [404, false],
    [302, false],
    [429, false],
    [500, false],
    [503, false],
  ])("fails for good or for now if the vendor answers %i", async (status, isPermanent) => {
    const delivery = await vendorThat((_, response) => {
      response.writeHead(status, { "retry-after": "120", location: "/elsewhere" }).end(`no, ${MESSAGE.to}`);
    });
    const failure = await delivery.deliver(MESSAGE).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DeliveryError);
    const message = `The SMS vendor answered ${status}.`;
    expect(failure).toMatchObject({ message, isPermanent, retryAfterMilliseconds: 120_000 });
  });

  it.each<[string, RequestListener]>([
    ["breaks the connection", (request) => request.socket.destroy()],
    ["does not answer", () => {}],
  ])("fails for now if the vendor %s", async (_, answer) => {
    const delivery = await vendorThat(answer);
    const failure = delivery.deliver(MESSAGE, { signal: AbortSignal.timeout(200) });
    await expect(failure).rejects.toMatchObject({ name: "DeliveryError", isPermanent: false });
  });

  // ITU-T E.164: a plus sign, a country code that does not begin with 0, at most 15 digits.
  it.each(["14155550123", "+04155550123", "+1415555012345678", "+1415", "+1415555012a", "+14155550123\r\n"])(
    "refuses the number %j for good and before it asks the vendor",
    async (to) => {
      let asked = 0;
      const delivery = await vendorThat((_, response) => {
        asked += 1;
        response.end();
      });
      await expect(delivery.deliver({ ...MESSAGE, to })).rejects.toMatchObject({ isPermanent: true });
      expect(asked).toBe(0);
    },
  );

  it.each(["http://sms.example.org/messages", "sms.example.org", "ftp://127.0.0.1/"])(
    "does not send the token to %s",
    (url) => {
      expect(() => httpSmsDelivery({ url, token: "s3cret", from: "Plumbline" })).toThrow(RangeError);
    },
  );
});
