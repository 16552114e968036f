import { describe, expect, it } from "vitest";
import { toneOf } from "./tone.ts";

const changed = (value: number | null, turn: Parameters<typeof toneOf>[0]["turn"] = null) => ({
  change: value === null ? ({ value, because: "loss-narrowed" } as const) : { value, provenance: { source: "demo" } },
  kind: "difference" as const,
  base: { value: 1, provenance: { source: "demo" } },
  turn,
});

describe("the tone of a change", () => {
  it("is a loss that goes up for a higher debt ratio", () => {
    expect(toneOf(changed(0.02), "lower", "fraction")).toEqual({ feeling: "bad", arrow: "up" });
    expect(toneOf(changed(-0.02), "lower", "fraction")).toEqual({ feeling: "good", arrow: "down" });
    expect(toneOf(changed(0.02), "higher", "fraction")).toEqual({ feeling: "good", arrow: "up" });
  });

  it("follows the turn where there is no percentage, or where a percentage would mislead", () => {
    expect(toneOf(changed(null, "loss-narrowed"), "higher", "money").feeling).toBe("good");
    expect(toneOf(changed(-1.5, "profit-to-loss"), "higher", "money").feeling).toBe("bad");
  });

  it("is flat where the written value is zero", () => {
    expect(toneOf(changed(0.004), "higher", "times").feeling).toBe("flat");
    expect(toneOf(changed(0.004), "higher", "fraction").feeling).toBe("good");
    expect(toneOf(changed(0.00001), "higher", "fraction").feeling).toBe("flat");
  });
});
