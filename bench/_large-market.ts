import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Instrument } from "@plumbline/market/model";
import { createSnapshotWriter, openMarket, type Snapshot, type SnapshotWriter } from "@plumbline/market/snapshot";
import { generateDemoMarket } from "../packages/demo/src/index.ts";
import { sized } from "./_size.ts";

/** What one demo market can have. */
const COMPANIES = sized(1200, 68);
/** Keys of the companies of two copies do not meet. */
const KEYS_OF_COPY = 10_000_000;

/**
 * Makes a market of very many stocks with prices, accounts and targets: those of a demo market again and again, under
 * other symbols, names and central index keys. The first copy keeps the symbols and brings the funds and indices.
 *
 * @param dataDirectory Where to put it, as the market `large`, which is no demo market.
 * @param stocks How many stocks; fewer than a demo market has are its first.
 * @param years Of prices and accounts.
 */
export async function writeLargeMarket(dataDirectory: string, stocks: number, years: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-copied-"));
  try {
    await generateDemoMarket({ dataDirectory: folder, companies: COMPANIES, years });
    const { snapshot } = await openMarket(folder, "demo");
    const writer = await createSnapshotWriter({ dataDirectory, market: "large" });
    const instruments = writeCopies(writer, snapshot, stocks);
    for (const name of snapshot.seriesNames) writer.addSeries(present(snapshot.series(name)));
    writer.addMemberships(snapshot.memberships);
    await writer.publish({ instruments, fictional: true, createdAt: null, sources: snapshot.manifest.sources });
    snapshot.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeCopies(writer: SnapshotWriter, snapshot: Snapshot, stocks: number): Instrument[] {
  const own = snapshot.instruments.filter(({ assetClass }) => assetClass === "stock");
  const others = snapshot.instruments.filter(({ assetClass }) => assetClass !== "stock");
  const copies = Array.from({ length: stocks }, (_, k) =>
    copied(own[k % own.length] as Instrument, Math.floor(k / own.length)),
  );
  const instruments = [...copies, ...others.map((each) => copied(each, 0))].sort((a, b) =>
    a.instrument.symbol < b.instrument.symbol ? -1 : 1,
  );
  for (const { instrument, own } of instruments) {
    const history = snapshot.prices(own.symbol);
    if (history) writer.addPrices({ ...history, symbol: instrument.symbol });
    const targets = snapshot.targets(own.symbol).map((target) => ({ ...target, symbol: instrument.symbol }));
    writer.addTargets(instrument.symbol, targets);
  }
  const ciks = new Map(instruments.map(({ instrument, own }) => [instrument.cik, own.cik]));
  for (const [cik, own] of [...ciks].sort(([a], [b]) => (a ?? 0) - (b ?? 0))) {
    const facts = own === null ? null : snapshot.facts(own);
    if (facts && cik !== null && own !== null) writer.addCompany({ ...facts, cik }, snapshot.filings(own));
  }
  return instruments.map(({ instrument }) => instrument);
}

interface Copied {
  readonly instrument: Instrument;
  readonly own: Instrument;
}

function copied(own: Instrument, copy: number): Copied {
  if (copy === 0) return { instrument: own, own };
  const names = Object.entries(own.names).map(([language, name]) => [language, `${name} ${copy}`]);
  const instrument = {
    ...own,
    aliases: [],
    names: Object.fromEntries(names) as Instrument["names"],
    symbol: `${own.symbol}${copy}`,
    cik: own.cik === null ? null : own.cik + copy * KEYS_OF_COPY,
  };
  return { instrument, own };
}

function present<T>(value: T | null): T {
  if (value === null) throw new Error("The demo market lacks what it says that it has.");
  return value;
}
