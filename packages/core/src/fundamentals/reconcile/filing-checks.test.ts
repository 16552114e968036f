import { describe, expect, it } from "vitest";
import {
  CONTRACTS,
  cellsOf,
  copiesOf,
  filing,
  INCOME,
  ledgerOn,
  ownLines,
  reconciledOn,
  SALES,
} from "./made-up-filings.fixture.ts";

const LATER = "2030-01-01";

describe("a filing against itself (REC-05)", () => {
  // Oracle in millions: its annual reports of 2018 to 2022 tag the year with the dates of the fourth quarter.
  const NINE_MONTHS = filing("10-Q 2022-10-11", { "2022 q2": 10_360, "2022 q3": 10_513, "2022 n9": 30_600 });

  it("takes a fourth quarter that equals its year for the year", () => {
    const annual = filing("10-K 2023-01-21", { "2022 fy": 42_440, "2022 q4": 42_440 });
    const ledger = ledgerOn(LATER, [...NINE_MONTHS, ...annual]);
    expect(copiesOf(ledger, 2022, "q4")).toEqual([[42_440, "other-context", 0]]);
    expect(copiesOf(ledger, 2022, "fy")).toEqual([[42_440, null, 0]]);
  });

  it("does so where the year has another name of the total, and not where another line is as large", () => {
    const filed = (concept: string) => [
      ...NINE_MONTHS,
      ...filing("10-K 2023-01-21", { "2022 fy": 42_440 }, concept),
      ...filing("10-K 2023-01-21", { "2022 q4": 42_440 }),
    ];
    expect(copiesOf(ledgerOn(LATER, filed(CONTRACTS)), 2022, "q4")).toEqual([[42_440, "other-context", 0]]);
    expect(copiesOf(ledgerOn(LATER, filed("HealthCareOrganizationRevenue")), 2022, "q4")[0]?.[1]).toBe(null);
  });

  it("takes a quarter that equals its half year for the half year", () => {
    const facts = [
      ...filing("10-Q 2022-05-01", { "2022 q1": 100 }),
      ...filing("10-Q 2022-08-01", { "2022 q2": 210, "2022 h1": 210 }),
    ];
    expect(copiesOf(ledgerOn(LATER, facts), 2022, "q2")).toEqual([[210, "other-context", 0]]);
  });

  // 2 % of 1,000 are 20.
  it.each([
    [20, null],
    [21, "other-context"],
  ])("believes such a quarter where no other is above 2 %% of it: %i of 1,000", (other, rejected) => {
    const facts = [
      ...filing("10-Q 2022-05-01", { "2022 q1": other }, "NetIncomeLoss"),
      ...filing("10-K 2023-02-01", { "2022 fy": 1_000, "2022 q4": 1_000 }, "NetIncomeLoss"),
    ];
    expect(copiesOf(ledgerOn(LATER, facts, INCOME), 2022, "q4")[0]?.[1]).toBe(rejected);
  });

  // General Electric in millions: quarters of a part under the name of the total, 10,801 in a year of 117,386.
  const PARTS = { "2015 q1": 2_866, "2015 q2": 2_700, "2015 q3": 2_600, "2015 q4": 2_635 } as const;

  it("rejects four quarters that do not add up to the year of the same filing", () => {
    const facts = [
      ...filing("10-Q 2015-05-04", { "2015 q1": 29_356 }),
      ...filing("10-K 2016-02-26", { ...PARTS, "2015 fy": 117_386 }),
    ];
    const ledger = ledgerOn(LATER, facts);
    expect(copiesOf(ledger, 2015, "q1")).toEqual([
      [29_356, null, 0],
      [2_866, "contradicted", 0],
    ]);
    for (const quarter of ["q2", "q3", "q4"] as const) {
      expect(copiesOf(ledger, 2015, quarter)[0]?.[1]).toBe("contradicted");
    }
    expect(copiesOf(ledger, 2015, "fy")).toEqual([[117_386, null, 0]]);
  });

  it("keeps them where two repeat what filings said before: then the year is another one", () => {
    const facts = [
      ...filing("10-Q 2015-05-04", { "2015 q1": 2_866 }),
      ...filing("10-Q 2015-08-04", { "2015 q2": 2_700 }),
      ...filing("10-K 2016-02-26", { ...PARTS, "2015 fy": 117_386 }),
    ];
    const ledger = ledgerOn(LATER, facts);
    expect(copiesOf(ledger, 2015, "q1").at(-1)).toEqual([2_866, null, 0]);
    expect(copiesOf(ledger, 2015, "q4").at(-1)).toEqual([2_635, null, 0]);
  });

  // 1,001 + 1,011 + 1,021 + 1,031 = 4,064; half a percent of 4,084 is 20.42, of 4,085 it is 20.425.
  it.each([
    [4_084, null],
    [4_085, "contradicted"],
  ])("lets four quarters of 4,064 lie half a percent from a year of %i", (year, rejected) => {
    const quarters = { "2015 q1": 1_001, "2015 q2": 1_011, "2015 q3": 1_021, "2015 q4": 1_031 };
    const ledger = ledgerOn(LATER, filing("10-K 2016-02-26", { ...quarters, "2015 fy": year }));
    expect(copiesOf(ledger, 2015, "q1")[0]?.[1]).toBe(rejected);
  });

  it("rejects a part above its whole of what is never negative, and no loss", () => {
    const amounts = { "2022 h1": 201, "2022 q2": 251 };
    expect(copiesOf(ledgerOn(LATER, filing("10-Q 2022-08-01", amounts)), 2022, "q2")).toEqual([
      [251, "contradicted", 0],
    ]);
    const income = ledgerOn(LATER, filing("10-Q 2022-08-01", amounts, "NetIncomeLoss"), INCOME);
    expect(copiesOf(income, 2022, "q2")).toEqual([[251, null, 0]]);
  });

  it("does not believe negative revenue", () => {
    const facts = filing("10-K 2023-02-01", { "2022 fy": -5, "2021 fy": 100 });
    expect(copiesOf(ledgerOn(LATER, facts), 2022, "fy")).toEqual([[-5, "contradicted", 0]]);
    const loss = filing("10-K 2023-02-01", { "2022 fy": -5 }, "NetIncomeLoss");
    expect(copiesOf(ledgerOn(LATER, loss, INCOME), 2022, "fy")).toEqual([[-5, null, 0]]);
  });
});

