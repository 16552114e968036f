import { type filingChanges, MAX_PARAGRAPH_CHANGES, type WireFilingChanges } from "@plumbline/contract";
import { compareParagraphs, formFamily, type Paragraph } from "@plumbline/core/filings";
import type { FilingEntry } from "@plumbline/market/model";
import type { ItemOutline, Snapshot } from "@plumbline/market/snapshot";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../instruments.ts";
import { findFiling, knownFilings, unknownFiling, wireFiling, wireItem } from "./found-filing.ts";

/** Forms that come again each year, or each quarter of it. */
const PERIODIC: ReadonlySet<string> = new Set(["10-K", "10-Q", "20-F"]);
/** Days between the ends of two periods that are a year apart, with a fiscal year of 52 or 53 weeks or a moved end. */
const YEAR = { least: 330, most: 400 } as const;

/** What is compared of an item: the rest of a longer one is left out, and the answer says so. */
const MAX_PARAGRAPHS = 400;
const MAX_CHARACTERS = 300_000;

/** What changed in an item of a report against the report of a year before. */
export const filingChangesRoute: Route<typeof filingChanges, ServedMarket> = ({ input }, { snapshot }) => {
  const instrument = findInstrument(snapshot, input.code);
  const entry = findFiling(snapshot, instrument, input);
  const item = itemIn(snapshot, entry, input.item);
  if (item === undefined) throw unknownFiling(input.accession);
  const earlier = earlierReport(knownFilings(snapshot, instrument, input.asOf), entry);
  const earlierItem = earlier && itemIn(snapshot, earlier, input.item);
  const answer = {
    symbol: instrument.symbol,
    filing: wireFiling(entry, instrument, snapshot),
    item: wireItem(item, entry),
  };
  if (!earlier || !earlierItem) return { ...answer, since: null };
  const changes = changesOf(read(snapshot, earlier, earlierItem), read(snapshot, entry, item));
  return { ...answer, since: { filing: wireFiling(earlier, instrument, snapshot), ...changes } };
};

function itemIn(snapshot: Snapshot, { accession }: FilingEntry, item: string): ItemOutline | undefined {
  return snapshot.texts.outline(accession).find((outline) => outline.item === item && !outline.isReference);
}

/**
 * The report of the period a year before, of the same kind; what amends one is none.
 *
 * @param filings Oldest first.
 */
function earlierReport(filings: readonly FilingEntry[], entry: FilingEntry): FilingEntry | null {
  const family = formFamily(entry.form);
  if (family === null || !PERIODIC.has(family)) return null;
  const endOf = ({ period, filed }: FilingEntry) => period ?? filed;
  const isYearBefore = (other: FilingEntry) => {
    const days = endOf(entry) - endOf(other);
    return days >= YEAR.least && days <= YEAR.most;
  };
  const isAmendment = ({ form }: FilingEntry) => /\/A\s*$/i.test(form);
  return (
    filings.findLast((other) => formFamily(other.form) === family && !isAmendment(other) && isYearBefore(other)) ?? null
  );
}

interface ReadItem {
  readonly paragraphs: readonly Paragraph[];
  readonly isWhole: boolean;
}

function read(snapshot: Snapshot, { accession }: FilingEntry, item: ItemOutline): ReadItem {
  const end = Math.min(item.ids.length, MAX_PARAGRAPHS);
  const paragraphs = snapshot.texts.paragraphs(accession, item, { start: 0, end });
  let characters = 0;
  const first = paragraphs.findIndex(({ text }) => {
    characters += text.length;
    return characters > MAX_CHARACTERS;
  });
  const compared = first < 0 ? paragraphs : paragraphs.slice(0, first);
  return { paragraphs: compared, isWhole: compared.length === item.ids.length };
}

function changesOf(before: ReadItem, after: ReadItem): Omit<WireFilingChanges, "filing"> {
  const { added, removed, changed, unchanged } = compareParagraphs(before.paragraphs, after.paragraphs);
  const listed = <Entry>(all: readonly Entry[]): Entry[] => all.slice(0, MAX_PARAGRAPH_CHANGES);
  return {
    counts: { added: added.length, removed: removed.length, changed: changed.length, unchanged },
    added: listed(added),
    removed: listed(removed),
    changed: listed(changed).map((pair) => ({ before: pair.before, after: pair.after })),
    isWhole: before.isWhole && after.isWhole,
  };
}
