import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SparseColumn } from "./sparse-column.ts";

describe("numbers of some rows", () => {
  it("are found at their rows and at no others, as in a whole column", () => {
    const columns = fc.array(fc.option(fc.double({ noNaN: true }), { freq: 3 }), { maxLength: 40 });
    fc.assert(
      fc.property(columns, (column) => {
        const rows = [...column.keys()].filter((row) => column[row] !== null);
        const values = rows.map((row) => column[row] as number);
        const sparse = new SparseColumn(Int32Array.from(rows), Float64Array.from(values));
        for (let row = -1; row <= column.length; row++) expect(sparse.at(row)).toBe(column[row] ?? undefined);
      }),
    );
  });

  it("are one for each row", () => {
    expect(() => new SparseColumn(Int32Array.of(1, 2), Float64Array.of(5))).toThrow("There are 1 values of 2 rows.");
  });
});
