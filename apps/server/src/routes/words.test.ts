import * as contract from "@plumbline/contract";
import * as checks from "@plumbline/core/checks";
import { REASONS } from "@plumbline/core/figure";
import * as fundamentals from "@plumbline/core/fundamentals";
import * as screen from "@plumbline/core/screen";
import { CHANGE_PERIODS } from "@plumbline/core/series";
import * as stats from "@plumbline/core/stats";
import * as valuation from "@plumbline/core/valuation";
import * as model from "@plumbline/core/valuation/model";
import { describe, expect, it } from "vitest";

/** The contract imports zod only, so it writes these lists again; what is computed must be what may cross the wire. */
describe("the words of the contract are those of the core", () => {
  it.each([
    ["reasons", contract.ReasonCode.options, REASONS],
    ["metrics", contract.METRIC_IDS, fundamentals.METRIC_IDS],
    ["change periods", contract.CHANGE_PERIODS, CHANGE_PERIODS],
    ["tabs of checks", contract.CHECK_TABS, checks.CHECK_TABS],
    ["states of checks", contract.CHECK_STATES, checks.CHECK_STATES],
    ["kinds of company", contract.COMPANY_TYPES, fundamentals.COMPANY_TYPES],
    ["groups of the screener", contract.SCREEN_GROUPS, screen.SCREEN_GROUPS],
    ["groups of percentiles", contract.PERCENTILE_GROUPS, screen.PERCENTILE_GROUPS],
    ["labels of evidence", contract.EVIDENCE_LABELS, stats.EVIDENCE],
    ["measures of risk", contract.RISK_MEASURES, stats.RISK_MEASURES],
    ["parameters of valuations", contract.VALUATION_PARAMETERS, model.MODEL_PARAMETERS],
    ["refusals of valuations", contract.REFUSAL_CODES, model.REFUSAL_CODES],
    ["warnings of valuations", contract.VALUATION_WARNINGS, [...model.DCF_WARNING_CODES, "GROWTH_ABOVE_TABLE"]],
    ["reasons of suitability", contract.SUITABILITY_CODES, valuation.SUITABILITY_CODES],
  ])("%s", (_, onTheWire, computed) => {
    expect([...onTheWire]).toEqual([...computed]);
  });
});
