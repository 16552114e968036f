import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identityOf, ownName } from "@plumbline/market/snapshot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataDirectory } from "./data-directory-lock.ts";
import { type RunningScript, runScript } from "./testing/run-script.ts";

let folder: string;
const scripts: RunningScript[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "plumbline-lock-"));
});
afterEach(async () => {
  for (const script of scripts.splice(0)) await script.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** A process that says `locked` or the code of its refusal once it was told to try, and stays. */
function lockInChild(): RunningScript {
  const module = join(import.meta.dirname, "data-directory-lock.ts");
  const script = runScript(
    `import { lockDataDirectory } from ${JSON.stringify(module)};
     const attempt = lockDataDirectory(process.argv[1]);
     console.log(await attempt.then(() => "locked", (error) => error.code));
     setInterval(() => {}, 1000);`,
    folder,
  );
  scripts.push(script);
  return script;
}

describe("the lock of a data folder", () => {
  it("refuses a second server in one sentence with the number of the first", async () => {
    const first = lockInChild();
    expect(await first.firstLine()).toBe("locked");
    await expect(lockDataDirectory(folder)).rejects.toMatchObject({
      code: "data-directory-locked",
      message: `Another Plumbline, process ${first.child.pid}, uses the data folder ${folder}: stop it, set DATA_DIR to another folder, or give both servers one DATABASE_URL and folders of their own.`,
    });
    expect(readdirSync(join(folder, "servers"))).toHaveLength(1);
  });

  it("is free at once when its server was killed", async () => {
    const killed = lockInChild();
    expect(await killed.firstLine()).toBe("locked");
    await killed.kill();
    const lock = await lockDataDirectory(folder);
    expect(readdirSync(join(folder, "servers"))).toHaveLength(1);
    lock.release();
    expect(readdirSync(join(folder, "servers"))).toEqual([]);
  });

  it("is free when its number belongs to another process since the machine was started again", async () => {
    const own = identityOf(ownName());
    (await lockDataDirectory(folder)).release();
    // The same number, but a process that began a tick after the machine did.
    writeFileSync(join(folder, "servers", `${process.pid}-1-${own?.machine}-00112233aabb`), "");
    (await lockDataDirectory(folder)).release();
    expect(readdirSync(join(folder, "servers"))).toEqual([]);
  });

  it("is held by exactly one of the servers that start at the same moment", async () => {
    for (let round = 0; round < 2; round++) {
      const children = [lockInChild(), lockInChild(), lockInChild()];
      const outcomes = await Promise.all(children.map((child) => child.firstLine()));
      expect(outcomes.sort()).toEqual(["data-directory-locked", "data-directory-locked", "locked"]);
      for (const script of scripts.splice(0)) await script.kill();
      (await lockDataDirectory(folder)).release();
    }
  });

  it("is held by exactly one of many that ask in the same instant", async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDirectory(folder)));
    const held = attempts.flatMap((attempt) => (attempt.status === "fulfilled" ? [attempt.value] : []));
    expect(held).toHaveLength(1);
    expect(readdirSync(join(folder, "servers"))).toHaveLength(1);
    held[0]?.release();
  });

  it("respects a server in another container as long as that shows that it lives, and not longer", async () => {
    (await lockDataDirectory(folder, 1000)).release();
    const claim = join(folder, "servers", "1-1-0badcafe-00112233aabb");
    writeFileSync(claim, "");
    const life = setInterval(() => utimesSync(claim, Date.now() / 1000, Date.now() / 1000), 100);
    await expect(lockDataDirectory(folder, 1000)).rejects.toThrow(/process 1, uses the data folder/);
    clearInterval(life);
    (await lockDataDirectory(folder, 1000)).release();
    expect(readdirSync(join(folder, "servers"))).toEqual([]);
  });
});
