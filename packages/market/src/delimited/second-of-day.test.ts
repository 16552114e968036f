import { expect, it } from "vitest";
import { secondOfDay } from "./second-of-day.ts";

it.each([
  ["2020-01-02 16:00:00-05:00", 57_600],
  ["2020-01-02T14:30:00.000Z", 52_200],
  ["1/2/2020 4:00:00 PM", 57_600],
  ["12:15 am", 900],
  ["0930", 34_200],
  ["093015", 34_215],
  ["2020-01-02", null],
  ["", null],
] as const)("the time of day of %j is %j seconds", (text, seconds) => {
  expect(secondOfDay(text)).toBe(seconds);
});
