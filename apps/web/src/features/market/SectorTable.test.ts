import { describe, expect, it } from "vitest";
import { changeBars } from "./SectorTable.tsx";

describe("the bars of changes", () => {
  it("draws gains and losses from one zero line on one scale", () => {
    // By hand: the scale runs from -0.1 to 0.3, so zero lies at a quarter.
    expect(changeBars([0.3, -0.1, 0.1])).toEqual([
      { isGain: true, start: "25%", width: "75%" },
      { isGain: false, start: "0%", width: "25%" },
      { isGain: true, start: "25%", width: "25%" },
    ]);
  });

  it("has no bar for a missing change", () => {
    expect(changeBars([null, 0.2])[0]).toBeNull();
    expect(changeBars([0, 0])).toEqual([null, null]);
  });

  it("does not change when all changes are doubled", () => {
    const changes = [0.04, -0.02, 0.11, null, -0.07];
    expect(changeBars(changes.map((change) => change && change * 2))).toEqual(changeBars(changes));
  });
});
