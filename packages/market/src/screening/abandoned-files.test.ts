import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { identityOf, ownName } from "../snapshot/index.ts";
import { removeAbandoned, spareFolder } from "./index.ts";

const ID = "a".repeat(64);
const [pid, started, machine] = ownName().split("-") as [string, string, string];
/** Above the default limit of process numbers. */
const ENDED = `4194303-1-${machine}`;
const HEX = "0123456789ab";

let parent: string;
let dataDirectory: string;
let screenings: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "plumbline-abandoned-"));
  dataDirectory = join(parent, "data");
  screenings = join(dataDirectory, "markets/us/screenings");
  mkdirSync(screenings, { recursive: true });
});
afterEach(() => rmSync(parent, { recursive: true }));

/** Puts something there that was last changed so long ago. */
function left(path: string, ageMinutes = 0): void {
  writeFileSync(path, "left");
  const changed = new Date(Date.now() - ageMinutes * 60_000);
  utimesSync(path, changed, changed);
}

describe("what a process left in a data directory", () => {
  it.each([
    ["a factor history of a process that ended", `${ID}.factors.${ENDED}-${HEX}`, 0],
    ["a screening of a process that ended", `${ID}.screening.${ENDED}-${HEX}`, 0],
    ["a study of a process that ended", `${ID}.study.${ENDED}-${HEX}`, 0],
    // As after the restart of a container, in which the server has the number 1 each time.
    ["a file of an earlier process of this one's number", `${ID}.factors.${pid}-1-${machine}-${HEX}`, 0],
    ["a file of another machine that wrote nothing for an hour", `${ID}.factors.${pid}-${started}-0123abcd-${HEX}`, 61],
    ["a file of a process that ended, by an earlier version", `${ID}.factors.4194303`, 0],
    ["a file of this one's number, by an earlier version, that did not change for an hour", `${ID}.factors.${pid}`, 61],
  ])("is removed: %s", async (_, name, age) => {
    const path = join(screenings, name);
    left(path, age);
    expect(await removeAbandoned(dataDirectory)).toEqual([path]);
    expect(readdirSync(screenings)).toEqual([]);
  });

  it.each([
    ["a file of this process, however old", `${ID}.factors.${ownName()}-${HEX}`, 6000],
    ["a file of another machine that wrote lately", `${ID}.factors.1-1-0123abcd-${HEX}`, 59],
    ["a file of a number in use, by an earlier version, that changed lately", `${ID}.factors.${pid}`, 59],
    ["a finished file", `${ID}.factors`, 6000],
    ["a file that is none of ours", `notes.factors.${ENDED}-${HEX}`, 6000],
  ])("stays: %s", async (_, name, age) => {
    left(join(screenings, name), age);
    expect(await removeAbandoned(dataDirectory)).toEqual([]);
    expect(readdirSync(screenings)).toEqual([name]);
  });

  it("is removed of a first import that was killed, in every market", async () => {
    const claim = join(dataDirectory, "markets/asia", `tmp-${ENDED}-${HEX}`);
    mkdirSync(join(claim, "snapshot"), { recursive: true });
    left(join(claim, "snapshot/prices"));
    expect(await removeAbandoned(dataDirectory)).toEqual([claim]);
    expect(readdirSync(join(dataDirectory, "markets/asia"))).toEqual([]);
  });

  it("is looked for in spare folders of ended processes of this machine alone", async () => {
    const ended = `plumbline-${ENDED}-${HEX}`;
    const others = [`plumbline-${pid}-${started}-0123abcd-${HEX}`, "plumbline-of-mine"];
    const own = spareFolder(parent);
    for (const name of [ended, ...others]) mkdirSync(join(parent, name));
    mkdirSync(own);
    left(join(own, `${ID}.screening`), 6000);
    expect(await removeAbandoned(dataDirectory, parent)).toEqual([join(parent, ended)]);
    expect(readdirSync(own)).toHaveLength(1);
    expect(readdirSync(parent)).toEqual(expect.arrayContaining(others));
  });

  it("is no error where there is no data directory", async () => {
    expect(await removeAbandoned(join(parent, "missing"), join(parent, "missing"))).toEqual([]);
  });
});

describe("the name of a process", () => {
  it.skipIf(process.platform !== "linux")(
    "is told from that of another one while it runs, and known to have ended after",
    async () => {
      const child = spawn(process.execPath, ["-e", "process.stdin.resume()"]);
      await once(child, "spawn");
      const stat = (await import("node:fs")).readFileSync(`/proc/${child.pid}/stat`, "utf8").replace(/^.*\) /s, "");
      const name = `${ID}.factors.${child.pid}-${stat.split(" ")[19]}-${machine}-${HEX}`;
      left(join(screenings, name), 6000);
      expect(await removeAbandoned(dataDirectory)).toEqual([]);
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(await removeAbandoned(dataDirectory)).toEqual([join(screenings, name)]);
    },
  );

  it("is read back, and no other text is one", () => {
    expect(identityOf(ownName())).toEqual({ pid: Number(pid), started, machine });
    expect([identityOf("1-2"), identityOf("of-mine"), identityOf("")]).toEqual([null, null, null]);
    expect(identityOf("12")).toEqual({ pid: 12, started: "0", machine });
  });
});
