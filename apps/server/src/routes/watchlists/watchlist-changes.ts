import type { OutputOf, WireWatchedChange, watchlistChanges } from "@plumbline/contract";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { asOfDay } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Turn } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { lastVisit, type OwnLists, recordVisit, watchedCodes } from "../../watchlists/index.ts";
import { eachInstrument } from "../instruments.ts";
import { filedRows, filedSince } from "../market-changes/index.ts";
import type { StockNews } from "./stock-news.ts";

/** What an answer about stocks of a user is computed from: the market as it is served, in the turn of the answer. */
export interface MarketTurn {
  readonly turn: Turn;
  readonly served: ServedMarket;
}

/** Stocks that are looked at for one user. */
const MAX_STOCKS = 200;

/** What became known of a user's stocks since the last visit, all of it from the snapshot that is served. */
export async function changesSinceLastVisit(
  own: OwnLists,
  { turn, served }: MarketTurn,
  news: StockNews,
): Promise<OutputOf<typeof watchlistChanges>> {
  const now = own.clock();
  const { snapshot } = served;
  const until = asOfDay(snapshot);
  const [visit, codes] = await turn.releaseWhile(
    Promise.all([lastVisit(own, now), watchedCodes(own.database.db, own.user.id)]),
  );
  // A market that was replaced by an older one has nothing new.
  const since = visit && (Math.min(day(visit.seenDay), until) as Day);
  const rows: WireWatchedChange[] = [];
  if (since !== null && since < until) {
    const watched = [...new Set(codes.flatMap((code) => snapshot.find(code) ?? []))].slice(0, MAX_STOCKS);
    const reports = await reportsSince(watched, since, served);
    const changeOf = (instrument: Instrument): WireWatchedChange[] => {
      const { symbol, names } = instrument;
      return [{ symbol, names, filed: reports.get(symbol) ?? null, ...news.since(snapshot, instrument, since) }];
    };
    rows.push(...(await eachInstrument({ instruments: watched }, changeOf, turn.gone)));
  }
  await turn.releaseWhile(recordVisit(own, { now, seenDay: formatDay(until) }));
  return {
    lastVisit: visit?.endedAt.toISOString() ?? null,
    since: since === null ? null : formatDay(since),
    until: formatDay(until),
    rows: [...rows.filter(isNews), ...rows.filter((row) => !isNews(row))],
  };
}

/** What the companies of stocks have filed since a day, with the checks that turned, by symbol. */
async function reportsSince(
  instruments: readonly Instrument[],
  since: Day,
  { snapshot, screenings }: ServedMarket,
): Promise<ReadonlyMap<string, NonNullable<WireWatchedChange["filed"]>>> {
  if (instruments.length === 0) return new Map();
  const today = await screenings.of(snapshot);
  const filed = instruments.flatMap((instrument) => filedSince(instrument, today, since) ?? []);
  if (filed.length === 0) return new Map();
  // In one order for all who watch the same stocks, so that they share what is computed.
  const symbols = filed.map(({ instrument }) => instrument.symbol).sort();
  const before = await screenings.ofStocks(snapshot, symbols, since);
  return new Map(filedRows(filed, { before, today }).map((report) => [report.symbol, report]));
}

function isNews({ filed, targets }: WireWatchedChange): boolean {
  return filed !== null || (targets !== null && targets.published > 0);
}
