import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { InputError } from "../files/index.ts";
import { DayReader } from "./day-reader.ts";
import { readCompanyFacts } from "./read-company-facts.ts";
import { plantedFile, realFile, servedCompany, servedFact } from "./sec-fixture.ts";

const reading = { today: day("2026-11-20"), days: new DayReader() };

async function read(content: string | Buffer) {
  return readCompanyFacts(plantedFile("CIK0000320193.json", content), reading);
}

async function refusal(content: string | Buffer): Promise<string> {
  try {
    await read(content);
  } catch (error) {
    if (error instanceof InputError) return error.code;
    throw error;
  }
  return "accepted";
}

describe("readCompanyFacts", () => {
  it("keeps everything that a filing states about a number", async () => {
    const { company, issues } = await read(servedCompany([servedFact({ frame: "CY2019" })]));
    expect(company).toEqual({
      cik: 320193,
      entityName: "Apple Inc.",
      facts: [
        {
          taxonomy: "us-gaap",
          concept: "NetIncomeLoss",
          unit: "USD",
          start: day("2018-09-30"),
          end: day("2019-09-28"),
          value: 55_256_000_000,
          accession: "0000320193-19-000119",
          form: "10-K",
          filed: day("2019-10-31"),
          fiscalYear: 2019,
          fiscalPeriod: "FY",
          frame: "CY2019",
        },
      ],
    });
    expect(issues).toEqual([]);
  });

  it("reads instants, forms of every kind, keys padded to ten digits, and labels that are null", async () => {
    const instant = servedFact({ start: undefined, form: "8-K", fy: null, fp: null });
    const { company } = await read(servedCompany([instant], { cik: "0000320193", ticker: "AAPL", fetched: "today" }));
    expect(company.cik).toBe(320193);
    expect(company.facts).toMatchObject([
      { start: null, form: "8-K", fiscalYear: null, fiscalPeriod: null, frame: null },
    ]);
  });

  it("puts facts in order of taxonomy, concept, unit, end, start, filed and accession", async () => {
    const rows = [
      servedFact({ accn: "0000320193-20-000096", filed: "2020-10-30" }),
      servedFact(),
      servedFact({ start: "2019-06-30" }),
      servedFact({ start: undefined }),
      servedFact({ end: "2018-12-29" }),
    ];
    const units = { shares: rows.slice(0, 1), USD: rows };
    const { company } = await read(
      JSON.stringify({ cik: 320193, facts: { "us-gaap": { B: { units }, A: { units } }, dei: { C: { units } } } }),
    );
    const places = company.facts.map(({ taxonomy, concept, unit }) => `${taxonomy}:${concept}:${unit}`);
    expect(places).toEqual([...places].sort());
    expect(new Set(places).size).toBe(6);
    const [first, second, third, fourth, fifth] = company.facts;
    expect(first?.end).toBe(day("2018-12-29"));
    expect(second?.start).toBeNull();
    expect(third?.start).toBe(day("2018-09-30"));
    expect(fourth?.accession).toBe("0000320193-20-000096");
    expect(fifth?.start).toBe(day("2019-06-30"));
  });
});

describe("files that are refused as a whole", () => {
  const good = servedCompany([servedFact()]);
  it.each([
    ["empty-file", ""],
    ["empty-file", " \n "],
    ["truncated-json", good.slice(0, good.length - 3)],
    ["truncated-json", good.slice(0, 170)],
    ["malformed-json", good.replace(":", "=")],
    ["malformed-json", good.replace("55256000000", "NaN")],
    ["malformed-json", `${good}${good}`],
    [
      "error-body",
      '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>The key does not exist.</Message></Error>',
    ],
    ["error-body", "<!DOCTYPE html><html><title>Request Rate Threshold Exceeded</title></html>"],
    ["not-company-facts", '{"message": "Missing Authentication Token"}'],
    ["not-company-facts", "[]"],
    ["not-company-facts", "null"],
    ["not-company-facts", servedCompany([], { facts: ["us-gaap"] })],
    ["unknown-company", servedCompany([servedFact()], { cik: undefined })],
    ["unknown-company", servedCompany([servedFact()], { cik: "AAPL" })],
    ["unknown-company", servedCompany([servedFact()], { cik: -1 })],
    ["wrong-encoding", Buffer.from(`\uFEFF${good}`, "utf16le")],
    ["wrong-encoding", Buffer.from(good.replace("Apple", "Société"), "latin1")],
    ["accepted", `\uFEFF${good}`],
    ["accepted", good.replace("Apple", "Société 株式会社")],
  ])("%s", async (code, content) => {
    expect(await refusal(content)).toBe(code);
  });
});

