/** Reading annual reports: how fast, against a plain parse by htmlparser2 in the same run, and with how much memory. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { cutFiling } from "../packages/core/src/filings/index.ts";
import { readFiling } from "../packages/market/src/sources/filings/index.ts";
import { NODE_ENVIRONMENT, NODE_FLAGS } from "../scripts/setup.mjs";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const PIECE = 65_536;
const ROUNDS = sized(5, 1);
const FEW = sized(10, 1);
const MANY = sized(40, 2);
const PARAGRAPHS = sized(900, 10);

/** As a word processor for filings writes it: a style at every span, a table after every few paragraphs. */
function report(): Buffer {
  const style = "color:#000000;font-family:'Helvetica',sans-serif;font-size:9pt;font-weight:400;line-height:120%";
  const span = (text: string, bold = false) =>
    `<div style="margin-top:6pt;text-align:justify"><span style="${bold ? style.replace("400", "700") : style}">${text}</span></div>`;
  const cell = (text: string) =>
    `<td colspan="3" style="background-color:#efefef;padding:2px 1pt;text-align:right;vertical-align:bottom"><span style="${style}">${text}</span></td>`;
  const row = (at: number) => `<tr>${cell(`Line ${at}`)}${cell("$")}${cell(`${at},250`)}${cell(`${at},125`)}</tr>`;
  const table = `<table style="border-collapse:collapse;width:100%">${Array.from({ length: 24 }, (_, at) => row(at)).join("")}</table>`;
  const body = (item: string) =>
    span(item, true) +
    Array.from({ length: PARAGRAPHS }, (_, at) => {
      const text = `Paragraph ${at} of ${item} says that sales of lenses, mirrors and frames rose while costs of glass fell. `;
      return span(text.repeat(4)) + (at % 6 === 0 ? table : "");
    }).join("");
  const items = ["Item 1. Business", "Item 1A. Risk Factors", "Item 7. Management’s Discussion and Analysis"];
  return Buffer.from(`<html><head><title>r</title></head><body>${items.map(body).join("")}</body></html>`);
}

export async function run(): Promise<Measurement[]> {
  const content = report();
  const megabytes = content.length / 1e6;
  const plain: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    plain.push(await secondsOf(() => parsePlainly(content)));
    ours.push(await secondsOf(() => readWhole(content)));
  }
  const [few, many] = [await importReports(content, FEW), await importReports(content, MANY)];
  const fastest = (all: readonly number[]) => megabytes / Math.min(...all);
  return [
    {
      name: `reading a report of ${megabytes.toFixed(1)} MB`,
      measured: fastest(ours),
      unit: "MB/s",
      goal: ">= 10 MB/s",
    },
    {
      name: "the same, to a plain parse by htmlparser2",
      measured: fastest(ours) / fastest(plain),
      unit: "x",
      goal: ">= 0.3 x",
    },
    {
      name: `import of ${MANY} reports`,
      measured: (MANY * megabytes) / many.seconds,
      unit: "MB/s",
      goal: ">= 10 MB/s",
    },
    {
      name: `peak memory, ${MANY} reports to ${FEW}`,
      measured: many.peakBytes / few.peakBytes,
      unit: "x",
      goal: "<= 1.5 x: flat",
    },
  ];
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** The library as it comes, with handlers that keep nothing. It is a dependency of the market, not of the benchmarks. */
async function parsePlainly(content: Buffer): Promise<void> {
  const path = createRequire(join(import.meta.dirname, "../packages/market/package.json")).resolve("htmlparser2");
  const { Parser } = (await import(pathToFileURL(path).href)) as {
    Parser: new (handlers: object) => { write(text: string): void; end(): void };
  };
  const nothing = () => undefined;
  const parser = new Parser({ ontext: nothing, onopentag: nothing, onclosetag: nothing });
  for (let at = 0; at < content.length; at += PIECE) parser.write(content.toString("utf8", at, at + PIECE));
  parser.end();
}

async function readWhole(content: Buffer): Promise<void> {
  const pieces = Array.from({ length: Math.ceil(content.length / PIECE) }, (_, at) =>
    content.subarray(at * PIECE, (at + 1) * PIECE),
  );
  const { main } = await readFiling({ name: "r.htm", bytes: content.length, open: async () => Readable.from(pieces) });
  const items = cutFiling(main.blocks, { family: "10-K", accession: "0000000100-24-000001" });
  if (items.length !== 3) throw new Error(`${items.length} items were found in place of 3.`);
}

interface Imported {
  readonly seconds: number;
  readonly peakBytes: number;
}

/** In a process of its own, whose peak memory is its own. */
async function importReports(content: Buffer, count: number): Promise<Imported> {
  const folder = await mkdtemp(join(tmpdir(), "bench-filings-"));
  try {
    const delivery = join(folder, "delivery");
    await mkdir(delivery);
    const facts = { cik: 100, entityName: "Adam Optics", facts: { "us-gaap": { Assets: { units: { USD: [FACT] } } } } };
    await writeFile(join(delivery, "CIK0000000100.json"), JSON.stringify(facts));
    for (let at = 0; at < count; at += 1) await writeFile(join(delivery, `${at}.txt`), submission(content, at));
    const words = [join(import.meta.dirname, "_import-files.ts"), "facts", delivery, join(folder, "data")];
    const env = { ...NODE_ENVIRONMENT, ...process.env };
    const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, ...words], { env });
    const imported = JSON.parse(stdout) as Imported & { filingTexts?: number };
    if (imported.filingTexts !== count) throw new Error(`${imported.filingTexts} of ${count} reports were imported.`);
    return imported;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const FACT = {
  end: "2023-12-31",
  val: 1_000_000,
  accn: "0000000100-24-000001",
  fy: 2023,
  fp: "FY",
  form: "10-K",
  filed: "2024-02-20",
};

function submission(content: Buffer, at: number): Buffer {
  const accession = `0000000100-24-${String(at + 1).padStart(6, "0")}`;
  const head = [
    "<SEC-DOCUMENT>x",
    `<SEC-HEADER>\nACCESSION NUMBER: ${accession}`,
    "CONFORMED SUBMISSION TYPE: 10-K",
    "FILED AS OF DATE: 20240220",
    "COMPANY CONFORMED NAME: ADAM OPTICS",
    "CENTRAL INDEX KEY: 0000000100",
    "</SEC-HEADER>\n<DOCUMENT>\n<TYPE>10-K\n<TEXT>\n",
  ].join("\n");
  return Buffer.concat([Buffer.from(head), content, Buffer.from("\n</TEXT>\n</DOCUMENT>\n</SEC-DOCUMENT>\n")]);
}