describe("a filing against those before it (REC-06)", () => {
  it("has two years swapped where it gives the known figure of the one to the other", () => {
    const facts = [
      ...filing("10-K 2022-02-15", { "2021 fy": 1_001 }),
      ...filing("10-K 2023-02-15", { "2022 fy": 1_001, "2021 fy": 1_201 }),
    ];
    const ledger = ledgerOn(LATER, facts);
    expect(copiesOf(ledger, 2022, "fy")).toEqual([[1_001, "other-context", 0]]);
    expect(copiesOf(ledger, 2021, "fy")).toEqual([
      [1_001, null, 0],
      [1_201, "other-context", 0],
    ]);
  });

  it("has a year of no growth where it repeats the known figure of the year before", () => {
    const facts = [
      ...filing("10-K 2022-02-15", { "2021 fy": 1_001 }),
      ...filing("10-K 2023-02-15", { "2022 fy": 1_001, "2021 fy": 1_001 }),
    ];
    expect(copiesOf(ledgerOn(LATER, facts), 2022, "fy")).toEqual([[1_001, null, 0]]);
  });
});

describe("the line that is the item in a filing (REC-04)", () => {
  it("is the larger of two totals: the smaller one is a part", () => {
    const facts = [
      ...filing("10-K 2018-02-15", { "2017 fy": 3_500 }, "Revenues"),
      ...filing("10-K 2018-02-15", { "2017 fy": 10_000 }, SALES),
    ];
    expect(ownLines(ledgerOn(LATER, facts), 2017, "fy")).toEqual([
      [3_500, false],
      [10_000, true],
    ]);
  });

  // Mastercard in millions: contracts before rebates beside revenue.
  const EARLIER = filing("10-K 2021-02-12", { "2020 fy": 15_301 });
  const NET = filing("10-K 2022-02-11", { "2021 fy": 18_884, "2020 fy": 15_301 });
  const GROSS = filing("10-K 2022-02-11", { "2021 fy": 29_845, "2020 fy": 23_600 }, CONTRACTS);

  it("is the smaller where the larger is 10 % above and only the smaller repeats earlier filings", () => {
    expect(ownLines(ledgerOn(LATER, [...EARLIER, ...NET, ...GROSS]), 2021, "fy")).toEqual([
      [18_884, true],
      [29_845, false],
    ]);
  });

  it("is the larger in a first filing, which no comparative speaks about", () => {
    expect(ownLines(ledgerOn(LATER, [...NET, ...GROSS]), 2021, "fy")).toEqual([
      [18_884, false],
      [29_845, true],
    ]);
  });

  it("is no line that was gross before, in a later filing with that line alone", () => {
    const alone = filing("10-Q 2022-05-01", { "2022 q1": 8_001 }, CONTRACTS);
    expect(ownLines(ledgerOn(LATER, [...EARLIER, ...NET, ...GROSS, ...alone]), 2022, "q1")).toEqual([[8_001, false]]);
  });

  it("is one line for all periods of the filing", () => {
    // In the year before the other line is larger; over both years it is not.
    const facts = [
      ...filing("10-K 2022-02-11", { "2021 fy": 1_001, "2020 fy": 901 }),
      ...filing("10-K 2022-02-11", { "2021 fy": 951, "2020 fy": 911 }, CONTRACTS),
    ];
    const ledger = ledgerOn(LATER, facts);
    expect(ownLines(ledger, 2021, "fy")).toEqual([
      [1_001, true],
      [951, false],
    ]);
    expect(ownLines(ledger, 2020, "fy")).toEqual([
      [901, true],
      [911, false],
    ]);
  });

  it("is the item's own name before a lower one, whatever their amounts", () => {
    const facts = [
      ...filing("10-K 2022-02-11", { "2021 fy": 46 }, "NetIncomeLoss"),
      ...filing("10-K 2022-02-11", { "2021 fy": 50, "2020 fy": 41 }, "ProfitLoss"),
    ];
    const ledger = ledgerOn(LATER, facts, INCOME);
    expect(ownLines(ledger, 2021, "fy")).toEqual([
      [46, true],
      [50, false],
    ]);
    // For a period without the own name the lower one stands.
    expect(ownLines(ledger, 2020, "fy")).toEqual([[41, true]]);
    expect(ledger.differ(0, 1)).toBe(true);
  });

  // Eaton in millions: the parent's column of its annual report states revenue of 0.
  it("is not believed with a 0 beside a positive figure of the period, in this or an earlier filing", () => {
    const beside = [
      ...filing("10-K 2013-02-28", { "2012 fy": 0 }),
      ...filing("10-K 2013-02-28", { "2012 fy": 16_311 }, SALES),
    ];
    expect(copiesOf(ledgerOn(LATER, beside), 2012, "fy")).toEqual([
      [0, "other-context", 0],
      [16_311, null, 0],
    ]);
    const later = [...filing("10-K 2013-02-28", { "2012 fy": 16_311 }), ...filing("10-K 2014-02-28", { "2012 fy": 0 })];
    expect(copiesOf(ledgerOn(LATER, later), 2012, "fy").at(-1)).toEqual([0, "other-context", 0]);
    const alone = filing("10-K 2013-02-28", { "2012 fy": 0 });
    expect(copiesOf(ledgerOn(LATER, alone), 2012, "fy")).toEqual([[0, null, 0]]);
  });
});

