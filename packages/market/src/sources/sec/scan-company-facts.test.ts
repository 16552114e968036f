import { day } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { jsonOfCompany, sharedCompanies } from "../../../../core/src/fundamentals/shared-companies.fixture.ts";
import { DayReader } from "./day-reader.ts";
import { readCompanyFacts } from "./read-company-facts.ts";
import { scanCompanyFacts } from "./scan-company-facts.ts";
import { plantedFile, servedFact } from "./sec-fixture.ts";

const reading = { today: day("2026-11-20"), days: new DayReader() };

const scan = (text: string) => scanCompanyFacts(Buffer.from(text), reading);
const read = (text: string) => readCompanyFacts(plantedFile("CIK0000320193.json", text), reading);

interface Company {
  readonly cik: unknown;
  readonly entityName: unknown;
  readonly facts: unknown;
}

/** The same company with its keys in another order, which is read by way of JSON. */
const byJson = ({ cik, entityName, facts }: Company) => JSON.stringify({ facts, entityName, cik });

/** The SEC's numbers and days, and whatever else may stand in their place. */
const oddValue = fc.oneof(
  fc.constantFrom(null, "", "2019-02-30", "Größe", 'a "quoted" }, text', "\\", -0, 1e21, 1.5e-9, 0.1, 2 ** 60),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.string({ maxLength: 40 }),
);
const oddField = fc.constantFrom("start", "end", "val", "accn", "fy", "fp", "form", "filed", "frame", "note");
const row = fc
  .record({
    start: fc.constantFrom("2018-09-30", "2019-06-30", undefined),
    end: fc.constantFrom("2019-09-28", "2018-12-29"),
    val: fc.oneof(fc.integer(), fc.double({ min: -1e12, max: 1e12, noNaN: true })),
    frame: fc.constantFrom("CY2019", undefined),
    odd: fc.option(fc.tuple(oddField, oddValue), { freq: 4 }),
  })
  .map(({ odd, frame, ...stated }) => {
    const fact = servedFact(frame === undefined ? stated : { ...stated, frame });
    return odd === null ? fact : { ...fact, [odd[0]]: odd[1] };
  });
const named = <Value>(value: fc.Arbitrary<Value>, names: readonly string[]) =>
  fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })), value, { maxKeys: 3 });
const concept = fc.record({
  label: fc.oneof(fc.constant(null), fc.string()),
  description: fc.oneof(fc.constant(null), fc.string()),
  units: named(fc.array(row, { maxLength: 4 }), ["USD", "shares"]),
});
const company = fc.record({
  cik: fc.constantFrom(320_193, "0000320193"),
  entityName: fc.string(),
  facts: named(named(concept, ["Assets", "NetIncomeLoss"]), ["us-gaap", "dei"]),
});

describe("scanCompanyFacts", () => {
  it("reads what JSON reads, whatever stands in the fields and between the signs", async () => {
    await fc.assert(
      fc.asyncProperty(company, fc.constantFrom(undefined, 1, "\t"), async (stated, space) => {
        const { bytes: _, ...scanned } = await read(JSON.stringify(stated, null, space));
        const { bytes: __, ...parsed } = await read(byJson(stated));
        expect(scanned).toEqual(parsed);
      }),
    );
  });

  it("scans rows in the SEC's order, and leaves a row in another order to JSON", () => {
    const { val, ...others } = servedFact();
    const units = { USD: [servedFact(), { val, ...others }] };
    const facts = { "us-gaap": { Assets: { label: "Assets", description: null, units } } };
    const [series] = scan(JSON.stringify({ cik: 1, entityName: "A", facts }))?.series ?? [];
    expect(series).toMatchObject({ facts: [{ value: val }], others: [{ val }] });
  });

  const good = JSON.stringify({
    cik: 1,
    entityName: "A",
    facts: { "us-gaap": { Assets: { label: null, description: null, units: { USD: [servedFact()] } } } },
  });
  it.each([
    ["a number that begins with zeros", good.replace("55256000000", "055")],
    ["a number without digits after its point", good.replace("55256000000", "55.")],
    ["two values after one key", good.replace("55256000000", "1 2")],
    ["a comma before the end of a list", good.replace("}]", "},]")],
    ["text after the end", `${good}x`],
    ["a blank that JSON does not have", good.replace(",", ",\v")],
    ["a line break within a text", good.replace('"A"', '"A\n"')],
    ["a text that ends with the file", good.slice(0, good.indexOf('"A"') + 2)],
    ["a key twice, of which JSON takes the last", good.replace('"USD":[', '"USD":[],"USD":[')],
  ])("leaves to JSON %s", (_, text) => {
    expect(scan(good)?.series).toHaveLength(1);
    const scanned = scan(text);
    const rows = scanned?.series.flatMap(({ facts }) => facts) ?? [];
    expect(rows).toEqual([]);
  });
});

describe.skipIf(needsSharedData)("files of the SEC", () => {
  it("are scanned, each row of them, but for those with a fault", async () => {
    const full = sharedCompanies().filter(({ file }) => file.includes("companyfacts_full"));
    expect(full.length).toBeGreaterThan(0);
    for (const one of full) {
      const text = jsonOfCompany(one);
      const others = scan(text)?.series.reduce((sum, series) => sum + series.others.length, 0);
      const { issues, company } = await read(text);
      expect(others).toBe(issues.reduce((sum, { count = 1 }) => sum + count, 0));
      expect(company).toEqual((await read(byJson(JSON.parse(text) as Company))).company);
    }
  });
});
