import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { brokenAssumptions, filingKind, newsOf } from "./index.ts";

const items = (keys: readonly string[]) => keys.map((key) => ({ key }));

describe("news", () => {
  it("are what was not there before, also where it arrives behind others; the first time nothing is new", () => {
    expect(newsOf(null, items(["a", "b"]))).toEqual({ fresh: [], known: ["a", "b"] });
    expect(newsOf(["a", "c"], items(["a", "b", "c"])).fresh).toEqual([{ key: "b" }]);
  });

  it("are told once, whatever comes into sight and goes out of it", () => {
    const looks = fc.array(fc.subarray(["a", "b", "c", "d", "e", "f"]), { maxLength: 12 });
    fc.assert(
      fc.property(looks, (all) => {
        let known: readonly string[] | null = null;
        const told: string[] = [];
        for (const look of all) {
          const news: ReturnType<typeof newsOf<{ key: string }>> = newsOf(known, items(look));
          told.push(...news.fresh.map(({ key }) => key));
          known = news.known;
        }
        expect(new Set(told).size).toBe(told.length);
        const first = all[0] ?? [];
        const later = new Set(all.flat().filter((key) => !first.includes(key)));
        expect(new Set(told)).toEqual(later);
      }),
    );
  });
});

describe("forms", () => {
  // https://www.sec.gov/submit-filings/forms-index
  it.each([
    ["10-K", "annual"],
    ["10-K405/A", "annual"],
    ["20-F", "annual"],
    ["10-Q/A", "quarterly"],
    ["8-K", "event"],
    ["6-K", "event"],
    ["DEF 14A", "other"],
    ["4", "other"],
  ])("%s is %s", (form, kind) => {
    expect(filingKind(form)).toBe(kind);
  });
});

describe("assumptions of a valuation", () => {
  it("are broken where accounts are worse by more than a twentieth, growth by more than a point", () => {
    const assumed = { growth: 0.08, baseFlow: 100, netDebt: 50, shares: 10, eps: 4 };
    const actual = { growth: 0.02, baseFlow: 96, netDebt: 60, shares: 10.4, eps: 3 };
    expect(brokenAssumptions(assumed, actual)).toEqual([
      { assumption: "growth", assumed: 0.08, actual: 0.02, by: expect.closeTo(0.06, 12) },
      { assumption: "netDebt", assumed: 50, actual: 60, by: 0.2 },
      { assumption: "eps", assumed: 4, actual: 3, by: 0.25 },
    ]);
  });

  it("are broken neither by what is better nor by what is not known, and of a negative flow by a more negative one", () => {
    expect(brokenAssumptions({ baseFlow: 100, netDebt: 50 }, { baseFlow: 200, netDebt: 0 })).toEqual([]);
    expect(brokenAssumptions({ growth: 0.1 }, {})).toEqual([]);
    expect(brokenAssumptions({ baseFlow: -100 }, { baseFlow: -150 })).toMatchObject([{ by: 0.5 }]);
  });
});
