import { describe, expect, it } from "vitest";
import { withRoom } from "./with-room.ts";

describe("withRoom", () => {
  it("keeps a column that is large enough, and the values of one that is not", () => {
    const values = Float64Array.of(1, 2.5, -3);
    expect(withRoom(values, 3)).toBe(values);
    const larger = withRoom(values, 5000);
    expect(larger).toBeInstanceOf(Float64Array);
    expect([larger.length >= 5000, ...larger.subarray(0, 4)]).toEqual([true, 1, 2.5, -3, 0]);
  });

  it("at least doubles a column, so that filling one value after the other copies each a few times", () => {
    let [values, copies] = [new Uint8Array(), 0];
    for (let count = 1; count <= 100_000; count++) {
      const next = withRoom(values, count);
      if (next !== values) copies += values.length;
      values = next;
    }
    expect(copies).toBeLessThan(2 * 100_000);
  });
});
