import { describe, expect, it } from "vitest";
import { onlyCurrency, rowsOf } from "./screen-rows.ts";

const rows = {
  symbol: ["AAA", "BBB"],
  names: [{ en: "Alpha" }, { en: "Beta" }],
  currency: ["USD", "EUR"],
  accountsCurrency: ["USD", null],
  sector: ["Energy", null],
  industry: [null, null],
  companyType: ["other" as const, "bank" as const],
  periodEnd: ["2025-09-30", null],
  filedAt: ["2025-10-28", null],
  accountsState: ["current" as const, null],
};

describe("the rows of an answer", () => {
  it("are its columns turned round", () => {
    const [, second] = rowsOf({ rows, columns: [] });
    expect(second).toEqual({
      ...{ symbol: "BBB", names: { en: "Beta" }, currency: "EUR", sector: null, industry: null },
      ...{
        accountsCurrency: null,
        isMixed: true,
        companyType: "bank",
        periodEnd: null,
        filedAt: null,
        isStale: false,
        place: 1,
        columns: [],
      },
    });
  });

  it("are the same objects as long as the answer is", () => {
    const answer = { rows, columns: [] };
    expect(rowsOf(answer)[0]).toBe(rowsOf(answer)[0]);
  });
});

it("has one currency only where all rows have the same", () => {
  expect(onlyCurrency(rows)).toBeNull();
  expect(onlyCurrency({ currency: ["USD", "USD"], accountsCurrency: ["USD", null] })).toBe("USD");
  expect(onlyCurrency({ currency: ["USD", "USD"], accountsCurrency: ["USD", "CNY"] })).toBeNull();
  expect(onlyCurrency({ currency: [], accountsCurrency: [] })).toBeNull();
});
