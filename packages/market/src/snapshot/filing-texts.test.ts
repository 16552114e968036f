import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { namedParagraphs } from "@plumbline/core/filings";
import { day } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FilingText } from "../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "./index.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const CLOSING = { instruments: [], fictional: false, createdAt: null, sources: [] };

function filing(accession: string, ciks: readonly number[], texts: readonly string[]): FilingText {
  const paragraphs = namedParagraphs(
    texts.map((text) => ({ kind: "text", text })),
    { accession, item: "1" },
  );
  const item = { item: "1", title: "Business", isReference: false, exhibit: null, paragraphs };
  return { accession, form: "10-K", filed: day("2024-02-20"), period: null, ciks, document: null, items: [item] };
}

async function published(filings: readonly FilingText[], dataDirectory = temporaryFolder()): Promise<Snapshot> {
  const writer = await createSnapshotWriter({ dataDirectory, market: "test" });
  for (const text of filings) writer.addFilingText(text);
  await writer.publish(CLOSING);
  return (await openMarket(dataDirectory, "test")).snapshot;
}

describe("the texts of filings in a snapshot", () => {
  it("give back every paragraph, wherever a reading begins and ends", async () => {
    const texts = Array.from({ length: 300 }, (_, at) => `${at} ${"word ".repeat(at)}`);
    const written = filing("0000000001-24-000001", [1], texts);
    const snapshot = await published([written]);
    const [outline] = snapshot.texts.outline(written.accession);
    if (outline === undefined) throw new Error("no outline");
    expect(outline.pieces.length).toBeGreaterThan(3);
    const place = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        const found = snapshot.texts.paragraphs(written.accession, outline, { start, end });
        expect(found).toEqual(written.items[0]?.paragraphs.slice(start, end));
      }),
    );
    snapshot.close();
  });

  it("are found at each company that filed them together, oldest first", async () => {
    const later = { ...filing("0000000001-24-000001", [1, 2], ["a"]), filed: day("2024-05-01") };
    const snapshot = await published([later, filing("0000000002-24-000001", [2], ["b"])]);
    expect(snapshot.texts.of(1).map(({ accession }) => accession)).toEqual(["0000000001-24-000001"]);
    expect(snapshot.texts.of(2).map(({ accession }) => accession)).toEqual([
      "0000000002-24-000001",
      "0000000001-24-000001",
    ]);
    expect(snapshot.manifest.counts.filingTexts).toBe(2);
    snapshot.close();
  });

  it("are refused in another order than that of their accessions, and twice", async () => {
    const writer = await createSnapshotWriter({ dataDirectory: temporaryFolder(), market: "test" });
    writer.addFilingText(filing("0000000002-24-000001", [2], ["b"]));
    for (const accession of ["0000000001-24-000001", "0000000002-24-000001"])
      expect(() => writer.addFilingText(filing(accession, [1], ["a"]))).toThrow(/ascending order/);
    await writer.abort();
  });

  it("leave no trace in a market without any", async () => {
    const snapshot = await published([]);
    expect(snapshot.manifest.files.filter(({ name }) => name.includes("filing-texts"))).toEqual([]);
    expect(snapshot.manifest.counts).not.toHaveProperty("filingTexts");
    expect([snapshot.texts.all, snapshot.texts.of(1), snapshot.texts.outline("x")]).toEqual([[], [], []]);
    snapshot.close();
  });

  it("that were altered on disk are not served", async () => {
    const dataDirectory = temporaryFolder();
    const first = await published([filing("0000000001-24-000001", [1], ["a"])], dataDirectory);
    const second = await published([filing("0000000001-24-000001", [1], ["b"])], dataDirectory);
    const path = join(dataDirectory, "markets", "test", "snapshots", second.manifest.id, "hot", "filing-texts.blocks");
    second.close();
    const bytes = readFileSync(path);
    bytes[3] = (bytes[3] as number) ^ 1;
    writeFileSync(path, bytes);
    const { snapshot, refused } = await openMarket(dataDirectory, "test");
    expect(snapshot.manifest.id).toBe(first.manifest.id);
    expect(refused[0]?.damages[0]).toMatchObject({ file: "hot/filing-texts.blocks", problem: "altered" });
    snapshot.close();
    first.close();
  });
});
