import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { type CheckStudyAnswer, checkStudyQuery } from "./check-study.query.ts";
import { betterSide, overallRow, verdictOf, withinYears, yearRows } from "./study-rows.ts";

const provenance = { source: "sec", periodEnd: "2024-06-28", formula: "O1" };
const comparison = {
  passed: { n: 40, mean: 0.12, median: 0.1 },
  failed: { n: 0, mean: null, median: null },
  difference: null,
  interval: { value: null, because: "side-too-small" as const },
};
const answer: CheckStudyAnswer = {
  check: "O1",
  threshold: null,
  delisted: 0,
  provenance,
  years: [{ day: "2022-06-28", until: "2023-06-28", unknown: 3, ...comparison }],
  overall: comparison,
  withinYears: { difference: { value: 0.02, provenance }, interval: { low: -0.01, high: 0.05 } },
};

describe("the answer on screen while the next one is computed", () => {
  const shownAfter = (check: string, threshold: number | null) => {
    const client = new QueryClient();
    const asked = checkStudyQuery("O1", null);
    client.setQueryData(asked.queryKey, answer);
    const observer = new QueryObserver(client, { ...asked, enabled: false });
    const leave = observer.subscribe(() => undefined);
    expect(observer.getCurrentResult().data).toEqual(answer);
    observer.setOptions({ ...checkStudyQuery(check, threshold), enabled: false });
    const { data } = observer.getCurrentResult();
    leave();
    client.clear();
    return data;
  };

  it("is the one before where the threshold moves, and none where it is about another check", () => {
    expect(shownAfter("O1", 20)).toEqual(answer);
    expect(shownAfter("O2", null)).toBeUndefined();
  });
});

describe("a study as rows", () => {
  it("has figures with the twelve months of their period", () => {
    const [year] = yearRows(answer);
    expect(year?.passed.mean).toEqual({
      value: 0.12,
      provenance: { ...provenance, periodStart: "2022-06-28", periodEnd: "2023-06-28" },
    });
    expect(overallRow(answer).passed.mean).toMatchObject({
      provenance: { periodStart: "2022-06-28", periodEnd: "2024-06-28" },
    });
  });

  it("keeps the interval of the comparison within years", () => {
    expect(withinYears(answer)).toEqual({
      difference: { value: 0.02, provenance },
      interval: { low: -0.01, high: 0.05 },
    });
    const withinOne = { ...answer.withinYears, interval: { value: null, because: "too-few-observations" as const } };
    expect(withinYears({ ...answer, withinYears: withinOne }).interval).toBeNull();
  });

  it("gives the reason for a missing figure where a side has no companies", () => {
    const [year] = yearRows(answer);
    const missing = { value: null, because: "side-too-small" };
    expect([year?.failed.mean, year?.difference, year?.interval]).toEqual([missing, missing, null]);
  });
});

describe("the verdict on a difference", () => {
  it("is luck where its interval contains zero, its ends included", () => {
    const of = (low: number, high: number) => verdictOf({ interval: { low, high } });
    expect([of(-0.008, 0.049), of(0, 0.02), of(-0.02, 0)]).toEqual(["luck", "luck", "luck"]);
    expect([of(0.001, 0.05), of(-0.05, -0.001)]).toEqual(["beyondLuck", "beyondLuck"]);
    expect(verdictOf({ interval: null })).toBe("unknown");
  });

  it("names no side where the written digits show no difference", () => {
    expect([0.021, -0.021, 0.0004, -0.0004].map(betterSide)).toEqual(["more", "less", "same", "same"]);
  });
});
