import { describe, expect, it } from "vitest";
import { sweepsInTheMiddle } from "./order-of-tests.ts";

/** `b` is a browser test, `s` one that sweeps, `u` another. */
const ordered = (files: string) =>
  sweepsInTheMiddle(files.split(" "), (file) => ({
    isSweep: file.startsWith("s"),
    project: file.startsWith("u") ? "unit" : "browser",
  })).join(" ");

describe("the order of test files", () => {
  it("begins the sweeps after a third of the other browser tests", () => {
    expect(ordered("b1 b2 b3 b4 b5 b6 s1 s2 u1 u2")).toBe("b1 b2 s1 s2 b3 b4 b5 b6 u1 u2");
  });

  it("keeps the order of all else, whatever project comes first", () => {
    expect(ordered("u1 u2 s1 b1 b2 b3")).toBe("u1 u2 b1 s1 b2 b3");
  });

  it("is the same where there is no sweep, or nothing else", () => {
    expect(ordered("b1 b2 u1")).toBe("b1 b2 u1");
    expect(ordered("s1 s2")).toBe("s1 s2");
    expect(ordered("s1 s2 u1")).toBe("s1 s2 u1");
  });
});
