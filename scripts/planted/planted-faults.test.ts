import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../setup.mjs";
import { isStaticStep, type PlantedFault, planted } from "./planted-fault.ts";
import { faultsWith, ROOMS } from "./planted-faults.ts";

const ALL = Object.values(ROOMS).flat();
const sourceOf = ({ file }: PlantedFault) => readFileSync(join(root, file), "utf8");

describe("the planted faults", () => {
  it("are forty at least, and of every room so many that each kind of mistake there is tried", () => {
    expect(ALL.length).toBeGreaterThanOrEqual(40);
    const least = { core: 15, market: 8, server: 12, page: 12 };
    for (const [room, count] of Object.entries(least)) {
      expect(ROOMS[room as keyof typeof ROOMS].length, room).toBeGreaterThanOrEqual(count);
    }
  });

  it("are named once each", () => {
    expect(new Set(ALL.map(({ fault }) => fault)).size).toBe(ALL.length);
  });

  it("are chosen by words of their room, kind, file and sentence", () => {
    expect(faultsWith([])).toEqual(ALL);
    const chosen = faultsWith(["core", "SIGN"]);
    expect(chosen.length).toBeGreaterThan(1);
    for (const fault of chosen) expect(ROOMS.core).toContain(fault);
    expect(faultsWith(["core", "no such fault"])).toEqual([]);
  });
});

describe.each(ALL.map((fault) => [fault.fault, fault] as const))("the planted fault “%s”", (_, fault) => {
  it("replaces a text that stands once in its file, by another one", () => {
    const sound = sourceOf(fault);
    const faulty = planted(fault, sound);
    expect(faulty).not.toBe(sound);
    expect(faulty).toHaveLength(sound.length - fault.find.length + fault.put.length);
  });

  it("names tests that are there, of which none is the file that it changes", () => {
    expect(fault.by.length).toBeGreaterThan(0);
    for (const by of fault.by.filter((name) => !isStaticStep(name))) {
      expect(by).toMatch(/\.test\.tsx?$/);
      expect(existsSync(join(root, by)), by).toBe(true);
    }
    expect(fault.file).not.toMatch(/\.test\.tsx?$/);
  });
});

describe("planting", () => {
  const fault = { fault: "A sum is a difference", kind: "wrong sign", file: "sum.ts", by: ["types"] };

  it("changes the one place", () => {
    expect(planted({ ...fault, find: "a + b", put: "a - b" }, "return a + b;")).toBe("return a - b;");
    expect(planted({ ...fault, find: "a + b", put: "$&" }, "return a + b;")).toBe("return $&;");
  });

  it("refuses a text that is not there, and one that is there more than once", () => {
    expect(() => planted({ ...fault, find: "a * b", put: "a" }, "return a + b;")).toThrow("0 times");
    expect(() => planted({ ...fault, find: "a", put: "b" }, "a + a + a")).toThrow("3 times");
  });
});
