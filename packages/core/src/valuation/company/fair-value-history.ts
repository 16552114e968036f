import type { Receipt } from "../../figure/index.ts";
import {
  type AccountsAge,
  type CompanyType,
  type FiscalPeriod,
  fundamentalsThrough,
  isAgedAlike,
  type PreparedFacts,
  shareSplits,
  splitRatioSince,
  unstatedSplits,
} from "../../fundamentals/index.ts";
import type { Split } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import type { Refusal } from "../model/index.ts";
import { type DefaultValuation, defaultValuation } from "./default-valuation.ts";
import { daysOfFilings } from "./look-back-days.ts";
import type { MarketInputs } from "./market-inputs.ts";
import { inputsPerReceipt } from "./receipt-inputs.ts";
import { type ValuationInputs, valuationInputsAsOf } from "./valuation-inputs.ts";
import { latestPeriods } from "./valued-company.ts";

export interface FairValueHistoryOptions {
  /** Days to look from, oldest first; see `monthEnds` and `filingDays`. */
  readonly days: readonly Day[];
  /** The market inputs of each day, with prices on the share count of that day. */
  readonly market: (day: Day) => MarketInputs;
  /** Provider of the facts. */
  readonly source: string;
  /** Of what is priced. */
  readonly splits?: readonly Split[];
  /** Of the shares of the accounts, where depositary receipts are priced; the same unless given. */
  readonly splitsOfShares?: readonly Split[];
  /** The receipt that is priced on a day; none unless given. */
  readonly receiptOn?: (day: Day) => Receipt | null;
  readonly sic?: number | null;
  readonly type?: CompanyType;
}

/** The results of the models for a share on a day. */
export interface FairValuePoint {
  readonly day: Day;
  /** Shares of the last day that one share of this day has become: per-share numbers are divided by it. */
  readonly splitRatio: number;
  /** Money per share on the share count of the last day, or the refusal of the model. */
  readonly dcf: { readonly value: number } | Refusal;
  readonly graham: { readonly value: number } | Refusal;
  /** Last day of the latest period known, and the day its filing was made; null when there was none. */
  readonly periodEnd: Day | null;
  readonly filed: Day | null;
  readonly assumptions: Pick<
    DefaultValuation["dcfInputs"],
    "shortTermGrowth" | "longTermGrowth" | "terminalGrowth" | "wacc"
  >;
}

/**
 * Fair value through time: on each day by what had been filed by then, with the default parameters of that day.
 *
 * @param prepared Facts of the company.
 * @param options Days, market, splits, kind of company.
 * @returns One point a day, in their order.
 * @see GEN-06, FND-04, FND-12, FND-20, REC-17, REC-18
 *
 * @example
 * fairValueHistory(prepared, { days: monthEnds(day("2026-02-28"), 120), market, source: "sec" }).length; // 121
 */
export function fairValueHistory(prepared: PreparedFacts, options: FairValueHistoryOptions): readonly FairValuePoint[] {
  const { days, market, splits = [], splitsOfShares = splits, receiptOn = () => null } = options;
  const basis = days.at(-1);
  if (basis === undefined) return [];
  const accountsOn = accountsByNews(prepared, options);
  const ofShares = shareSplits(prepared, splitsOfShares, basis);
  const known = [...splits, ...unstatedSplits(ofShares, { splits, splitsOfShares, receiptOn })];
  return days.map((day) => {
    const { inputs, latest } = accountsOn(day);
    const valuation = defaultValuation(inputsPerReceipt(inputs, receiptOn(day)), market(day));
    const ratio = splitRatioSince(known, day, basis);
    const { shortTermGrowth, longTermGrowth, terminalGrowth, wacc } = valuation.dcfInputs;
    return {
      day,
      splitRatio: ratio,
      dcf: onBasis(valuation.dcf, ratio),
      graham: onBasis(valuation.graham, ratio),
      periodEnd: latest?.end ?? null,
      filed: latest?.filed ?? null,
      assumptions: { shortTermGrowth, longTermGrowth, terminalGrowth, wacc },
    };
  });
}

interface KnownAccounts {
  readonly asOf: Day;
  readonly inputs: ValuationInputs;
  readonly latest: FiscalPeriod | undefined;
  readonly accounts: AccountsAge | null;
}

/** The accounts on a day, read again only when something was filed or split since the day before, or they grew too old. */
function accountsByNews(prepared: PreparedFacts, options: FairValueHistoryOptions): (day: Day) => KnownAccounts {
  const { source, sic = null, type } = options;
  const splits = options.splitsOfShares ?? options.splits ?? [];
  // Values alone are told of each day.
  const numbers = { isConfirmationAsked: false, isEvidenceRead: false };
  const ofKind = { splits, sic, ...(type === undefined ? {} : { type }) };
  const fundamentalsOn = fundamentalsThrough(prepared, { ...ofKind, ...numbers });
  const accountsAsOf = (asOf: Day): KnownAccounts => {
    const company = { fundamentals: fundamentalsOn(asOf), source };
    const { accounts } = company.fundamentals;
    return { asOf, inputs: valuationInputsAsOf(company), latest: latestPeriods(company).list.at(-1), accounts };
  };
  const news = [...daysOfFilings(prepared), ...splits.map(({ exDay }) => exDay)].sort((a, b) => a - b);
  let known: KnownAccounts | null = null;
  return (day) => {
    const before = known;
    const isCurrent = before !== null && day >= before.asOf && !news.some((at) => at > before.asOf && at <= day);
    known = isCurrent && isAgedAlike(before.accounts, day) ? before : accountsAsOf(day);
    return known;
  };
}

function onBasis(outcome: { readonly value: number } | Refusal, ratio: number): { readonly value: number } | Refusal {
  return outcome.value === null ? outcome : { value: outcome.value / ratio };
}
