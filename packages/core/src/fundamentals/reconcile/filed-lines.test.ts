import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { day, formatDay } from "../../time/index.ts";
import { factsOfFile } from "../company-facts.fixture.ts";
import { factsBehind } from "../derivation/evidence.ts";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { fundamentalsAsOf } from "../fundamentals-as-of.ts";
import { filedLines, numberOf } from "./filed-lines.ts";
import type { LineGroup } from "./line-group.ts";
import { filing, REVENUE } from "./made-up-filings.fixture.ts";

const PLANT = "PaymentsToAcquirePropertyPlantAndEquipment";
const PAYMENTS: LineGroup = { lines: [PLANT], totals: { from: 0, to: 0 }, neverNegative: true };

/** The amounts of a filing as they are read. */
function amountsOf(facts: readonly Fact[], group = PAYMENTS): readonly number[] {
  return filedLines(prepareFacts(facts), group, "USD").flatMap(({ copies }) => copies.map(({ value }) => value));
}

/** Capital expenditure of Honeywell as known in July 2010, in millions, with the facts behind it. */
function honeywell(span: "quarters" | "years", end: string) {
  const known = fundamentalsAsOf(prepareFacts(factsOfFile("companyfacts_22tags/HON.json.gz")), {
    asOf: day("2010-07-15"),
  });
  const index = known[span].list.findIndex((period) => formatDay(period.end) === end);
  const number = known[span].item("capex", index);
  if (number.value === null) throw new Error(`No capital expenditure is known of ${end}: ${number.because}.`);
  return [number.value / 1e6, factsBehind(number).map(({ value, accession }) => [value / 1e6, accession])] as const;
}

describe.skipIf(needsSharedData)(
  "payments that Honeywell stated below 0, as its statement of cash flows has them",
  () => {
    it("are payments: 767 for 2007, and 884 for 2008, as the report of the year after states it", () => {
      expect(honeywell("years", "2007-12-31")).toEqual([767, [[-767, "0000930413-10-000784"]]]);
      expect(honeywell("years", "2008-12-31")).toEqual([884, [[-884, "0000930413-10-000784"]]]);
    });

    it("are subtracted: 226 of the half year less 109 is 117", () => {
      expect(honeywell("quarters", "2009-06-30")).toEqual([
        117,
        [
          [-226, "0000930413-09-003987"],
          [-109, "0000930413-10-002069"],
        ],
      ]);
    });
  },
);

describe("the sign of payments", () => {
  it("is that of the statement where a filing has several and all are below 0", () => {
    expect(amountsOf(filing("10-Q 2010-04-23", { "2010 q1": -70, "2009 q1": -109 }, PLANT))).toEqual([109, 70]);
  });

  it("is as filed of one amount, and beside one above 0", () => {
    expect(amountsOf(filing("10-Q 2010-04-23", { "2010 q1": -70 }, PLANT))).toEqual([-70]);
    expect(amountsOf(filing("10-Q 2010-04-23", { "2010 q1": -70, "2009 q1": 109 }, PLANT))).toEqual([109, -70]);
  });

  it("is as filed of a revenue", () => {
    expect(amountsOf(filing("10-Q 2010-04-23", { "2010 q1": -70, "2009 q1": -109 }), REVENUE)).toEqual([-109, -70]);
  });

  it("is told with the fact that has the other one", () => {
    const prepared = prepareFacts(filing("10-Q 2010-04-23", { "2010 q1": -70, "2009 q1": -109 }, PLANT));
    const copy = filedLines(prepared, PAYMENTS, "USD")[0]?.copies[1];
    const number = copy && numberOf(copy, PLANT);
    expect(number).toMatchObject({ value: 70, how: "sign-reversed", parts: [{ value: -70, how: "as-filed" }] });
  });

  it("makes no difference where a filing turns all of its amounts (law)", () => {
    const amount = fc.integer({ min: 1, max: 1e6 });
    fc.assert(
      fc.property(amount, amount, (now, before) => {
        const stated = (sign: 1 | -1) =>
          amountsOf(filing("10-Q 2010-04-23", { "2010 q1": sign * now, "2009 q1": sign * before }, PLANT));
        expect(stated(-1)).toEqual(stated(1));
      }),
    );
  });
});
