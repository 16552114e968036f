import { describe, expect, it } from "vitest";
import { METRICS } from "../../fundamentals/index.ts";
import { buildMatrix, classicScreens, SCREEN_GROUPS, SCREEN_METRICS, screenMetricOf } from "../index.ts";

describe("the numbers of the screener", () => {
  it("have one column of a matrix each, and each column has an entry", () => {
    const ids = SCREEN_METRICS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...buildMatrix([]).metrics.keys()].sort()).toEqual([...ids].sort());
  });

  it("agree with their columns on which way is better", () => {
    const { metrics } = buildMatrix([]);
    for (const { id, good } of SCREEN_METRICS) expect(metrics.get(id)?.good, id).toBe(good);
  });

  it("hold the fifteen metrics in five columns each", () => {
    const ofMetrics = SCREEN_METRICS.filter(({ metric }) => metric !== null);
    expect(ofMetrics).toHaveLength(15 * 5);
    expect(new Set(ofMetrics.map(({ metric }) => metric))).toEqual(new Set(METRICS.map(({ id }) => id)));
    expect(screenMetricOf("revenue.yearOverYear")).toMatchObject({ unit: "fraction", group: "growth" });
    // The change of a multiple is a difference of multiples.
    expect(screenMetricOf("currentRatio.yearOverYear")).toMatchObject({ unit: "times", group: "defensive" });
  });

  it("come group by group, each with a formula and a source", () => {
    const groups = SCREEN_METRICS.map(({ group }) => SCREEN_GROUPS.indexOf(group));
    expect(groups).toEqual([...groups].sort((a, b) => a - b));
    for (const { id, formula, source } of SCREEN_METRICS) expect([formula, source], id).not.toContain("");
  });

  it("include every number of the classic screens", () => {
    for (const { filters, order } of classicScreens(0.05)) {
      const filtered = filters.flatMap((filter) => ("metric" in filter ? [filter.metric] : []));
      const sorted = "metric" in order ? [order.metric] : order.bestBy;
      for (const id of [...filtered, ...sorted]) expect(screenMetricOf(id), id).not.toBeNull();
    }
  });

  it("include none under an unknown name", () => {
    for (const id of ["", "constructor", "PE", "revenue"]) expect(screenMetricOf(id)).toBeNull();
  });
});