describe("facts that are refused while the others are kept", () => {
  it.each([
    ["value-not-finite", "rejected", servedFact({ val: null })],
    ["value-not-finite", "rejected", servedFact({ val: "55256000000" })],
    ["value-not-finite", "rejected", servedFact({ val: undefined })],
    ["impossible-value", "rejected", servedFact({ val: 1e308 })],
    ["impossible-value", "rejected", servedFact({ val: -1.001e15 })],
    ["no-such-day", "rejected", servedFact({ end: "2019-02-29" })],
    ["no-such-day", "rejected", servedFact({ end: "28.09.2019" })],
    ["no-such-day", "rejected", servedFact({ end: undefined })],
    ["no-such-day", "rejected", servedFact({ start: "2018-13-01" })],
    ["no-such-day", "rejected", servedFact({ filed: null })],
    ["period-reversed", "rejected", servedFact({ start: "2019-09-29" })],
    ["absurd-period", "quarantined", servedFact({ start: "1918-09-30" })],
    ["filed-before-period-end", "quarantined", servedFact({ filed: "2019-09-27" })],
    ["filed-in-future", "rejected", servedFact({ filed: "2026-11-21" })],
    ["no-accession", "rejected", servedFact({ accn: undefined })],
    ["no-accession", "rejected", servedFact({ accn: "320193" })],
    ["malformed-fact", "rejected", servedFact({ form: "" })],
    ["malformed-fact", "rejected", null],
    ["malformed-fact", "rejected", [1, 2]],
  ])("%s (%s)", async (code, outcome, faulty) => {
    const { company, issues } = await read(servedCompany([faulty, servedFact(), faulty]));
    expect(company.facts).toHaveLength(1);
    expect(issues).toMatchObject([{ code, outcome, count: 2, file: "CIK0000320193.json" }]);
  });

  it("treats an overflowing number as no number", async () => {
    const { company, issues } = await read(servedCompany([servedFact()]).replace("55256000000", "1e999"));
    expect(company.facts).toEqual([]);
    expect(issues).toMatchObject([{ code: "value-not-finite" }]);
  });

  it("is not confused by keys that mean something to JavaScript, nor by tables of another shape", async () => {
    const text = `{"cik":1,"facts":{"__proto__":{"constructor":{"units":{"toString":[${JSON.stringify(servedFact())}]}}},
      "dei":null,"us-gaap":{"A":[],"B":{"units":null},"C":{"units":{"USD":{}}}}}}`;
    const { company, issues } = await read(text);
    expect(company.facts).toMatchObject([{ taxonomy: "__proto__", concept: "constructor", unit: "toString" }]);
    expect(issues).toMatchObject([{ code: "malformed-fact", count: 4 }]);
  });
});

describe.skipIf(needsSharedData)("real companyfacts", () => {
  const full = sharedFile("data/fundamentals/companyfacts_full");

  it("keeps both diluted earnings per share that Apple reported for fiscal 2019", async () => {
    const { company } = await readCompanyFacts(realFile(`${full}/2026-04/CIK0000320193.json.gz`, "a.json"), reading);
    const perShare = company.facts.filter(
      ({ concept, start, end }) =>
        concept === "EarningsPerShareDiluted" && start === day("2018-09-30") && end === day("2019-09-28"),
    );
    // 10-K of 2019-10-31; restated for the 4:1 split of 2020 in the 10-K of 2020-10-30.
    expect(perShare.map(({ value, accession }) => [value, accession])).toEqual(
      expect.arrayContaining([
        [11.89, "0000320193-19-000119"],
        [2.97, "0000320193-20-000096"],
      ]),
    );
  });

  it("reads a filer that reports by IFRS", async () => {
    const { company, issues } = await readCompanyFacts(
      realFile(`${full}/edgartools_fixtures/lpa_facts.json.gz`, "lpa_facts.json"),
      reading,
    );
    expect(company.cik).toBe(1997711);
    expect(company.facts.some(({ taxonomy, concept }) => taxonomy === "ifrs-full" && concept === "Revenue")).toBe(true);
    expect(issues).toEqual([]);
  });

  it("sets aside what Kimberly-Clark filed about periods that had not ended, and share counts a million times too large", async () => {
    const { company, issues } = await readCompanyFacts(realFile(`${full}/2026-04/CIK0000055785.json.gz`, "k"), reading);
    // Its reports of 2019-07 to 2020-10 state 378,597,000 million shares issued; 40 counts are beyond 10^13.
    // 14 rows of the file have a `filed` before their `end`, counted with another language.
    expect(issues).toMatchObject([
      { code: "impossible-value", count: 40 },
      { code: "filed-before-period-end", count: 14 },
    ]);
    expect(company.facts.some(({ form }) => form === "8-K")).toBe(true);
  });
});