describe("the total of a filing with a wrong amount (REC-04)", () => {
  // Walmart in millions: revenue with and without fees of members, in its reports of 2016 and 2024.
  const TRUE = { "2023 h1": 313_933, "2023 q2": 161_632, "2024 h1": 330_843 } as const;
  const SALES_ALONE = { "2023 h1": 311_284, "2023 q2": 160_280, "2024 h1": 327_705, "2024 q2": 167_767 } as const;

  it("is the line that is larger in most periods, though its sum is smaller", () => {
    const facts = [
      ...filing("10-Q 2024-08-30", { ...TRUE, "2024 q2": 0.6 * 169_335 }),
      ...filing("10-Q 2024-08-30", SALES_ALONE, CONTRACTS),
    ];
    const ledger = ledgerOn(LATER, facts);
    expect(ownLines(ledger, 2024, "h1")).toEqual([
      [330_843, true],
      [327_705, false],
    ]);
  });

  const BEFORE = [
    ...filing("10-Q 2015-06-03", { "2015 q1": 114_826 }),
    ...filing("10-Q 2015-06-03", { "2015 q1": 114_002 }, SALES),
  ];

  it("is not replaced by another line that is known to differ from it", () => {
    const facts = [
      ...BEFORE,
      ...filing("10-Q 2016-06-03", { "2016 q1": -115_904 }),
      ...filing("10-Q 2016-06-03", { "2016 q1": 114_986 }, SALES),
    ];
    expect(ownLines(ledgerOn(LATER, facts), 2016, "q1")[1]).toEqual([114_986, false]);
    expect(cellsOf(reconciledOn(LATER, facts), 2016)[0]).toBe("contradicted");
  });

  it("is another line where nothing says that the two differ", () => {
    const facts = [
      ...filing("10-Q 2016-06-03", { "2016 q1": -115_904 }),
      ...filing("10-Q 2016-06-03", { "2016 q1": 114_986 }, SALES),
    ];
    expect(cellsOf(reconciledOn(LATER, facts), 2016)[0]).toBe(114_986);
  });
});
