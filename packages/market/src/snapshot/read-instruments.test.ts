import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { contentId, sha256 } from "./content-id.ts";
import { createSnapshotWriter, openSnapshot } from "./index.ts";
import type { Manifest } from "./manifest.ts";
import { emptyMarket, exampleInstrument, publish } from "./testing/example-market.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const instruments = [
  exampleInstrument("0700.HK"),
  exampleInstrument("FILER", { cik: 9 }),
  exampleInstrument("MEMBER"),
  exampleInstrument("NOWHERE"),
  exampleInstrument("NYSE", { exchange: "NYSE" }),
  exampleInstrument("TOKYO", { currency: "JPY" }),
  exampleInstrument("VOD.L", { currency: "GBP" }),
];
const memberships = [{ index: "sp500", symbol: "MEMBER", from: null, until: null }];

/** A snapshot of those instruments in a version of the layout. */
async function written(schemaVersion: number): Promise<string> {
  const dataDirectory = temporaryFolder();
  const writer = await createSnapshotWriter({ dataDirectory, market: "old" });
  const { id } = await publish(writer, { ...emptyMarket, instruments, memberships });
  const folder = join(dataDirectory, "markets", "old", "snapshots");
  const { id: _, ...content } = JSON.parse(readFileSync(join(folder, id, "manifest.json"), "utf8")) as Manifest;
  const changed = { ...content, schemaVersion, fictional: false };
  const text = JSON.stringify({ ...changed, id: contentId(changed) });
  renameSync(join(folder, id), join(folder, contentId(changed)));
  const place = join(folder, contentId(changed));
  writeFileSync(join(place, "manifest.json"), text);
  writeFileSync(join(place, "manifest.sha256"), `${sha256(text)}  manifest.json\n`);
  return place;
}

async function currenciesOf(schemaVersion: number) {
  const snapshot = await openSnapshot(await written(schemaVersion), { verify: true });
  const found = snapshot.instruments.map(({ currency }) => currency);
  snapshot.close();
  return found;
}

it("believes of the first layout, which assumed dollars, only those that something else bears out", async () => {
  expect(await currenciesOf(1)).toEqual([null, "USD", "USD", null, "USD", "JPY", null]);
});

it("takes the currencies of the second layout as they are", async () => {
  expect(await currenciesOf(2)).toEqual(instruments.map(({ currency }) => currency));
});
