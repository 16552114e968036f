import { expect, it } from "vitest";
import { doubtsWithin } from "./doubts-within.ts";
import type { PriceEvent } from "./marks-on-bars.ts";

it("counts in a change the doubtful moves after its first close, up to its last, and no other events", () => {
  const events: PriceEvent[] = [
    ...["2023-07-05", "2023-07-06", "2023-07-07"].map(
      (date) => ({ kind: "doubt", date, change: 0.61, because: "unsupported", other: null }) as const,
    ),
    { kind: "split", date: "2023-07-06", ratio: 2 },
  ];
  const days = (from: string, to: string) => doubtsWithin(events, from, to).map(({ date }) => date);
  expect(days("2023-07-05", "2023-07-06")).toEqual(["2023-07-06"]);
  expect(days("2023-07-04", "2023-07-05")).toEqual(["2023-07-05"]);
  expect(days("2023-07-07", "2023-12-29")).toEqual([]);
});
