import type { WireWatchedChange } from "@plumbline/contract";
import { type Figure, missing } from "@plumbline/core/figure";
import { priceChangeSince } from "@plumbline/core/series";
import { type Day, monthIndexOf } from "@plumbline/core/time";
import { asOfDay, recentSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { LRUCache } from "lru-cache";
import { newTargetsOf, targetChanges } from "../market-changes/index.ts";
import { changeFigure, markedDoubts } from "../prices/index.ts";

/** What is new of a stock since a day, apart from its reports. */
type News = Pick<WireWatchedChange, "priceChange" | "targets">;

/** Stocks of a snapshot, each since a day, that stay in memory: some hundred bytes each. */
const MAX_NEWS = 10_000;

/** The news of stocks, shared by all who watch a stock and were last here on the same day of the market. */
export class StockNews {
  readonly #ofSnapshot = new WeakMap<Snapshot, LRUCache<string, News>>();

  since(snapshot: Snapshot, instrument: Instrument, since: Day): News {
    const known = this.#ofSnapshot.get(snapshot) ?? new LRUCache<string, News>({ max: MAX_NEWS });
    this.#ofSnapshot.set(snapshot, known);
    const key = `${since} ${instrument.symbol}`;
    const before = known.get(key);
    if (before) return before;
    const news = {
      priceChange: priceChangeOf(snapshot, instrument, since),
      targets: targetsOf(snapshot, instrument, since),
    };
    known.set(key, news);
    return news;
  }
}

function priceChangeOf(snapshot: Snapshot, instrument: Instrument, since: Day): Figure {
  // The last bar on or before the day is among those of one month more.
  const months = monthIndexOf(asOfDay(snapshot)) - monthIndexOf(since) + 1;
  const recent = recentSeries(snapshot, instrument, months);
  if (!recent) return missing("no-price");
  const { series } = recent;
  const bars = series.price();
  if (!bars) return missing("adjusted-prices-only");
  return markedDoubts(changeFigure(priceChangeSince(bars, since), series), series);
}

function targetsOf(snapshot: Snapshot, instrument: Instrument, since: Day): News["targets"] {
  if (snapshot.manifest.counts.targets === 0) return null;
  const published = newTargetsOf(snapshot, instrument, { after: since, asOf: asOfDay(snapshot) });
  const { raised, lowered } = targetChanges(published, 0);
  return { published: published.length, raised, lowered };
}
