import { describe, expect, it } from "vitest";
import { lossOf } from "./loss-of.ts";

const before = { priced: 100, bars: 10_000, companies: 50, facts: 5000 };

describe("lossOf", () => {
  it.each([
    ["nothing less", before, false],
    ["a tenth of the bars less", { ...before, bars: 9000 }, false],
    ["more than a tenth of the bars less", { ...before, bars: 8999 }, true],
    ["more than a tenth of the stocks less", { ...before, priced: 89 }, true],
    ["no companies", { ...before, companies: 0 }, true],
    ["fewer facts", { ...before, facts: 1 }, true],
  ])("judges %s", (_, after, isRefused) => {
    expect(lossOf(before, after) !== null).toBe(isRefused);
  });

  it("names the loss and the way out", () => {
    expect(lossOf(before, { ...before, bars: 10 })).toMatch(/from 10000 to 10 bars.*--force/);
  });
});
