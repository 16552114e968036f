import { describe, expect, it } from "vitest";
import { statisticsOf } from "../statistics.fixture.ts";
import { tableModel } from "./table-model.ts";

const none = new Array<number | null>(12).fill(null);
const model = tableModel(
  statisticsOf({
    years: [none.with(10, 0.1).with(11, -0.02), none.with(0, 0.03).with(1, 0.05)],
    running: { year: 2022, month: 2, to: "2022-02-15" },
    average: none.with(0, 0.03),
  }),
);

describe("the table of years and months", () => {
  it("has the newest year first", () => {
    expect(model.years.map(({ year }) => year)).toEqual([2022, 2021]);
  });

  it("knows of every cell which days it is about", () => {
    const [newest] = model.years;
    expect(newest?.cells[0]).toEqual({
      isRunning: false,
      figure: {
        value: 0.03,
        provenance: { source: "demo", formula: "STA-11", periodStart: "2022-01-01", periodEnd: "2022-01-31" },
      },
    });
    expect(newest?.cells[1]).toMatchObject({
      isRunning: true,
      figure: { provenance: { periodStart: "2022-02-01", periodEnd: "2022-02-15" } },
    });
    expect(newest?.cells[2]).toBeNull();
  });

  it("measures a year from its first to its last month that counts", () => {
    const [running, partial] = model.years;
    expect(partial?.total).toMatchObject({
      provenance: { formula: "STA-14", periodStart: "2021-11-01", periodEnd: "2021-12-31" },
    });
    expect(running?.total).toMatchObject({ provenance: { periodStart: "2022-01-01", periodEnd: "2022-01-31" } });
  });

  it("says why a calendar month has no average", () => {
    expect(model.footers.average[0]).toMatchObject({ value: 0.03, provenance: { formula: "STA-13" } });
    expect(model.footers.average[1]).toEqual({ value: null, because: "history-too-short" });
  });
});
