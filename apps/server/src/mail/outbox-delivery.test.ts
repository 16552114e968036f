import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { outboxDelivery } from "./outbox-delivery.ts";

const message = (number: number) => ({
  to: "kim@reader.example",
  subject: `Message ${number}`,
  text: "您好\n",
  html: "<p>您好</p>",
});

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "outbox-"));
  folder = join(parent, "outbox");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const stored = async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))));
};

describe("the outbox folder", () => {
  it("holds one file for each message, with the fields of the message and no others", async () => {
    const outbox = outboxDelivery({ folder });
    await outbox.deliver(message(1), { id: "a" });
    await outbox.deliver({ to: "+14155550123", text: "123456" });
    expect(await stored()).toEqual([message(1), { to: "+14155550123", text: "123456" }]);
  });

  it("names the files in the order in which the messages came, also within a millisecond", async () => {
    const outbox = outboxDelivery({ folder });
    const numbers = Array.from({ length: 30 }, (_, number) => number);
    await Promise.all(numbers.map((number) => outbox.deliver(message(number))));
    expect((await stored()).map(({ subject }) => subject)).toEqual(numbers.map((number) => `Message ${number}`));
  });

  it("names a file after when its message was promised and to whom: the last one of an address is the newest", async () => {
    // Two servers write into one folder, and one of them delivers late what it promised first.
    const [one, other] = [outboxDelivery({ folder }), outboxDelivery({ folder })];
    const promised = (second: number) => ({ queuedAt: new Date(Date.UTC(2026, 6, 1, 12, 0, second)) });
    await one.deliver({ to: "+14155550123", text: "000000" }, promised(0));
    await other.deliver({ ...message(2), to: "ada@example.org" }, promised(2));
    await one.deliver({ ...message(1), to: "ada@example.org" }, promised(1));
    await other.deliver({ ...message(3), to: "n-ada@example.org" }, promised(3));
    const names = (await readdir(folder)).sort();
    expect(names.map((name) => name.replace(/^(\w+)-\d{4}-[\da-f]{8}-/, "$1 "))).toEqual([
      "20260701T120000000Z to=+14155550123.json",
      "20260701T120001000Z to=ada@example.org.json",
      "20260701T120002000Z to=ada@example.org.json",
      "20260701T120003000Z to=n-ada@example.org.json",
    ]);
    const newest = names.findLast((name) => name.endsWith("=ada@example.org.json")) ?? "";
    expect(JSON.parse(await readFile(join(folder, newest), "utf8"))).toMatchObject({ subject: "Message 2" });
  });

  it.each([
    // What may stand before the @ (RFC 5322, 3.2.3) and no name of a file may hold on each system.
    ["a/b*c?d|e@example.org", /=a%2Fb%2Ac%3Fd%7Ce@example\.org\.json$/],
    ["a%2fb@example.org", /=a%252fb@example\.org\.json$/],
    ["a=josé@example.org", /=a%3Djosé@example\.org\.json$/],
    [`${"/".repeat(64)}@example.org`, /=longer-[\da-f]{64}\.json$/],
  ] as const)("writes the address %s so that each system takes it", async (to, written) => {
    await outboxDelivery({ folder }).deliver({ ...message(1), to });
    const [name = ""] = await readdir(folder);
    expect(name).toMatch(written);
    expect(Buffer.byteLength(`.${name}.tmp`)).toBeLessThanOrEqual(255);
  });

  it.skipIf(process.platform === "win32")("is readable by its owner alone", async () => {
    await outboxDelivery({ folder }).deliver(message(1));
    const [name = ""] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it("keeps the newest thousand messages and nothing that a crash left half written", async () => {
    const outbox = outboxDelivery({ folder });
    await outbox.deliver(message(1));
    const old = Array.from(
      { length: 1002 },
      (_, number) => `20200101T000000000Z-${String(number).padStart(4, "0")}.json`,
    );
    for (const name of old) await writeFile(join(folder, name), JSON.stringify({ subject: name }));
    for (const name of [".abandoned.json.tmp", ".fresh.json.tmp"]) await writeFile(join(folder, name), "{");
    await utimes(join(folder, ".abandoned.json.tmp"), 0, 0);
    await outbox.deliver(message(2));
    const subjects = (await stored()).map(({ subject }) => subject);
    expect(subjects).toEqual([...old.slice(4), "Message 1", "Message 2"]);
    expect((await readdir(folder)).filter((name) => name.endsWith(".tmp"))).toEqual([".fresh.json.tmp"]);
  });

  it("is a failure that passes if it cannot be written", async () => {
    await writeFile(folder, "a file stands in the way");
    const failure = outboxDelivery({ folder }).deliver(message(1));
    await expect(failure).rejects.toMatchObject({ name: "DeliveryError", isPermanent: false });
  });
});
