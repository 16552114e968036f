import { day } from "@plumbline/core/time";
import { expect, it } from "vitest";
import type { Snapshot } from "../snapshot/index.ts";
import { rememberLast } from "./remember-last.ts";

it("computes once for all stocks of a day, and anew for another day, another order of days or another market", () => {
  const asked: (readonly number[])[] = [];
  const span = rememberLast((_: Snapshot, from: number, to: number) => {
    asked.push([from, to]);
    return to - from;
  });
  const [one, other] = [{} as Snapshot, {} as Snapshot];
  const [first, last] = [day("2024-06-03"), day("2024-06-28")];
  expect([span(one, first, last), span(one, first, last), span(other, first, last)]).toEqual([25, 25, 25]);
  expect([span(one, last, first), span(one, first, last)]).toEqual([-25, 25]);
  const there = [first, last];
  expect(asked).toEqual([there, there, [last, first], there]);
});
