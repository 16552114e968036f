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
