import { createReadStream, readFileSync } from "node:fs";
import { createGunzip, gunzipSync } from "node:zlib";
import { cutFiling, type Paragraph } from "@plumbline/core/filings";
import {
  competitionPassages,
  filedProducts,
  type ListedCompany,
  namedCompanies,
  nameIndex,
  passageItem,
} from "@plumbline/core/report";
import { beforeAll, describe, expect, it } from "vitest";
import { readFiling } from "../../../../packages/market/src/sources/filings/index.ts";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";

/**
 * What the business item of each report names, read in the documents themselves. Of competitors: those of the paragraphs about
 * competition that the SEC's list of 2026 has, by symbol, then names that it lacks, as the report spells them.
 *
 * IBM 2024: BMC, Informatica, Splunk and Pure Storage are in no list of 2026; Capgemini and Samsung are listed elsewhere.
 * Verizon 2008: Sprint Nextel, Alltel, MetroPCS and Leap are gone; Apple and Google are named as those who seek its customers.
 * Apple, Johnson & Johnson and Walmart name nobody.
 */
const EXPECTED: readonly {
  readonly file: string;
  readonly own: string;
  readonly listed: readonly string[];
  readonly others: readonly string[];
  readonly products: readonly string[];
}[] = [
  {
    file: "aapl-fy2024",
    own: "Apple Inc.",
    listed: [],
    others: [],
    products: [
      "iPhone",
      "Mac",
      "iPad",
      "Wearables, Home and Accessories",
      "Advertising",
      "AppleCare",
      "Cloud Services",
      "Digital Content",
    ],
  },
  {
    file: "ko-fy2023",
    own: "COCA COLA CO",
    listed: ["PEP", "KDP", "DEO"],
    others: ["Nestlé S.A.", "Danone S.A.", "Suntory Beverage & Food Limited", "Kirin Holdings", "Heineken N.V."],
    products: [
      "sparkling soft drinks",
      "water, sports, coffee and tea",
      "juice, value-added dairy and plant-based beverages",
    ],
  },
  {
    file: "ibm-fy2024",
    own: "INTERNATIONAL BUSINESS MACHINES CORP",
    listed: ["GOOGL", "AMZN", "AVGO", "MSFT", "ORCL", "CRM", "SAP", "ACN", "DELL", "HPE", "INTC", "NTAP"],
    others: [],
    products: ["Software", "Consulting", "Infrastructure", "Financing"],
  },
  {
    file: "intc-fy2023",
    own: "INTEL CORP",
    listed: ["AMD", "QCOM", "AAPL", "NVDA", "UMC"],
    others: [],
    products: ["Intel Core processors", "Intel Xeon processor"],
  },
  {
    file: "unh-fy2024",
    own: "UNITEDHEALTH GROUP INC",
    listed: [],
    others: [],
    products: [
      "Optum",
      "Optum Health",
      "Optum Insight",
      "Optum Rx",
      "UnitedHealthcare",
      "UnitedHealthcare Employer & Individual",
      "UnitedHealthcare Medicare & Retirement",
    ],
  },
  {
    file: "jnj-fy2024",
    own: "JOHNSON & JOHNSON",
    listed: [],
    others: [],
    products: ["Innovative Medicine", "MedTech"],
  },
  {
    file: "vz-fy2008",
    own: "VERIZON COMMUNICATIONS INC",
    listed: ["T", "AAPL", "GOOGL"],
    others: [],
    products: ["Wireless Services", "Global Services", "Wireless Devices", "Verizon Telecom", "Verizon Business"],
  },
  {
    file: "wmt-fy2024",
    own: "Walmart Inc.",
    listed: [],
    others: [],
    products: [
      "Grocery",
      "Health and wellness",
      "Grocery and consumables",
      "Home and apparel",
      "Technology, office and entertainment",
    ],
  },
];

function listOfSec(): ListedCompany[] {
  const text = gunzipSync(readFileSync(sharedFile("data/reference/company_tickers_2026-04.json.gz"))).toString();
  const rows: { cik_str: number; ticker: string; title: string }[] = Object.values(JSON.parse(text));
  return rows.map(({ cik_str: cik, ticker, title }) => ({ code: ticker.replace("-", "."), name: title, cik }));
}

async function businessOf(file: string): Promise<readonly Paragraph[]> {
  const path = sharedFile(`data/filings/10-k/${file}.html.gz`);
  const filing = await readFiling({
    name: file,
    bytes: 0,
    open: async () => createReadStream(path).pipe(createGunzip()),
  });
  const items = cutFiling(filing.main.blocks, { family: "10-K", accession: "0000000000-00-000000" });
  return items.find(({ item }) => item === "1")?.paragraphs ?? [];
}

describe.skipIf(needsSharedData)("real annual reports (skipped: no real data)", () => {
  let companies: ListedCompany[];
  let index: ReturnType<typeof nameIndex>;
  beforeAll(() => {
    companies = listOfSec();
    index = nameIndex(companies);
  });

  it.each(EXPECTED)(
    "$file names its competitors and its products",
    async ({ file, own: name, listed, others, products }) => {
      const paragraphs = await businessOf(file);
      const place = { form: "10-K", accession: "0000000000-00-000000", filedAt: "2024-01-01", item: "1" };
      const passages = competitionPassages(paragraphs).map((paragraph) => passageItem(paragraph, place));
      const own = companies.find((company) => company.name === name);
      if (!own) throw new Error(`The list of companies lacks ${name}.`);
      const named = namedCompanies(passages, index, { own, context: paragraphs.map(({ text }) => text) });
      expect(named.flatMap(({ code }) => code ?? [])).toEqual(listed);
      expect(named.filter(({ code }) => code === null).map((company) => company.name)).toEqual(others);
      expect(filedProducts(paragraphs).map((product) => product.name)).toEqual(products);
    },
  );
});
