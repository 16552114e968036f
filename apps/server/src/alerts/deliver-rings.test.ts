import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Account, type AccountServer, startAccountServer } from "../testing/account-server.ts";
import { ringDelivery, signatureOf } from "./deliver-rings.ts";
import { pushKeys } from "./push-keys.ts";

const received: {
  readonly path: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}[] = [];
let status = 201;
const receiver = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => pieces.push(piece));
  request.on("end", () => {
    received.push({ path: request.url, headers: request.headers, body: Buffer.concat(pieces) });
    response.writeHead(status).end();
  });
});

let server: AccountServer;
let ada: Account;
let ringId: string;
let origin: string;
const SECRET = `whsec_${Buffer.from("a key of twenty-four byte").toString("base64")}`;

beforeAll(async () => {
  await new Promise<void>((listening) => receiver.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await startAccountServer();
  ada = await server.register("ada@example.org");
  const condition = { kind: "price", direction: "above", line: 50 };
  const given = { code: "ADAM", name: "Above fifty", channels: [], condition };
  const { id } = (await server.post("alerts/create", given, { token: ada.accessToken })).json().data;
  ringId = randomUUID();
  const row = {
    id: ringId,
    alert_id: id,
    crossing: 1,
    day: "2024-06-28",
    value: 55.61,
    details: "{}",
    rung_at: server.now(),
  };
  await server.database.db.insertInto("alert_rings").values(row).execute();
  const settings = { user_id: ada.id, time_zone: "UTC", webhook_url: `${origin}/hook`, webhook_secret: SECRET };
  await server.database.db.insertInto("alert_settings").values(settings).execute();
});
afterAll(async () => {
  await server.close();
  receiver.closeAllConnections();
  receiver.close();
});

const delivery = () =>
  ringDelivery({
    context: server.accounts.context,
    reach: { protocols: ["http:"], isAllowed: () => true },
    keys: pushKeys(server.dataDirectory),
    currencies: async () => () => ({ accounts: "EUR", price: "USD" }),
    address: () => "https://stocks.example.org",
  });

/**
 * What a browser reads: one record of RFC 8188, whose keys are derived as RFC 8291 (section 3.4) has it.
 *
 * @param own The keys that the browser has made for its subscription.
 * @param secret The secret that it has made with them.
 */
function decrypted(body: Buffer, own: ECDH, secret: Buffer): string {
  const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync("sha256", own.computeSecret(sender), secret, info, 32));
  const derived = (label: string, length: number) =>
    Buffer.from(hkdfSync("sha256", shared, salt, `Content-Encoding: ${label}\0`, length));
  const record = body.subarray(21 + sender.length);
  const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

it("a webhook is signed as Standard Webhooks has it", () => {
  // The example of the specification's reference libraries.
  const given = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", timestamp: 1614265330, body: '{"test": 2432232314}' };
  expect(signatureOf("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", given)).toBe(
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  );
});

it("a webhook gets what has rung, with a signature of the body and its time", async () => {
  status = 204;
  await delivery().deliver({ ringId, userId: ada.id, deviceId: null });
  const { headers, body, path } = received.at(-1) ?? { headers: {}, body: Buffer.alloc(0), path: "" };
  expect(path).toBe("/hook");
  expect(JSON.parse(body.toString())).toMatchObject({
    type: "alert.rang",
    data: {
      id: ringId,
      code: "ADAM",
      name: "Above fifty",
      day: "2024-06-28",
      value: 55.61,
      unit: "perShare",
      currency: "USD",
    },
  });
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const key = Buffer.from(SECRET.replace("whsec_", ""), "base64");
  expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
  expect(Number(headers["webhook-timestamp"])).toBe(server.now().getTime() / 1000);
});

it("a browser gets it encrypted for itself, signed by the keys of the server; one that is gone is forgotten", async () => {
  const { db } = server.database;
  const browser = createECDH("prime256v1");
  const secret = randomBytes(16);
  const device = {
    id: randomUUID(),
    user_id: ada.id,
    endpoint: `${origin}/push`,
    p256dh: browser.generateKeys("base64url"),
    auth: secret.toString("base64url"),
    created_at: server.now(),
  };
  await db.insertInto("push_devices").values(device).execute();
  const promised = { ringId, userId: ada.id, deviceId: device.id };
  status = 201;
  await delivery().deliver(promised);
  const { headers, body } = received.at(-1) ?? { headers: {}, body: Buffer.alloc(0) };
  expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(headers.authorization).toContain(`k=${pushKeys(server.dataDirectory)?.publicKey}`);
  expect(body.toString("latin1")).not.toContain("Above fifty");
  const url = "/#/pages/usercenter/usercenter#alerts";
  expect(JSON.parse(decrypted(body, browser, secret))).toMatchObject({ title: "Above fifty", tag: ringId, url });
  status = 410;
  await expect(delivery().deliver(promised)).rejects.toMatchObject({ isPermanent: true });
  expect(await db.selectFrom("push_devices").select("id").execute()).toEqual([]);
});

it("what was promised about an alert that is gone is delivered to nobody", async () => {
  const count = received.length;
  const gone = { ringId: randomUUID(), userId: ada.id, deviceId: null };
  await expect(delivery().deliver(gone)).rejects.toMatchObject({ isPermanent: true });
  expect(received).toHaveLength(count);
});
