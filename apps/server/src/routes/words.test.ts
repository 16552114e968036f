import * as contract from "@plumbline/contract";
import * as checks from "@plumbline/core/checks";
import { REASONS } from "@plumbline/core/figure";
import * as fundamentals from "@plumbline/core/fundamentals";
import { CHANGE_PERIODS } from "@plumbline/core/series";
import { describe, expect, it } from "vitest";

/** The contract imports zod only, so it writes these lists again; what is computed must be what may cross the wire. */
describe("the words of the contract are those of the core", () => {
  it.each([
    ["reasons", contract.ReasonCode.options, REASONS],
    ["metrics", contract.METRIC_IDS, fundamentals.METRIC_IDS],
    ["change periods", contract.CHANGE_PERIODS, CHANGE_PERIODS],
    ["tabs of checks", contract.CHECK_TABS, checks.CHECK_TABS],
    ["states of checks", contract.CHECK_STATES, checks.CHECK_STATES],
  ])("%s", (_, onTheWire, computed) => {
    expect([...onTheWire]).toEqual([...computed]);
  });
});
