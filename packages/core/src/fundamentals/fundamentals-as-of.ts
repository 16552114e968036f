import type { Split } from "../series/index.ts";
import type { Day } from "../time/index.ts";
import { type AccountsAge, accountsAge, pastOnly, withheld } from "./company/accounts-age.ts";
import { type CompanyClass, type CompanyType, classifyCompany, conceptSignal } from "./company/company-type.ts";
import { isReportComplete, withTrueReasons } from "./company/complete-reports.ts";
import { type PeriodNews, periodNews } from "./facts/period-news.ts";
import type { PreparedFacts } from "./facts/prepared-facts.ts";
import { reportingCurrency } from "./facts/reporting-currency.ts";
import { soundFacts } from "./facts/sound-facts.ts";
import { type PerShare, perShareBefore, perShareOf } from "./periods/earnings-per-share.ts";
import { fiscalQuarters, fiscalYears } from "./periods/fiscal-sequence.ts";
import { namedYears } from "./periods/fiscal-years.ts";
import { type ItemLookups, itemLookups, itemsBefore } from "./periods/item-at.ts";
import { type Periods, periodsOf } from "./periods/periods.ts";
import { type Statements, statementsAsOf } from "./periods/statements.ts";
import { SNAP_DAYS } from "./periods/timeline.ts";
import { areSameSplits, type ShareSplit, shareSplits } from "./splits/share-splits.ts";

/** Everything that is known about a company's accounts on a day. */
export interface Fundamentals {
  readonly asOf: Day;
  readonly currency: string;
  readonly company: CompanyClass;
  readonly statements: Statements;
  /** Accounts that are too old keep the numbers of single periods, and have none of twelve months (FND-20). */
  readonly quarters: Periods;
  readonly years: Periods;
  /** True when the company reports years only: its columns are fiscal years. */
  readonly isAnnualOnly: boolean;
  /** How old the accounts are; `null` when no period is known. */
  readonly accounts: AccountsAge | null;
  /** True when they must be marked as old, or are too old to be used. */
  readonly isStale: boolean;
  /** Splits of the share that are known on the day: every share count and number per share is after all of them (REC-17). */
  readonly splits: readonly ShareSplit[];
}

export interface FundamentalsOptions {
  readonly asOf: Day;
  /** Splits of the share, from the price provider; those that filings show are known without it (REC-17). */
  readonly splits?: readonly Split[];
  /** SIC code of the company; `null` or absent when unknown. */
  readonly sic?: number | null;
  /** Name of its industry, which decides the type where there is no SIC code; `null` or absent when unknown. */
  readonly industry?: string | null;
  /** Company type where it is known otherwise; it wins over both. */
  readonly type?: CompanyType;
  /** False where nobody reads which figures are not confirmed: judging that is much of the work of a long history. */
  readonly isConfirmationAsked?: boolean;
}

/**
 * Reads a company's accounts as they could be known on a day. Nothing is computed before it is needed.
 *
 * @param prepared Facts of the company, see `prepareFacts`.
 * @param options The day, splits, and what is known about the kind of company.
 * @see GEN-06, FND-04, FND-10, FND-16, FND-19, FND-20
 *
 * @example
 * const known = fundamentalsAsOf(prepareFacts(facts), { asOf: day("2020-08-01"), sic: 3571 });
 * known.years.eps(known.years.list.length - 1).value; // 11.89 for Apple, before the split
 */
export function fundamentalsAsOf(prepared: PreparedFacts, options: FundamentalsOptions): Fundamentals {
  const facts = knownFactsOf(prepared, options);
  return fundamentalsOf(prepared, facts, lookupsOf(facts));
}

/** How a company is looked at on one day after another. */
export interface SuccessiveOptions extends Omit<FundamentalsOptions, "asOf"> {
  /**
   * False where numbers alone are read: they may name an earlier filing than the newest that states the same, and are looked up
   * again only where they change. True unless given.
   */
  readonly isEvidenceRead?: boolean;
}

/**
 * Looks at a company's accounts on one day after another. What is made of filings about periods of which nothing was
 * filed since the day before is not computed again; every number equals that of `fundamentalsAsOf`.
 *
 * @param prepared Facts of the company, see `prepareFacts`.
 * @param options Splits, and what is known about the kind of company.
 * @returns The company on a day; cheapest when the days rise.
 * @see GEN-06, FND-04
 *
 * @example
 * const appleOn = fundamentalsThrough(prepareFacts(facts), { sic: 3571 });
 * filingDays(prepared, first, last).map((asOf) => appleOn(asOf).years.list.length);
 */
export function fundamentalsThrough(
  prepared: PreparedFacts,
  { isEvidenceRead = true, ...options }: SuccessiveOptions,
): (asOf: Day) => Fundamentals {
  let newsBetween: ReturnType<typeof periodNews> | null = null;
  let last: LastLook | null = null;
  return (asOf) => {
    const facts = knownFactsOf(prepared, { ...options, asOf });
    const alike = last && isReadAlike(last.facts, facts) ? last : null;
    // A single look has no need of it.
    if (alike) newsBetween ??= periodNews(prepared);
    const news = alike && newsBetween?.(alike.facts.asOf, asOf);
    const lookups = news ? continuedLookups(alike, facts, { news, isEvidenceRead }) : lookupsOf(facts);
    const known = fundamentalsOf(prepared, facts, lookups);
    last = { ...lookups, facts, latestEnd: known.accounts?.lastEnd ?? null };
    return known;
  };
}

/** Where the numbers of a company are looked up. */
interface Lookups {
  readonly statements: Statements;
  readonly items: ItemLookups;
  readonly perShare: PerShare;
}

