import { describe, expect, it } from "vitest";
import type { Entry } from "./entry.ts";
import { isLikelySwapped } from "./likely-swap.ts";
import { filing, INCOME, reconciledOn, yearOf } from "./made-up-filings.fixture.ts";
import { SLOT } from "./spans.ts";

/** Whether the newest copies of the years 2017 and 2018 seem to have changed places; the report of 2017 states 63,598. */
function judged(of2018: number, of2017: number, laterYears: number = 0) {
  const cash = (name: string, amounts: Parameters<typeof filing>[1]) => filing(name, amounts, "NetIncomeLoss");
  const later = Array.from({ length: laterYears }, (_, k) =>
    cash(`10-K ${2019 + k + 1}-02-01`, { [`${2019 + k} fy`]: 60_000 + 7_000 * k }),
  );
  const facts = [
    ...cash("10-K 2017-11-03", { "2017 fy": 63_598 }),
    ...cash("10-K 2018-11-05", { "2018 fy": of2018, "2017 fy": of2017 }),
    ...later.flat(),
  ];
  const lines = reconciledOn("2030-01-01", facts, INCOME);
  return [2017, 2018].map((year) => isLikelySwapped(lines, yearOf(lines, year).usable[SLOT.year]?.at(-1) as Entry));
}

describe("two amounts of a filing that seem to have changed places (REC-22)", () => {
  // Apple's cash flows of operations in millions: restated by the report of 2018 from 63,598 to 64,225, and 77,434 in 2018.
  it("are doubted both", () => {
    expect(judged(64_225, 77_434)).toEqual([true, true]);
  });

  it("are not where the year before is restated by less than the two years are apart", () => {
    expect(judged(77_434, 64_225)).toEqual([false, false]);
  });

  it("are not where the year before is as it was", () => {
    expect(judged(63_700, 63_598)).toEqual([false, false]);
  });

  it("are not any more when no filing has put them right for years", () => {
    expect(judged(64_225, 77_434, 4)).toEqual([false, false]);
  });
});
