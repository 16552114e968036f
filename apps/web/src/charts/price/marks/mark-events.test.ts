import { describe, expect, it } from "vitest";
import { MARK_IDS } from "./chosen-marks.ts";
import { markEvents } from "./mark-events.ts";
import { MARKS, TRADES } from "./marks.fixture.ts";

describe("the events of marks", () => {
  it("are those of the chosen marks by day; a trade that is still open has no exit", () => {
    const all = markEvents({ marks: MARKS, trades: TRADES }, MARK_IDS);
    expect(all.map(({ kind, date }) => `${date} ${kind}`)).toEqual([
      "2024-01-10 entry",
      "2024-01-31 exit",
      "2024-02-10 exit",
      "2024-02-20 filing",
      "2024-02-21 flips",
      "2024-03-01 target",
      "2024-04-10 entry",
    ]);
  });

  it("of trades are their executions; the gain of a trade stands with the sale that ends it", () => {
    const found = markEvents({ marks: null, trades: TRADES }, ["trades"]);
    expect(found.map((event) => ("gain" in event ? event.gain : Number.NaN))).toEqual([null, null, 0.1, null]);
    const earlier = { ...TRADES.trades, executions: { value: null, because: "earlier-engine" } } as const;
    const alone = markEvents({ marks: null, trades: { ...TRADES, trades: earlier } }, ["trades"]);
    expect(alone.map(({ kind, date }) => `${date} ${kind}`)).toEqual([
      "2024-01-10 entry",
      "2024-02-10 exit",
      "2024-04-10 entry",
    ]);
  });

  it("are none where nothing is chosen, nothing is answered, or no run traded the stock", () => {
    expect(markEvents({ marks: MARKS, trades: TRADES }, [])).toEqual([]);
    expect(markEvents({ marks: null, trades: null }, MARK_IDS)).toEqual([]);
    expect(markEvents({ marks: null, trades: { ...TRADES, run: null } }, MARK_IDS)).toEqual([]);
  });
});
