import { describe, expect, it } from "vitest";
import { absences } from "./absences.ts";
import { HISTORY, MARKS, TRADES } from "./marks.fixture.ts";

const KNOWN = { marks: MARKS, history: HISTORY, trades: TRADES, isSignedIn: true, isPast: false, isPriced: true };

describe("why a mark cannot be shown", () => {
  it("is said of a model without a value, and of nothing else where everything is there", () => {
    expect(absences(KNOWN)).toMatchObject({ dcf: null, graham: { word: "noValue" }, targets: null, trades: null });
  });

  it("is said of targets that nobody delivered, and of those that nobody published", () => {
    const without = (because: "no-target-data" | null) => {
      const posts = { ...MARKS.targets.posts, date: [] };
      return absences({ ...KNOWN, marks: { ...MARKS, targets: { ...MARKS.targets, because, posts } } }).targets;
    };
    expect(without("no-target-data")).toEqual({ word: "noTargets" });
    expect(without(null)).toEqual({ reason: "no-targets" });
  });

  it("is the reason of the accounts where a fair value cannot stand beside the price", () => {
    const history = { ...HISTORY, because: "currencies-differ" as const };
    expect(absences({ ...KNOWN, history }).dcf).toEqual({ reason: "currencies-differ" });
  });

  it("is, of trades, a past day before an account", () => {
    expect(absences({ ...KNOWN, isSignedIn: false, trades: null }).trades).toEqual({ word: "signIn" });
    expect(absences({ ...KNOWN, isPast: true }).trades).toEqual({ word: "notOnPastDay" });
    expect(absences({ ...KNOWN, trades: { ...TRADES, run: null } }).trades).toEqual({ word: "noTrades" });
  });

  it("is, of values per share, an axis of total return; reports stay", () => {
    expect(absences({ ...KNOWN, isPriced: false })).toMatchObject({
      dcf: { word: "onlyPrice" },
      graham: { word: "noValue" },
      targets: { word: "onlyPrice" },
      filings: null,
      checks: null,
    });
  });

  it("is not said before the answers are there", () => {
    expect(absences({ ...KNOWN, marks: null, history: null })).toMatchObject({
      dcf: null,
      targets: null,
      checks: null,
    });
  });
});
