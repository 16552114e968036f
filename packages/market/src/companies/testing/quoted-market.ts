/** A market of one stock with the accounts of `tinyAccounts`, an index and two bond yields, that can be cut at any day. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Day, day, weekdayOf } from "@plumbline/core/time";
import type { Instrument, ReferenceSeries } from "../../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../../snapshot/index.ts";
import { readStock, type StoredStock } from "../stored-stock.ts";
import { tinyAccounts } from "./tiny-accounts.ts";
import { tinyStock } from "./tiny-stock.ts";

const FIRST_DAY = day("2014-01-02");
export const LAST_DAY = day("2024-06-28");
const SPLIT = { exDay: day("2020-08-31"), ratio: 4 };

export interface QuotedMarket {
  readonly snapshot: Snapshot;
  readonly stock: StoredStock;
  readonly close: () => void;
}

export interface QuotedOptions {
  /** Nothing that was filed, traded or published later is in the market. */
  readonly upTo?: Day;
  /** Last bar, where that is earlier than the end of the market. */
  readonly lastBar?: Day;
  readonly changes?: Partial<Instrument>;
  /** Whether the source of the prices states the split; it does unless told otherwise. */
  readonly statesSplit?: boolean;
  /** In place of the index and the yields. */
  readonly series?: readonly ReferenceSeries[];
}

/** Publishes the stock ADAM, which split 4:1 in August 2020, as the market `quoted`. */
export async function publishQuoted(options: QuotedOptions = {}): Promise<QuotedMarket> {
  const { upTo = LAST_DAY, lastBar = upTo, changes = {}, series = defaultSeries(upTo), statesSplit = true } = options;
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-quoted-"));
  const writer = await createSnapshotWriter({ dataDirectory, market: "quoted" });
  const days = weekdays(lastBar);
  const close = Float64Array.from(days, (on) => closeOn(on) * (on < SPLIT.exDay ? SPLIT.ratio : 1));
  const splits = statesSplit && SPLIT.exDay <= upTo ? [SPLIT] : [];
  writer.addPrices({
    symbol: "ADAM",
    basis: changes.priceBasis ?? "raw",
    source: "tiny",
    actions: { splits, dividends: [] },
    bars: { day: days, open: close, high: close, low: close, close, volume: close },
  });
  const accounts = tinyAccounts(100, "Adam Optics");
  writer.addCompany({ ...accounts, facts: accounts.facts.filter(({ filed }) => filed <= upTo) }, []);
  for (const one of series) writer.addSeries(one);
  const instruments = [tinyStock("ADAM", { cik: 100, ...changes })];
  const sources = [{ provider: "tiny", file: "made", bytes: 0, sha256: "0".repeat(64) }];
  await writer.publish({ instruments, fictional: false, createdAt: "2024-06-29T06:00:00.000Z", sources });
  const { snapshot } = await openMarket(dataDirectory, "quoted");
  const stock = readStock(snapshot, snapshot.find("ADAM") as Instrument);
  const end = () => {
    snapshot.close();
    rmSync(dataDirectory, { recursive: true });
  };
  return { snapshot, stock, close: end };
}

/** Price of a share of today: it rises, and swings three times as far as the index. */
export function closeOn(on: number): number {
  return 40 + (on - FIRST_DAY) / 200 + 3 * Math.sin(on / 37);
}

/** A series of every weekday. */
export function seriesOf(name: string, valueOn: (on: number) => number, upTo: Day = LAST_DAY): ReferenceSeries {
  const days = weekdays(upTo);
  const unit = name.includes("index") ? "points" : "fraction";
  return { name, unit, source: "maker", day: days, value: Float64Array.from(days, valueOn) };
}

function defaultSeries(upTo: Day): readonly ReferenceSeries[] {
  return [
    seriesOf("demo-index", (on) => 40 + (on - FIRST_DAY) / 200 + Math.sin(on / 37), upTo),
    seriesOf("treasury-10year", (on) => 0.04 + 0.0001 * (on % 10), upTo),
    seriesOf("aaa-yield", (on) => 0.05 + 0.0001 * (on % 10), upTo),
  ];
}

function weekdays(last: Day): Int32Array {
  const days: number[] = [];
  for (let on: number = FIRST_DAY; on <= last; on++) if (weekdayOf(on as Day) <= 5) days.push(on);
  return Int32Array.from(days);
}
