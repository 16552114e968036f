import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";

const CONCEPTS = 120;
const FACTS_PER_CONCEPT = 50;
const CIK_MARK = "0000000000";

/**
 * Writes an archive like the SEC's `companyfacts.zip`: one companyfacts file of some megabyte per company.
 *
 * @param path Where to write it.
 * @param companies How many companies.
 * @returns Bytes of JSON in it.
 */
export async function writeBulkArchive(path: string, companies: number): Promise<number> {
  const template = companyFacts();
  const zip = new ZipFile();
  let bytes = 0;
  for (let cik = 1; cik <= companies; cik += 1) {
    const key = String(cik).padStart(10, "0");
    bytes += template.length;
    zip.addReadStreamLazy(`CIK${key}.json`, { compressionLevel: 1 }, (callback) => {
      callback(null, Readable.from([Buffer.from(template.replaceAll(CIK_MARK, key))], { objectMode: false }));
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return bytes;
}

function companyFacts(): string {
  const concepts = Array.from({ length: CONCEPTS }, (_, concept) => [
    `MadeUpConceptOfSomeLength${concept}`,
    {
      label: `Made-up concept ${concept}`,
      description: "A sentence about what the concept means, as long as those of the taxonomy tend to be. ".repeat(3),
      units: { USD: Array.from({ length: FACTS_PER_CONCEPT }, (_, quarter) => fact(concept, quarter)) },
    },
  ]);
  const facts = { "us-gaap": Object.fromEntries(concepts) };
  return JSON.stringify({ cik: "0000000000", entityName: "Made-up Company", facts });
}

function fact(concept: number, quarter: number): Record<string, unknown> {
  const year = 2009 + Math.floor(quarter / 4);
  const [end, filed] =
    [
      ["03-31", "05-02"],
      ["06-30", "08-01"],
      ["09-30", "11-01"],
      ["12-31", "12-31"],
    ][quarter % 4] ?? [];
  return {
    start: `${year}-01-01`,
    end: `${year}-${end}`,
    val: concept * 1_000_003 + quarter * 7919,
    accn: `${CIK_MARK}-${String(year).slice(2)}-${String(quarter + 1).padStart(6, "0")}`,
    fy: year,
    fp: quarter % 4 === 3 ? "FY" : `Q${(quarter % 4) + 1}`,
    form: quarter % 4 === 3 ? "10-K" : "10-Q",
    filed: `${year}-${filed}`,
    frame: `CY${year}Q${(quarter % 4) + 1}`,
  };
}
