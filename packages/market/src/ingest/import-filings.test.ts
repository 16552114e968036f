import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { day } from "@plumbline/core/time";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMarket, type Snapshot } from "../snapshot/index.ts";
import { plantZip } from "../sources/files/zip-fixture.ts";
import { ANNUAL_BODY, submissionOf } from "../sources/filings/filing-fixture.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOutcome } from "./import-options.ts";
import { plantedFacts, writeFiles } from "./testing/planted-delivery.ts";

// Expected values are what the planted submissions state.

const ACCESSION = "0000000100-24-000001";
const PAGE = `<html><body>${ANNUAL_BODY}</body></html>`;

let folder: string;
let opened: Snapshot[];
let deliveries = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "filings-"));
  opened = [];
});

afterEach(async () => {
  for (const snapshot of opened) snapshot.close();
  await rm(folder, { recursive: true });
});

const FACTS = { "CIK0000000100.json": plantedFacts(100, "Adam Optics, Inc.", [2022, 2023]) };

async function deliver(files: Record<string, string | Buffer>): Promise<ImportOutcome> {
  const filings = await writeFiles(join(folder, `delivery-${deliveries++}`), files);
  const nothing = { prices: [], facts: [], reference: [], targets: [] };
  return importMarket({
    ...nothing,
    dataDirectory: join(folder, "data"),
    market: "m",
    today: day("2025-06-30"),
    filings: [filings],
  });
}

async function market(): Promise<Snapshot> {
  const { snapshot } = await openMarket(join(folder, "data"), "m");
  opened.push(snapshot);
  return snapshot;
}

function problems({ issues }: ImportOutcome): string[] {
  return issues.map(({ code, file }) => `${code} ${file?.split("/").at(-1)}`);
}

/** All paragraphs of an item. */
function read(snapshot: Snapshot, accession: string, item: string): string[] {
  const outline = snapshot.texts.outline(accession).find((one) => one.item === item);
  if (outline === undefined) return [];
  return snapshot.texts.paragraphs(accession, outline, { start: 0, end: outline.ids.length }).map(({ text }) => text);
}