/** The company on the day that was looked at last. */
interface LastLook extends Lookups {
  readonly facts: KnownFacts;
  /** End of its latest period; null without one. */
  readonly latestEnd: Day | null;
}

function lookupsOf(facts: KnownFacts): Lookups {
  const statements = statementsAsOf(facts.sound, facts);
  const items = itemLookups(statements, facts.isBank);
  return { statements, items, perShare: perShareOf(statements, items) };
}

/** The filings since the last look, and how they are read. */
interface Since {
  readonly news: PeriodNews;
  readonly isEvidenceRead: boolean;
}

/** Those of a later day: all numbers of periods that end before the first one of which something was filed are kept. */
function continuedLookups(last: LastLook, facts: KnownFacts, { news, isEvidenceRead }: Since): Lookups {
  const areCountsSame = last.facts.sound.concepts === facts.sound.concepts;
  const isOnSameBasis = areCountsSame && areSameSplits(last.facts.splits, facts.splits);
  const { known, flows } = last.statements;
  const again = againFrom(last, news);
  const repeatsBefore = isEvidenceRead ? Number.NEGATIVE_INFINITY : again - SNAP_DAYS;
  const statements = statementsAsOf(facts.sound, {
    ...facts,
    earlier: { timelines: known, changedFrom: news.touchedFrom, repeatsBefore, isOnSameBasis, flows },
  });
  // A filing about a year may change all its quarters, and which of them stand together.
  const ofFlows = statements.flows.changes();
  const touched = Math.min(news.touchedFrom, ofFlows.touchedFrom);
  const changed = isEvidenceRead ? touched : Math.min(news.changedFrom, ofFlows.changedFrom, again);
  const items = itemLookups(statements, facts.isBank, itemsBefore(last.items.known, changed, touched));
  const perShare = isOnSameBasis ? perShareBefore(last.perShare.known(), touched) : undefined;
  return { statements, items, perShare: perShareOf(statements, items, perShare) };
}

/** The latest period where something was filed of it again: it tells the day of the newest of its filings. */
function againFrom({ latestEnd }: LastLook, news: PeriodNews): number {
  return latestEnd !== null && news.isTouched(latestEnd) ? latestEnd : Number.POSITIVE_INFINITY;
}

/** The facts of a company as they are read on a day. */
interface KnownFacts {
  readonly asOf: Day;
  readonly splits: readonly ShareSplit[];
  readonly currency: string;
  readonly sound: PreparedFacts;
  readonly company: CompanyClass;
  readonly isBank: boolean;
  readonly isConfirmationAsked: boolean;
}

function knownFactsOf(prepared: PreparedFacts, options: FundamentalsOptions): KnownFacts {
  const { asOf, sic = null, industry = null, type, isConfirmationAsked = true } = options;
  const splits = shareSplits(prepared, options.splits ?? [], asOf);
  const sound = soundFacts(prepared, { asOf, splits });
  const classified = classifyCompany({ sic, industry }, conceptSignal(prepared, asOf));
  const company = type === undefined ? classified : { ...classified, type };
  const isBank = company.type === "bank" || company.type === "broker";
  return { asOf, splits, currency: reportingCurrency(sound, asOf), sound, company, isBank, isConfirmationAsked };
}

/** Whether a later day reads the same amounts in the same way: the scale of none is judged differently. */
function isReadAlike(before: KnownFacts, now: KnownFacts): boolean {
  const isRising = before.asOf <= now.asOf && before.currency === now.currency;
  return isRising && before.company.type === now.company.type && areSameAmounts(before, now);
}

/** Share counts may be judged otherwise from day to day; amounts rarely are. */
function areSameAmounts(before: KnownFacts, now: KnownFacts): boolean {
  if (before.sound.concepts === now.sound.concepts) return true;
  for (const [concept, units] of before.sound.concepts) {
    if (units.get(now.currency) !== now.sound.concepts.get(concept)?.get(now.currency)) return false;
  }
  return true;
}

function fundamentalsOf(
  prepared: PreparedFacts,
  { company, splits }: Pick<KnownFacts, "company" | "splits">,
  { statements, items, perShare }: Lookups,
): Fundamentals {
  const { asOf, currency } = statements;
  const names = namedYears(prepared.annualReports, asOf);
  const told = (periods: Periods): Periods =>
    withTrueReasons(periods, (end) => isReportComplete(prepared.completeReports, end, asOf));
  const { flows } = statements;
  const lookups = { items, perShare, frame: flows.frame };
  const years = told(periodsOf({ span: "year", list: fiscalYears(flows.frame, names, items), ...lookups }));
  const list = fiscalQuarters(flows.frame, names, items);
  const quarters = told(periodsOf({ span: "quarter", list, years: years.list, ...lookups }));
  const accounts = accountsAge(quarters.list, years.list, asOf);
  const isTooOld = accounts?.state === "accounts-too-old";
  return {
    asOf,
    currency,
    company,
    statements,
    quarters: isTooOld ? pastOnly(quarters) : quarters,
    years: isTooOld ? pastOnly(years) : years,
    isAnnualOnly: accounts?.isAnnualFiler ?? false,
    accounts,
    isStale: accounts !== null && accounts.state !== "current",
    splits,
  };
}

/**
 * The accounts as checks, ratios and models may use them on their day: where they are too old, there is no number in
 * them at all.
 *
 * @param known The company on a day.
 * @returns The same object where they are not too old.
 * @see FND-20
 *
 * @example
 * usableAccounts(known).quarters.item("assets", 0).because; // "accounts-too-old"
 */
export function usableAccounts(known: Fundamentals): Fundamentals {
  if (known.accounts?.state !== "accounts-too-old") return known;
  return { ...known, quarters: withheld(known.quarters), years: withheld(known.years) };
}
