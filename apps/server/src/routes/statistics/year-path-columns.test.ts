import { type Day, day } from "@plumbline/core/time";
import { expect, it } from "vitest";
import { yearPathColumns } from "./year-path-columns.ts";

it("year paths of more than fifteen years have every fifth day, the last day of each year, and the first day with a doubtful move", () => {
  const first = day("2000-12-31");
  const last = day("2020-12-31");
  const days = Int32Array.from({ length: last - first + 1 }, (_, k) => first + k);
  const close = Float64Array.from(days, (_, k) => 100 + k);
  const years = Array.from({ length: 20 }, (_, k) => 2001 + k);
  const {
    step,
    cumulative,
    doubtfulFrom,
    days: lengths,
  } = yearPathColumns(
    { day: days, close },
    { knownTo: last as Day, years, doubts: [day("2003-01-31"), day("2004-03-01"), day("2004-05-05")] },
  );
  expect([step, lengths[0], lengths[3]]).toEqual([5, 365, 366]);
  // From 100 to 105 on the fifth day of 2001, and to 465 on its last, which is also a fifth.
  expect([cumulative[0]?.[0], cumulative[0]?.at(-1), cumulative[0]?.length]).toEqual([0.05, 3.65, 73]);
  // 2004 has a day more, on which it ends.
  expect(cumulative[3]).toHaveLength(74);
  // 31 January; 1 March of a leap year, of whose doubtful moves it is the first.
  expect(doubtfulFrom.slice(0, 5)).toEqual([null, null, 31, 61, null]);
});
