import { beforeAll, describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { type ListOfSec, listOfSec, readAnnualReport } from "./readings/read-annual-report.fixture.ts";
import { READER_LISTS } from "./readings/reader-lists.fixture.ts";

/** Those that a careful reader finds: of some reports, all of them are found and nothing else. */
function readerProducts(report: string): readonly string[] {
  const list = READER_LISTS.find(({ file }) => file === report);
  if (!list) throw new Error(`Nobody has read ${report}.`);
  return list.products;
}

/**
 * What the business item of each report names, read in the documents themselves. Of competitors: those of the paragraphs about
 * competition that the SEC's list of 2026 has, by symbol, then names that it lacks, as the report spells them.
 *
 * IBM 2024: BMC, Informatica, Splunk and Pure Storage are in no list of 2026; Capgemini and Samsung are listed elsewhere.
 * Verizon 2008: Sprint Nextel, MetroPCS, Leap and US Cellular are gone, Alltel was bought by then; Apple and Google are named as those who
 * seek its customers. Walmart names Costco as the largest of the clubs; Apple and Johnson & Johnson name nobody.
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
    products: readerProducts("aapl-fy2024"),
  },
  {
    file: "ko-fy2023",
    own: "COCA COLA CO",
    listed: ["PEP", "KDP", "BUD", "DEO"],
    others: [
      "Nestlé S.A.",
      "Danone S.A.",
      "Suntory Beverage & Food Limited",
      "Kirin Holdings",
      "Heineken N.V.",
      "Red Bull GmbH",
    ],
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
    others: ["BMC", "Informatica", "Splunk", "Capgemini", "Pure Storage"],
    products: readerProducts("ibm-fy2024"),
  },
  {
    file: "intc-fy2023",
    own: "INTEL CORP",
    listed: ["AMD", "QCOM", "AAPL", "NVDA", "UMC"],
    others: ["TSMC", "Samsung", "Global Foundries", "Semiconductor Manufacturing International Corporation"],
    products: [
      "Client Computing Group",
      "Data Center and AI",
      "Network and Edge",
      "Mobileye",
      "Intel Foundry Services",
    ],
  },
  {
    file: "unh-fy2024",
    own: "UNITEDHEALTH GROUP INC",
    listed: [],
    others: [],
    products: [
      "Optum Health",
      "Optum Insight",
      "Optum Rx",
      "UnitedHealthcare",
      "Optum",
      "UnitedHealthcare Employer & Individual",
      "UnitedHealthcare Medicare & Retirement",
      "UnitedHealthcare Community & State",
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
    listed: ["T", "TMUS", "AAPL", "GOOGL"],
    others: ["Sprint Nextel", "US Cellular", "Metro PCS", "Leap Wireless"],
    products: [
      "Domestic Wireless",
      "Wireline",
      "Wireless Services",
      "Voice services",
      "Text and Picture Messaging Services",
      "Mobile Broadband",
      "Global Services",
      "Wireless Devices",
      "Verizon Telecom",
      "Verizon Business",
    ],
  },
  {
    file: "wmt-fy2024",
    own: "Walmart Inc.",
    listed: ["COST"],
    others: [],
    products: [
      "Sam's Club",
      "Walmart U.S.",
      "Grocery",
      "Health and wellness",
      "Walmart International",
      "Grocery and consumables",
      "Home and apparel",
      "Technology, office and entertainment",
    ],
  },
];

describe.skipIf(needsSharedData)("real annual reports (skipped: no real data)", () => {
  let sec: ListOfSec;
  beforeAll(() => {
    sec = listOfSec();
  });

  it.each(EXPECTED)("$file names its competitors and its products", async ({ file, own, listed, others, products }) => {
    const { rivals, products: found } = await readAnnualReport(file, own, sec);
    expect(rivals.flatMap(({ code }) => code ?? [])).toEqual(listed);
    expect(rivals.filter(({ code }) => code === null).map(({ name }) => name)).toEqual(others);
    expect(found).toEqual(products);
  });
});
