import type { Day } from "@plumbline/core/time";
import { expect, it } from "vitest";
import { JUDGED_MOVE, JUDGED_STOCK, judgedMarket } from "../companies/testing/judged-market.ts";
import { forwardReturns } from "./forward-returns.ts";

it("does not exist over a move that nothing supports, and does before and after it", async () => {
  const snapshot = await judgedMarket({ verdict: "contradicted" });
  const spanOf = (from: number, to: number) => ({
    day: (JUDGED_MOVE + from) as Day,
    until: (JUDGED_MOVE + to) as Day,
  });
  const spans = [spanOf(-30, 0), spanOf(-1, 20), spanOf(-30, -1), spanOf(0, 20)];
  expect([...forwardReturns(snapshot, JUDGED_STOCK, spans)]).toEqual([Number.NaN, Number.NaN, 0, 0]);
  snapshot.close();
});
