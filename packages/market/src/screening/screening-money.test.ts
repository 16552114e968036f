import { comparedValues, type MetricColumn, runScreen } from "@plumbline/core/screen";
import { afterEach, describe, expect, it } from "vitest";
import { type GroupMarket, group, publishGroup } from "../companies/testing/group-market.ts";
import { computeColumns } from "./compute-screenings.ts";
import { computeScreening } from "./index.ts";
import { packed, unpacked } from "./packed-screening.ts";
import { screeningOf } from "./screening-of.ts";

let market: GroupMarket;
afterEach(() => market.close());

describe("money traded in several currencies", () => {
  it("is ordered in that of most stocks; yen and what nobody states come last, in any form of the screening", async () => {
    market = await publishGroup([
      ...group(3),
      { symbol: "YEN", cik: 11, price: 9_000, changes: { currency: "JPY" } },
      { symbol: "ZZZ", cik: 12, price: 8_000, changes: { currency: null } },
    ]);
    const screening = await computeScreening(market.snapshot);
    const [columns] = await computeColumns(market.snapshot, [screening.asOf], {});
    for (const { matrix, symbols } of [screening, ...(columns ? [screeningOf(unpacked(packed(columns)))] : [])]) {
      const column = matrix.metrics.get("tradedValue.3m") as MetricColumn;
      expect(column.values[symbols.indexOf("YEN")]).toBeGreaterThan(column.values[symbols.indexOf("M2")] as number);
      expect(comparedValues(column)[symbols.indexOf("ZZZ")]).toBeNaN();
      const { rows } = runScreen(matrix, [], { order: { metric: "tradedValue.3m", descending: true } });
      expect(Array.from(rows, (row) => symbols[row])).toEqual(["M2", "M1", "M0", "YEN", "ZZZ"]);
    }
  });
});
