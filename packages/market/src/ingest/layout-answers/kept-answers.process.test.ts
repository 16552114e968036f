import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetAnswers, type KeptAnswers, keepAnswers, readAnswers } from "./kept-answers.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "answers-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const kept = (layout: string, answer = "raw"): KeptAnswers => ({
  layout,
  answers: { basis: answer, currency: "unknown" },
  day: "2026-11-24",
  file: `${layout}.csv`,
});

describe("answers about layouts", () => {
  it("are read back, the newest of a layout counts, and they can be forgotten", async () => {
    expect(readAnswers(folder).size).toBe(0);
    expect(await forgetAnswers(folder, null)).toBe(0);
    await keepAnswers(folder, [kept("a"), kept("b")]);
    await keepAnswers(folder, [kept("a", "total-return")]);
    expect([...readAnswers(folder).values()]).toEqual([kept("b"), kept("a", "total-return")]);
    expect(await forgetAnswers(folder, "b")).toBe(1);
    expect(await forgetAnswers(folder, "b")).toBe(0);
    expect([...readAnswers(folder).keys()]).toEqual(["a"]);
    expect(await forgetAnswers(folder, null)).toBe(1);
    expect(readAnswers(folder).size).toBe(0);
  });

  it("write nothing where nothing was answered", async () => {
    await keepAnswers(folder, []);
    expect(await readdir(folder)).toEqual([]);
  });

  it("of imports that end at the same time are all kept, and nothing else is left in their folder", async () => {
    const layouts = Array.from({ length: 12 }, (_, number) => `layout ${number}`);
    await Promise.all(layouts.map((layout) => keepAnswers(folder, [kept(layout)])));
    expect([...readAnswers(folder).keys()].sort()).toEqual(layouts.toSorted());
    expect(await readdir(join(folder, "layout-answers"))).toEqual(["answers.json"]);
  });

  it.each([
    "",
    "{",
    "[]",
    "null",
    '{"version":2,"layouts":[]}',
    '{"version":1,"layouts":[{"layout":"a","answers":{"colour":"red"},"day":"2026-11-24","file":"a"}]}',
    '{"version":1,"layouts":[{"layout":"a","answers":{"basis":1},"day":"2026-11-24","file":"a"}]}',
  ])("that are damaged are refused with what removes them: %j", async (content) => {
    await keepAnswers(folder, [kept("a")]);
    await writeFile(join(folder, "layout-answers", "answers.json"), content);
    expect(() => readAnswers(folder)).toThrow(/cannot be read.*answers --forget-all/);
    await expect(keepAnswers(folder, [kept("b")])).rejects.toThrow(/--forget-all/);
    await forgetAnswers(folder, null);
    await keepAnswers(folder, [kept("b")]);
    expect([...readAnswers(folder).keys()]).toEqual(["b"]);
  });

  it("survive a process that is killed while it writes them", async () => {
    await keepAnswers(folder, [kept("before")]);
    for (let milliseconds = 0; milliseconds < 60; milliseconds += 12) {
      const script = join(import.meta.dirname, "testing/keep-until-killed.ts");
      const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
      await once(child.stdout, "data");
      await pause(milliseconds);
      child.kill("SIGKILL");
      await once(child, "exit");
      expect(readAnswers(folder).get("before")).toEqual(kept("before"));
    }
    await keepAnswers(folder, [kept("after")]);
    expect(readAnswers(folder).has("after")).toBe(true);
    expect(await readdir(join(folder, "layout-answers"))).toEqual(["answers.json"]);
  }, 60_000);
});
