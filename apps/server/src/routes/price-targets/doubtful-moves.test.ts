import { priceTargets, type WireFigure } from "@plumbline/contract";
import { day } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startValuedServer, type ValuedServer } from "../../testing/valued-server.ts";

const MOVE = { change: 0.61, verdict: "contradicted", other: { source: "other", change: 0.01 } } as const;

let server: ValuedServer;
beforeAll(async () => {
  // ADAM's target of 2014-06-16 was met on 2014-09-29, that of 2015-06-15 never was; see price-targets.test.ts.
  const moves = ["2014-10-01", "2015-09-01"].map((on) => ({ ...MOVE, day: day(on) }));
  server = await startValuedServer({ moves });
});
afterAll(() => server.close());

const doubtful = (figure: WireFigure | undefined) =>
  figure?.value == null ? null : (figure.provenance.doubtful ?? []);

const targetsOn = async (asOf: string) => {
  const answer = await server.get(`${priceTargets.path}?code=ADAM&asOf=${asOf}`);
  return priceTargets.output.parse(answer.json().data);
};

describe("a move that nothing supports, in the price targets", () => {
  it("is in the record of the firm whose targets were measured over it, and in what is corrected by it", async () => {
    const { firms, record, biasAdjusted, consensus } = await targetsOn("2024-06-28");
    const both = ["2014-10-01", "2015-09-01"];
    for (const known of [firms[0]?.record, record]) {
      expect([doubtful(known?.metEnd.rate), doubtful(known?.bias), doubtful(known?.absoluteError)]).toEqual([
        both,
        both,
        both,
      ]);
      // The target of 2014 had been met before the move.
      expect([doubtful(known?.metAny.rate), doubtful(known?.medianDaysToMeet)]).toEqual([
        ["2015-09-01"],
        ["2015-09-01"],
      ]);
    }
    expect([doubtful(biasAdjusted.mean), doubtful(biasAdjusted.impliedUpside)]).toEqual([both, both]);
    expect([doubtful(consensus.mean), doubtful(consensus.impliedUpside)]).toEqual([[], []]);
  });

  it("is in the outcome of each such target, but not before its day", async () => {
    const { targets } = await targetsOn("2024-06-28");
    const marked = targets.flatMap(({ outcome, provenance }) =>
      outcome.state !== "unknown" && outcome.doubtful ? [[provenance.periodEnd, outcome.doubtful]] : [],
    );
    expect(marked).toEqual([
      ["2015-06-15", ["2015-09-01"]],
      ["2014-06-16", ["2014-10-01"]],
    ]);
    const before = await targetsOn("2014-09-30");
    expect(before.targets.filter(({ outcome }) => "doubtful" in outcome)).toEqual([]);
  });
});
