import type { Split } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { splitsOfShares } from "../periods/splits-of-shares.ts";
import { remembered } from "../remembered.ts";
import { daysBy } from "./days-by.ts";
import { sharesStatedAgain } from "./share-copies.ts";
import { type SplitOfAccounts, splitsOfAccounts } from "./splits-of-accounts.ts";
import { isUnchangedOver } from "./unchanged-over-split.ts";
import { isSameRatio } from "./usual-ratio.ts";

/** A split of the shares of a company, with everything that shows it. */
export interface ShareSplit {
  /** New shares for one old share; below 1 for a reverse split. */
  readonly ratio: number;
  /** Filings up to it count old shares, and those from `by` on new ones, but for exceptions. */
  readonly after: Day;
  readonly by: Day;
  /** Day from which the shares of a day are new ones: that of the vendor, else the first filing that counts them. */
  readonly from: Day;
  /** As a vendor of prices states it; `null` where it does not. */
  readonly vendor: Split | null;
  /** As filings show it; `null` where they do not. */
  readonly accounts: SplitOfAccounts | null;
}

/** The filing that a number is from. */
export interface NumberOfFiling {
  readonly accession: string;
  readonly filed: Day;
}

/** Days by which vendors and filings may be apart about one split. */
const GRACE_DAYS = 7;

/**
 * The splits of a share that are known on a day, in one table: those of a vendor of prices and those that filings show. A split of both
 * is one, on the vendor's day. A split of the vendor is none of shares where its ratio is none, or where filings before and after it
 * state the same counts unchanged (a spin-off): prices are adjusted for it, share counts are not.
 *
 * @param prepared Facts of the company.
 * @param vendor Splits as a vendor of prices states them, in any order.
 * @param asOf Splits of a later day have not happened yet; filings of a later day are not seen.
 * @returns By the day from which the new shares count.
 * @see REC-16, REC-17, FND-12
 *
 * @example
 * shareSplits(walmart, [], day("2024-06-01"))[0]?.ratio; // 3
 */
export function shareSplits(prepared: PreparedFacts, vendor: readonly Split[], asOf: Day): readonly ShareSplit[] {
  const { newsDays, ofVendor } = remembranceOf(prepared);
  const table = tableOf(ofVendor, vendor.length === 0 ? NO_VENDOR : vendor);
  // Neither a filing nor a split of the vendor lies between two days of one key.
  const key = daysBy(newsDays, asOf) * MAX_SPLITS + daysBy(table.exDays, asOf);
  return remembered(table.known, key, () => mergedSplits(prepared, vendor, asOf));
}

/** More than any vendor states. */
const MAX_SPLITS = 1e6;
const NO_VENDOR: readonly Split[] = [];

/** The tables that were made of a company, by the splits of a vendor. */
interface Remembrance {
  /** Days on which a filing states shares of a period again, rising. */
  readonly newsDays: readonly Day[];
  readonly ofVendor: WeakMap<readonly Split[], VendorTables>;
}

interface VendorTables {
  /** Rising. */
  readonly exDays: readonly Day[];
  readonly known: Map<number, readonly ShareSplit[]>;
}

const remembrances = new WeakMap<PreparedFacts, Remembrance>();

function remembranceOf(prepared: PreparedFacts): Remembrance {
  const known = remembrances.get(prepared);
  if (known) return known;
  const newsDays = [...new Set(sharesStatedAgain(prepared).map(({ newer }) => newer.filed))];
  const made = { newsDays, ofVendor: new WeakMap() };
  remembrances.set(prepared, made);
  return made;
}

function tableOf(ofVendor: Remembrance["ofVendor"], vendor: readonly Split[]): VendorTables {
  const known = ofVendor.get(vendor);
  if (known) return known;
  const made = { exDays: vendor.map(({ exDay }) => exDay).sort((a, b) => a - b), known: new Map() };
  ofVendor.set(vendor, made);
  return made;
}

