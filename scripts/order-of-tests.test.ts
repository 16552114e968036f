import { describe, expect, it } from "vitest";
import { sweepsInTheMiddle } from "./order-of-tests.ts";

/** `b` is a browser test, `c` one that copies the market, `s` one that sweeps, `u` no browser test. */
const ordered = (files: string) =>
  sweepsInTheMiddle(files.split(" "), (file) => ({
    isSweep: file.startsWith("s"),
    isBefore: file.startsWith("b"),
  })).join(" ");

describe("the order of test files", () => {
  it("begins the sweeps after a third of the browser tests that copy no market", () => {
    expect(ordered("c1 b1 b2 b3 c2 b4 b5 b6 s1 s2 u1 u2")).toBe("b1 b2 s1 s2 c1 b3 c2 b4 b5 b6 u1 u2");
  });

  it("keeps the order of each part", () => {
    expect(ordered("u1 s2 b3 s1 b1 b2 u2")).toBe("b3 s2 s1 u1 b1 b2 u2");
  });

  it("loses no file where there is no sweep, or nothing else", () => {
    expect(ordered("b1 b2 u1")).toBe("b1 b2 u1");
    expect(ordered("s1 s2")).toBe("s1 s2");
    expect(ordered("u1 u2")).toBe("u1 u2");
  });
});
