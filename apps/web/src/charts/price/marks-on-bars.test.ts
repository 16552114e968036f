import { expect, it } from "vitest";
import { marksOnBars, type PriceEvent } from "./marks-on-bars.ts";

const dividend = (date: string): PriceEvent => ({ kind: "dividend", date, amount: 0.24 });
const split: PriceEvent = { kind: "split", date: "2020-08-31", ratio: 4 };

it("puts an event of a Tuesday on the bar of the week that ends on the Friday after", () => {
  const fridays = ["2020-08-28", "2020-09-04", "2020-09-11"];
  expect(marksOnBars(fridays, [split]).map(({ index }) => index)).toEqual([1]);
});

it("keeps a dividend and a split of one bar together, the earlier first", () => {
  const [mark] = marksOnBars(["2020-08-28", "2020-09-04"], [dividend("2020-09-02"), split]);
  expect(mark?.events.map(({ kind }) => kind)).toEqual(["split", "dividend"]);
});

it("leaves out what happened outside the bars", () => {
  const dates = ["2020-09-01", "2020-09-02"];
  expect(marksOnBars(dates, [dividend("2020-08-31"), dividend("2020-09-03")])).toEqual([]);
  expect(marksOnBars([], [split])).toEqual([]);
});

it("puts an event of the first day on the first bar", () => {
  expect(marksOnBars(["2020-08-31", "2020-09-01"], [split])).toEqual([{ index: 0, events: [split] }]);
});