function mergedSplits(prepared: PreparedFacts, vendor: readonly Split[], asOf: Day): readonly ShareSplit[] {
  const shown = splitsOfAccounts(prepared, asOf);
  const stated = vendor.filter(({ exDay }) => exDay <= asOf);
  if (shown.length === 0 && stated.length === 0) return NO_SPLITS;
  const used = new Set<Split>();
  const ofAccounts = shown.map((accounts): ShareSplit => {
    const same = stated.find((split) => !used.has(split) && isSameSplit(split, accounts));
    if (same) used.add(same);
    return { ratio: accounts.ratio, ...boundsOf(accounts, same), vendor: same ?? null, accounts };
  });
  const rest = splitsOfShares(stated.filter((split) => !used.has(split)));
  const ofVendor = rest
    .filter((split) => !isUnchangedOver(prepared, split, asOf))
    .map((split): ShareSplit => {
      const { exDay, ratio } = split;
      return { ratio, after: (exDay - 1) as Day, by: exDay, from: exDay, vendor: split, accounts: null };
    });
  return ofAccounts.concat(ofVendor).sort((a, b) => a.from - b.from || a.ratio - b.ratio);
}

const NO_SPLITS: readonly ShareSplit[] = [];

function isSameSplit({ exDay, ratio }: Split, accounts: SplitOfAccounts): boolean {
  const isWithin = exDay > accounts.after - GRACE_DAYS && exDay <= accounts.by + GRACE_DAYS;
  return isWithin && isSameRatio(ratio, accounts.ratio);
}

/** The day of the vendor, or the one that a filing tags, tells filings between the bounds apart. */
function boundsOf({ after, by, tagged }: SplitOfAccounts, vendor: Split | undefined) {
  const known = vendor?.exDay ?? (tagged === null ? by : ((tagged + 1) as Day));
  const within = Math.min(Math.max(known, after + 1), by) as Day;
  return { after, by: within, from: vendor?.exDay ?? by };
}

/**
 * How many shares of the day of a table one share of a filing has become.
 *
 * @param splits Those known on the day, see `shareSplits`.
 * @param number The filing that the number is from.
 * @returns 1 where the filing counts the shares of the day already.
 * @see REC-16, FND-12
 *
 * @example
 * ratioSince(shareSplits(walmart, [], day("2024-06-01")), { accession: "0000104169-23-000132", filed: day("2023-11-30") }); // 3
 */
export function ratioSince(splits: readonly ShareSplit[], number: NumberOfFiling): number {
  let ratio = 1;
  for (const split of splits) if (countsOldShares(split, number)) ratio *= split.ratio;
  return ratio;
}

function countsOldShares({ by, accounts }: ShareSplit, { filed, accession }: NumberOfFiling): boolean {
  if (filed >= by) return accounts?.oldSince.has(accession) ?? false;
  return !accounts?.newBetween.has(accession);
}

/**
 * Whether two tables tell the same of every filing that both days know.
 *
 * @example
 * areSameSplits(shareSplits(apple, [], day("2021-01-01")), shareSplits(apple, [], day("2021-02-01"))); // true
 */
export function areSameSplits(before: readonly ShareSplit[], now: readonly ShareSplit[]): boolean {
  return (
    before === now || (before.length === now.length && before.every((split, k) => isSame(split, now[k] as ShareSplit)))
  );
}

function isSame(one: ShareSplit, other: ShareSplit): boolean {
  if (one.ratio !== other.ratio || one.by !== other.by || one.from !== other.from) return false;
  if (one.accounts === other.accounts) return true;
  const [before, now] = [one.accounts, other.accounts];
  const areEqual = (these: ReadonlySet<string> = NONE, those: ReadonlySet<string> = NONE) =>
    these.size === those.size && [...these].every((accession) => those.has(accession));
  return areEqual(before?.newBetween, now?.newBetween) && areEqual(before?.oldSince, now?.oldSince);
}

const NONE: ReadonlySet<string> = new Set();
