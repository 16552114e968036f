import {
  type filingOutline,
  type filingParagraphs,
  type filings,
  MAX_PARAGRAPHS_AROUND,
  type OutputOf,
  type WireFiling,
} from "@plumbline/contract";
import { type FormFamily, formFamily, itemRole } from "@plumbline/core/filings";
import { formatDay } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import type { FilingEntry, Instrument } from "@plumbline/market/model";
import type { ItemOutline, ParagraphSpan, Snapshot } from "@plumbline/market/snapshot";
import { Failure, type Route, UNKNOWN_FILING } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../instruments.ts";

/** The filings of a stock whose text the market has. */
export const filingsRoute: Route<typeof filings, ServedMarket> = ({ input }, { snapshot }) => {
  const instrument = findInstrument(snapshot, input.code);
  const known = knownFilings(snapshot, instrument, input.asOf);
  return {
    symbol: instrument.symbol,
    names: instrument.names,
    filings: known.toReversed().map((entry) => wireFiling(entry, instrument, snapshot)),
  };
};

/** The items of a filing. */
export const filingOutlineRoute: Route<typeof filingOutline, ServedMarket> = ({ input }, { snapshot }) => {
  const instrument = findInstrument(snapshot, input.code);
  const entry = findFiling(snapshot, instrument, input);
  const items = snapshot.texts.outline(entry.accession).map((item) => ({
    ...wireItem(item, entry),
    paragraphs: item.ids.length,
    first: item.ids[0] as string,
  }));
  return { symbol: instrument.symbol, filing: wireFiling(entry, instrument, snapshot), items };
};

/** Some paragraphs of an item. */
export const filingParagraphsRoute: Route<typeof filingParagraphs, ServedMarket> = ({ input }, { snapshot }) => {
  const instrument = findInstrument(snapshot, input.code);
  const entry = findFiling(snapshot, instrument, input);
  const item = snapshot.texts.outline(entry.accession).find((outline) => outline.item === input.item);
  const place = item === undefined || input.around === undefined ? 0 : item.ids.indexOf(input.around);
  if (item === undefined || place < 0) throw unknownFiling(input.accession);
  const span = spanAround(place, input.around === undefined ? MAX_PARAGRAPHS_AROUND : input.margin, item.ids.length);
  return {
    symbol: instrument.symbol,
    filing: wireFiling(entry, instrument, snapshot),
    item: wireItem(item, entry),
    start: span.start,
    total: item.ids.length,
    paragraphs: snapshot.texts.paragraphs(entry.accession, item, span),
  };
};

function spanAround(place: number, margin: number, total: number): ParagraphSpan {
  return { start: Math.max(0, place - margin), end: Math.min(total, place + margin + 1) };
}

/** Filed by the day, oldest first. */
function knownFilings(snapshot: Snapshot, { cik }: Instrument, asOf: string | undefined): readonly FilingEntry[] {
  const day = asOfDay(snapshot, asOf);
  // Without a day asked for a filing counts that came after the last price.
  return (cik === null ? [] : snapshot.texts.of(cik)).filter(({ filed }) => asOf === undefined || filed <= day);
}

/** @throws {Failure} `notFound` if the stock has no such filing, or had none on the day. */
function findFiling(
  snapshot: Snapshot,
  instrument: Instrument,
  { accession, asOf }: { readonly accession: string; readonly asOf?: string | undefined },
): FilingEntry {
  const found = knownFilings(snapshot, instrument, asOf).find((entry) => entry.accession === accession);
  if (found === undefined) throw unknownFiling(accession);
  return found;
}

function unknownFiling(accession: string): Failure {
  return new Failure("notFound", { sentence: { texts: UNKNOWN_FILING, about: accession } });
}

function wireFiling(
  { accession, form, filed, period, document, ciks }: FilingEntry,
  { cik }: Instrument,
  { manifest }: Snapshot,
): WireFiling {
  const owner = ciks.find((filer) => filer === cik) ?? ciks[0];
  const folder = `https://www.sec.gov/Archives/edgar/data/${owner}`;
  const path =
    document === null ? `${accession}.txt` : `${accession.replaceAll("-", "")}/${encodeURIComponent(document)}`;
  return {
    accession,
    form,
    filedAt: formatDay(filed),
    periodEnd: period === null ? null : formatDay(period),
    original: manifest.fictional ? null : `${folder}/${path}`,
  };
}

function wireItem(
  { item, title, isReference, exhibit }: ItemOutline,
  { form }: FilingEntry,
): OutputOf<typeof filingParagraphs>["item"] {
  return { item, title, role: itemRole(formFamily(form) as FormFamily, item), isReference, exhibit };
}
