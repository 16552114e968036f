import { describe, expect, it } from "vitest";
import { keptIn, SharedColumns } from "./kept-columns.ts";

const column = (value: number) => new Float64Array(new SharedArrayBuffer(8)).fill(value);

describe("the columns that a run keeps", () => {
  it("are found by its next combination of parameters, not made again", () => {
    const { kept } = keptIn(new Map());
    kept.keep("margin", column(7));
    expect(kept.find("margin")?.[0]).toBe(7);
  });

  it("are given to later runs together with those of earlier ones, what was used last at the end", () => {
    const shared = new SharedColumns();
    shared.add([
      ["margin", column(1)],
      ["growth", column(2)],
    ]);
    const { kept, used } = keptIn(shared.all());
    kept.keep("debt", column(3));
    kept.find("growth");
    kept.find("debt");
    expect(used().map(([key]) => key)).toEqual(["growth", "debt"]);
    shared.add(used());
    expect([...shared.all().keys()].sort()).toEqual(["debt", "growth", "margin"]);
  });
});
