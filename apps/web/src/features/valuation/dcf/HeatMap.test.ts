import { describe, expect, it } from "vitest";
import { heatDecimals, heatRows } from "./HeatMap.tsx";

const grid = {
  wacc: [0.08, 0.09, 0.1],
  terminalGrowth: [0.02, 0.03, 0.04],
  values: [
    [12, 15, null],
    [10, 11, 13],
    [7, 9, 10.5],
  ],
};
const cells = (price: number | null) => heatRows(grid, price).rows.map((row) => row.cells);

describe("the cells of the heat map", () => {
  it("draw the line of the price once between two neighbours on different sides of it", () => {
    const lines = cells(10.2).flatMap((row, r) =>
      row.flatMap(({ crossesTop, crossesStart }, c) => [
        ...(crossesTop ? [`above ${r},${c}`] : []),
        ...(crossesStart ? [`before ${r},${c}`] : []),
      ]),
    );
    // Above the price: 12, 15, 11, 13 and 10.5.
    expect(lines).toEqual(["above 1,0", "before 1,1", "above 2,1", "before 2,2"]);
  });

  it("are neither above nor below the price without a price or a value", () => {
    expect(
      cells(null)
        .flat()
        .every(({ isAbove, heat }) => isAbove === null && heat === 0),
    ).toBe(true);
    expect(cells(10)[0]?.[2]?.isAbove).toBeNull();
  });

  it("have a stronger colour farther from the price", () => {
    const [row] = cells(10);
    // 20 % and 50 % of the 60 % at which the colour is full.
    expect(row?.[0]?.heat).toBe(12 / 3);
    expect(row?.[1]?.heat).toBe(12 * (5 / 6));
  });

  it("count their offsets from the middle", () => {
    const { columns, rows } = heatRows(grid, 10);
    expect(columns.map(({ offset }) => offset)).toEqual([-1, 0, 1]);
    expect(rows[1]).toMatchObject({ rate: 0.09, offset: 0 });
  });

  it("have one number of decimals, for which the largest value leaves room", () => {
    expect(heatDecimals({ values: [[12, null], [3.25]] })).toBe(1);
    expect(heatDecimals({ values: [[12, 245]] })).toBe(0);
    expect(heatDecimals({ values: [[-9.5, 0.4]] })).toBe(2);
  });
});