describe("importing filings", () => {
  it("keeps the text of a submission with its company, form, accession and day", async () => {
    const outcome = await deliver({ ...FACTS, "a.txt": submissionOf(PAGE) });
    expect(outcome).toMatchObject({ result: "published", counts: { filingTexts: 1 } });
    const snapshot = await market();
    expect(snapshot.texts.of(100)).toMatchObject([
      {
        accession: ACCESSION,
        form: "10-K",
        filed: day("2024-02-20"),
        period: day("2023-12-31"),
        ciks: [100],
        document: "d1.htm",
      },
    ]);
    expect(read(snapshot, ACCESSION, "1A")).toEqual(["Glass may break."]);
    expect(snapshot.texts.outline(ACCESSION).map(({ item }) => item)).toEqual(["1", "1A", "7"]);
  });

  it("reads gzip files, zip archives and folders, and each filing once", async () => {
    const second = submissionOf(PAGE, { accession: "0000000100-23-000001", filed: "20230220" });
    const zip = plantZip([{ name: "b/c.txt", content: Buffer.from(second) }]);
    const outcome = await deliver({
      ...FACTS,
      "a.txt.gz": gzipSync(submissionOf(PAGE)),
      "copy/a.txt": submissionOf(PAGE),
      "b.zip": zip,
    });
    expect([outcome.counts?.filingTexts, problems(outcome)]).toEqual([2, []]);
  });

  it("keeps an amendment beside the report that it amends, which stays as it was", async () => {
    await deliver({ ...FACTS, "a.txt": submissionOf(PAGE) });
    const before = (await market()).texts.outline(ACCESSION);
    const amendment = "0000000100-24-000002";
    const amended = PAGE.replace("FORM 10-K", "FORM 10-K/A").replace("Glass may break.", "Mirrors may break, too.");
    const outcome = await deliver({
      "b.txt": submissionOf(amended, { accession: amendment, form: "10-K/A", filed: "20240510" }),
    });
    expect(problems(outcome)).toEqual([]);
    const snapshot = await market();
    expect(snapshot.texts.of(100).map(({ accession, form }) => [accession, form])).toEqual([
      [ACCESSION, "10-K"],
      [amendment, "10-K/A"],
    ]);
    expect(snapshot.texts.outline(ACCESSION)).toEqual(before);
    expect(read(snapshot, ACCESSION, "1A")).toEqual(["Glass may break."]);
    expect(read(snapshot, amendment, "1A")).toEqual(["Mirrors may break, too."]);
  });

  it("reads the annual report of a Canadian company, a 40-F, from the exhibits that it consists of", async () => {
    const cover = "<html><body><p>FORM 40-F</p><p>ADAM OPTICS, INC.</p></body></html>";
    const information =
      "<html><body><p><b>Annual Information Form</b></p><p>Adam grinds lenses in Halifax.</p></body></html>";
    const exhibits = [
      ["EX-99.1", information],
      ["EX-23.1", "<p>We consent.</p>"],
    ] as const;
    const outcome = await deliver({ ...FACTS, "a.txt": submissionOf(cover, { form: "40-F", exhibits }) });
    expect(problems(outcome)).toEqual([]);
    const snapshot = await market();
    expect(snapshot.texts.of(100)).toMatchObject([{ accession: ACCESSION, form: "40-F" }]);
    expect(snapshot.texts.outline(ACCESSION).map(({ item }) => item)).toEqual(["EX-99.1"]);
    expect(read(snapshot, ACCESSION, "EX-99.1")).toContain("Adam grinds lenses in Halifax.");
  });

  it("finds a page without header in the submissions of the company on its cover, or in its facts", async () => {
    const submissions = JSON.stringify({
      cik: "100",
      name: "ADAM OPTICS INC",
      tickers: ["ADAM"],
      exchanges: ["NYSE"],
      filings: {
        recent: {
          accessionNumber: [ACCESSION],
          form: ["10-K"],
          filingDate: ["2024-02-20"],
          reportDate: ["2023-12-31"],
          primaryDocument: ["adam.htm"],
        },
      },
    });
    await deliver({ ...FACTS, "sub.json": submissions, "page.htm": PAGE });
    expect((await market()).texts.of(100)).toMatchObject([
      { accession: ACCESSION, filed: day("2024-02-20"), document: "adam.htm" },
    ]);
  });

  it("refuses what nothing tells the filing of, and says what would", async () => {
    const outcome = await deliver({ ...FACTS, "a.txt": submissionOf(PAGE), "page.htm": PAGE.replace("2023", "2019") });
    expect(problems(outcome)).toEqual(["unidentified-filing page.htm"]);
    expect(outcome.issues[0]?.detail).toMatch(/import the company's submissions \(CIK0000000100\.json\)/);
  });

  it.each([
    [
      "of a company that the market has not",
      submissionOf(PAGE.replace("ADAM OPTICS", "EVE OPTICS"), { cik: 999, name: "EVE OPTICS INC" }),
      "filing-without-stock",
    ],
    ["under the header of another company", submissionOf(PAGE, { name: "BORROWED HEADER CORP" }), "wrong-company"],
    ["that is dated after today", submissionOf(PAGE, { filed: "20300101" }), "filed-in-future"],
    ["that ends half way", submissionOf(PAGE).slice(0, -40), "cut-off-file"],
    ["without any item", submissionOf("<html><body><p>Nothing.</p></body></html>"), "no-items"],
    ["of a form that is not read", submissionOf(PAGE, { form: "10-KSB" }), "form-not-read"],
    [
      "that unpacks out of all proportion",
      gzipSync(submissionOf(PAGE, { exhibits: [["GRAPHIC", "0".repeat(70 * 2 ** 20)]] })),
      "decompression-bomb",
    ],
    ["whose compression is damaged", gzipSync(submissionOf(PAGE)).subarray(0, 600), "damaged-compression"],
  ])("refuses one %s, and takes the others", async (_, content, code) => {
    const good = submissionOf(PAGE, { accession: "0000000100-22-000001", filed: "20220220" });
    const outcome = await deliver({ ...FACTS, "bad.txt": content, "good.txt": good });
    expect(problems(outcome)).toEqual([`${code} bad.txt`]);
    expect(outcome.counts?.filingTexts).toBe(1);
  });

  it("tells which part of an annual report was not found", async () => {
    const outcome = await deliver({ ...FACTS, "a.txt": submissionOf(PAGE.replace(/Item 1A\. Risk Factors/, "Risks")) });
    expect(outcome.issues.map(({ code, detail }) => [code, /no risks was found/.test(detail)])).toEqual([
      ["item-missing", true],
    ]);
  });

  it("takes the discussion from the annual report to shareholders that the item points to", async () => {
    const pointing = PAGE.replace(
      "<p>Sales rose.</p>",
      "<p>Incorporated herein by reference to the annual report, exhibit 13.</p>",
    );
    const discussion = `<html><body><p><b>Management's Discussion and Analysis</b></p>${"<p>Sales rose in every month of the year, most of all in June.</p>".repeat(80)}<p><b>Report of Independent Accountants</b></p><p>We have audited.</p></body></html>`;
    await deliver({ ...FACTS, "a.txt": submissionOf(pointing, { exhibits: [["EX-13", discussion]] }) });
    const snapshot = await market();
    expect(snapshot.texts.outline(ACCESSION).at(-1)).toMatchObject({ item: "7", exhibit: "EX-13", isReference: false });
    expect(read(snapshot, ACCESSION, "7")).toHaveLength(80);
  });

  it("adds to the texts of the market, and makes the same market whatever the order", async () => {
    const older = submissionOf(PAGE, { accession: "0000000100-23-000001", filed: "20230220" });
    await deliver({ ...FACTS, "a.txt": submissionOf(PAGE) });
    const first = read(await market(), ACCESSION, "1");
    await deliver({ "b.txt": older });
    const both = await market();
    expect(both.texts.of(100).map(({ accession }) => accession)).toEqual(["0000000100-23-000001", ACCESSION]);
    expect(read(both, ACCESSION, "1")).toEqual(first);
    const files = both.manifest.files.filter(({ name }) => name.includes("filing-texts"));
    await rm(join(folder, "data"), { recursive: true });
    await deliver({ ...FACTS, "a.txt": submissionOf(PAGE), "b.txt": older });
    expect((await market()).manifest.files.filter(({ name }) => name.includes("filing-texts"))).toEqual(files);
  });

  it("names paragraphs as before when a file is imported again", async () => {
    await deliver({ ...FACTS, "a.txt": submissionOf(PAGE) });
    const before = (await market()).texts.outline(ACCESSION);
    await deliver({ "c.txt": `${submissionOf(PAGE)}\n` });
    expect((await market()).texts.outline(ACCESSION)).toEqual(before);
  });
});
