import { type filingOutline, type filingParagraphs, type filings, MAX_PARAGRAPHS_AROUND } from "@plumbline/contract";
import type { ParagraphSpan } from "@plumbline/market/snapshot";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../instruments.ts";
import { findFiling, knownFilings, unknownFiling, wireFiling, wireItem } from "./found-filing.ts";

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
