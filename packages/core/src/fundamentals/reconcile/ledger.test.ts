import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fact } from "../facts/fact.ts";
import { copiesOf, filing, INCOME, ledgerOn } from "./made-up-filings.fixture.ts";

const LATER = "2030-01-01";

/** IBM in millions: its 10-K of 2022-02-22 states 2020 without the business that left in November 2021. */
const RESTATED = [
  ...filing("10-K 2021-02-23", { "2020 fy": 73_620, "2019 fy": 77_147 }),
  ...filing("10-K 2022-02-22", { "2021 fy": 57_350, "2020 fy": 55_179 }),
];

describe("perimeters (REC-07)", () => {
  it("change with a filing that states a period differently", () => {
    const ledger = ledgerOn(LATER, RESTATED);
    expect(copiesOf(ledger, 2020, "fy")).toEqual([
      [73_620, null, 0],
      [55_179, null, 1],
    ]);
    expect(copiesOf(ledger, 2021, "fy")).toEqual([[57_350, null, 1]]);
  });

  it("stay as they were on the days before that filing", () => {
    const ledger = ledgerOn("2022-02-21", RESTATED);
    expect(copiesOf(ledger, 2020, "fy")).toEqual([[73_620, null, 0]]);
  });

  it("do not change with a difference to an older perimeter", () => {
    const later = filing("10-K 2023-02-28", { "2022 fy": 60_530, "2021 fy": 57_350, "2019 fy": 57_714 });
    const ledger = ledgerOn(LATER, [...RESTATED, ...later]);
    expect(copiesOf(ledger, 2019, "fy")).toEqual([
      [77_147, null, 0],
      [57_714, null, 1],
    ]);
  });

  // 0.5 % of the larger: 5 of 1,006 is 0.497 %, 6 of 1,007 is 0.596 %.
  it.each([
    [1_006, 0],
    [1_007, 1],
  ])("take 1,001 and %i for one amount within half a percent", (restated, perimeter) => {
    const facts = [
      ...filing("10-K 2021-02-15", { "2020 fy": 1_001 }),
      ...filing("10-K 2022-02-15", { "2020 fy": restated }),
    ];
    expect(copiesOf(ledgerOn(LATER, facts), 2020, "fy").at(-1)).toEqual([restated, null, perimeter]);
  });

  it("take a copy within the rounding of both for the same amount", () => {
    // In millions, 2 and 3 may both be 2.5: a third more, and the same. What else is stated shows that millions are the unit.
    const facts = [
      ...filing("10-K 2021-02-15", { "2020 fy": 2e6, "2019 fy": 351e6 }, "NetIncomeLoss"),
      ...filing("10-K 2022-02-15", { "2020 fy": 3e6, "2021 fy": 427e6 }, "NetIncomeLoss"),
    ];
    expect(copiesOf(ledgerOn(LATER, facts, INCOME), 2020, "fy").at(-1)?.[2]).toBe(0);
  });

  it("are not changed by a copy that is rejected", () => {
    // The year with the dates of the fourth quarter, told rightly a year later.
    const facts = [
      ...filing("10-Q 2020-11-01", { "2020 n9": 300, "2020 q3": 110, "2020 q2": 100 }),
      ...filing("10-K 2021-02-15", { "2020 fy": 420, "2020 q4": 420 }),
      ...filing("10-K 2022-02-15", { "2021 fy": 500, "2020 q4": 120, "2020 fy": 420 }),
    ];
    expect(copiesOf(ledgerOn(LATER, facts), 2020, "q4")).toEqual([
      [420, "other-context", 0],
      [120, null, 0],
    ]);
  });

  it("are one for all filings of a day, in whatever order they come", () => {
    for (const [one, other] of [
      ["a", "b"],
      ["b", "a"],
    ]) {
      const facts = [
        ...filing("10-K 2021-02-15", { "2020 fy": 1_001 }),
        ...filing(`10-K 2022-02-15 ${one}`, { "2020 fy": 801 }),
        ...filing(`10-K 2022-02-15 ${other}`, { "2021 fy": 900 }),
      ];
      const ledger = ledgerOn(LATER, facts);
      expect(copiesOf(ledger, 2020, "fy").at(-1)).toEqual([801, null, 1]);
      expect(copiesOf(ledger, 2021, "fy")).toEqual([[900, null, 1]]);
    }
  });
});

