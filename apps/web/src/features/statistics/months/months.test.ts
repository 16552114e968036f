import { describe, expect, it } from "vitest";
import { statisticsOf } from "../statistics.fixture.ts";
import { monthChartLayout } from "./MonthMarks.tsx";
import { headlineKey, headlineOf, monthColumns } from "./month-columns.ts";

const january = (value: number | null) => [value, ...new Array<null>(11).fill(null)];

describe("monthColumns", () => {
  it("collects the returns of a month in every year, and counts only gains above zero", () => {
    const [first] = monthColumns(statisticsOf({ years: [january(0.1), january(0), january(-0.2)] }), []);
    expect(first?.returns).toEqual([
      { year: 2021, value: 0.1 },
      { year: 2022, value: 0 },
      { year: 2023, value: -0.2 },
    ]);
    expect(first?.wins).toBe(1);
  });

  it("leaves out the running month", () => {
    const running = { year: 2022, month: 1, to: "2022-01-14" };
    const [first] = monthColumns(statisticsOf({ years: [january(0.1), january(0.3)], running }), []);
    expect(first?.returns.map(({ year }) => year)).toEqual([2021]);
  });

  it("marks a month when one of its years contains a doubtful move", () => {
    const doubt = { day: "2022-03-15", change: 0.61, because: "unsupported", other: null } as const;
    const columns = monthColumns(statisticsOf({ years: [january(0.1), january(0.3)] }), [doubt]);
    expect(columns.filter(({ isDoubtful }) => isDoubtful).map(({ month }) => month)).toEqual([2]);
  });
});

describe("headlineOf", () => {
  const averages = [0.02, 0.05, -0.04, 0.01, 0, 0, 0, 0, 0, 0, 0, 0];
  const years = [january(0.1)];
  const of = (given: Omit<Parameters<typeof statisticsOf>[0], "years">) =>
    headlineOf(monthColumns(statisticsOf({ years, ...given }), []));

  it("names the best month where there is no evidence", () => {
    expect(of({ average: averages })).toMatchObject({ column: { month: 1 }, kind: "best" });
  });

  it("names the month with the strongest evidence where there is some", () => {
    expect(of({ average: averages, evidence: { 2: "weak" } })).toMatchObject({ column: { month: 2 }, kind: "worst" });
    const both = { 0: "moderate", 2: "weak" } as const;
    expect(of({ average: averages, evidence: both, q: { 0: 0.04, 2: 0.01 } })).toMatchObject({
      column: { month: 0 },
      kind: "marked",
    });
    const weak = { 0: "weak", 2: "weak" } as const;
    expect(of({ average: averages, evidence: weak, q: { 0: 0.09, 2: 0.06 } })).toMatchObject({ column: { month: 2 } });
  });

  it("is null where no month has enough years", () => {
    expect(of({})).toBeNull();
  });
});

describe("monthChartLayout", () => {
  it("draws averages from zero, and dots in the order of the years", () => {
    const average = [0.1, -0.1, ...new Array<null>(10).fill(null)];
    const columns = monthColumns(statisticsOf({ years: [january(0.2), january(-0.2)], average }), []);
    const { columns: places, ticks } = monthChartLayout(columns);
    const near = (place: number) => expect.closeTo(place, 9);
    // From -0.2 to 0.2: zero is in the middle, 0.1 a quarter above it.
    expect(places[0]?.bar).toEqual({ top: near(0.25), height: near(0.25) });
    expect(places[1]?.bar).toEqual({ top: near(0.5), height: near(0.25) });
    expect(places[2]?.bar).toBeNull();
    expect(places[0]?.dots.map(({ year, top }) => [year, top])).toEqual([
      [2021, 0],
      [2022, 1],
    ]);
    expect(places[0]?.dots[0]?.left).toBeLessThan(places[0]?.dots[1]?.left ?? 0);
    expect(ticks.find(({ value }) => value === 0)?.top).toBe(0.5);
  });
});

describe("the headline", () => {
  it("says all years where the month gained in each of several, and counts them otherwise", () => {
    expect(headlineKey("best", { n: 5, wins: 5 })).toBe("statistics.headlineAll.best");
    expect(headlineKey("worst", { n: 5, wins: 4 })).toBe("statistics.headline.worst");
    expect(headlineKey("marked", { n: 1, wins: 1 })).toBe("statistics.headline.marked");
  });
});
