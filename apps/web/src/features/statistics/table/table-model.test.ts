import type { WireFigure } from "@plumbline/contract";
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
  [],
);

describe("a doubtful move", () => {
  it("is part of its month, its year and its calendar month, and of nothing else", () => {
    const years = [none.with(10, 0.1).with(11, -0.02), none.with(0, 0.03).with(1, 0.05).with(10, 0.6)];
    const statistics = statisticsOf({ years, average: none.with(0, 0.03).with(10, 0.35) });
    // A move on the first of the month is part of the month's return, which is measured from the previous close.
    const doubt = { day: "2022-11-01", change: 0.61, because: "unsupported", other: null } as const;
    const { years: rows, footers } = tableModel(statistics, [doubt]);
    const isDoubtful = (figure: WireFigure | null | undefined) =>
      figure?.value != null && figure.provenance.doubtful?.join() === "2022-11-01";
    const [newest, older] = rows;
    expect([newest?.cells[10]?.figure, newest?.total, footers.average[10]].map(isDoubtful)).toEqual([true, true, true]);
    const others = [newest?.cells[0]?.figure, newest?.cells[1]?.figure, older?.cells[10]?.figure, older?.total];
    expect([...others, footers.average[0]].map(isDoubtful)).toEqual([false, false, false, false, false]);
  });
});

describe("the table of years and months", () => {
  it("has the newest year first", () => {
    expect(model.years.map(({ year }) => year)).toEqual([2022, 2021]);
  });

  it("has the period of every cell", () => {
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

  it("gives the reason why a calendar month has no average", () => {
    expect(model.footers.average[0]).toMatchObject({ value: 0.03, provenance: { formula: "STA-13" } });
    expect(model.footers.average[1]).toEqual({ value: null, because: "history-too-short" });
  });
});