describe("a copy that contradicts equal ones before and after it (REC-06)", () => {
  const FIRST = filing("10-Q 2020-05-01", { "2020 q1": 101 });
  const OTHER = filing("10-Q 2021-05-01", { "2020 q1": 141, "2021 q1": 151 });
  const AGAIN = filing("10-Q 2021-08-01", { "2020 q1": 101, "2021 h1": 311 });

  it("is rejected, and is no restatement", () => {
    expect(copiesOf(ledgerOn(LATER, [...FIRST, ...OTHER, ...AGAIN]), 2020, "q1")).toEqual([
      [101, null, 0],
      [141, "contradicted", 0],
      [101, null, 0],
    ]);
  });

  it("is believed until the later one is filed", () => {
    expect(copiesOf(ledgerOn("2021-07-31", [...FIRST, ...OTHER, ...AGAIN]), 2020, "q1")).toEqual([
      [101, null, 0],
      [141, null, 1],
    ]);
  });

  it("is believed where the later one is of another line", () => {
    const lower = filing("10-Q 2021-08-01", { "2020 q1": 101 }, "HealthCareOrganizationRevenue");
    expect(copiesOf(ledgerOn(LATER, [...FIRST, ...OTHER, ...lower]), 2020, "q1")[1]).toEqual([141, null, 1]);
  });
});

describe("any ledger", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 12, maxLength: 12 });
  /** Three annual reports, each with three years; amounts end in 1, so that no rounding is seen in them. */
  const reports = (numbers: readonly number[], factor = 1): readonly Fact[] =>
    [2021, 2022, 2023, 2024].flatMap((filed, k) =>
      filing(`10-K ${filed}-02-15`, {
        [`${filed - 1} fy`]: ((numbers[3 * k] as number) * 10 + 1) * factor,
        [`${filed - 2} fy`]: ((numbers[3 * k + 1] as number) * 10 + 1) * factor,
        [`${filed - 3} fy`]: ((numbers[3 * k + 2] as number) * 10 + 1) * factor,
      }),
    );
  const told = (facts: readonly Fact[], factor = 1) => {
    const ledger = ledgerOn(LATER, facts);
    return [2018, 2019, 2020, 2021, 2022, 2023].map((year) =>
      copiesOf(ledger, year, "fy").map(([value, ...rest]) => [value / factor, ...rest]),
    );
  };

  it("is the same in any order of the facts, and with facts repeated (REC-01)", () => {
    fc.assert(
      fc.property(amounts, fc.infiniteStream(fc.nat()), (numbers, keys) => {
        const facts = reports(numbers);
        const twice = [...facts, ...facts].map((fact) => ({ fact, key: keys.next().value as number }));
        const mixed = twice.sort((a, b) => a.key - b.key).map(({ fact }) => fact);
        expect(told(mixed)).toEqual(told(facts));
      }),
    );
  });

  it("does not depend on the scale of the amounts", () => {
    fc.assert(
      fc.property(amounts, (numbers) => {
        expect(told(reports(numbers, 1_000), 1_000)).toEqual(told(reports(numbers)));
      }),
    );
  });

  it("knows nothing of what is filed later (REC-01)", () => {
    fc.assert(
      fc.property(amounts, (numbers) => {
        const facts = reports(numbers);
        const early = facts.filter(({ accession }) => accession < "2023-01-01");
        const places = (all: readonly Fact[]) =>
          [2019, 2020, 2021].map((year) => copiesOf(ledgerOn("2022-12-31", all), year, "fy"));
        expect(places(facts)).toEqual(places(early));
      }),
    );
  });
});
