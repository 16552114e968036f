import type { Receipt } from "@plumbline/core/figure";
import type { Derivation, Fact, Fundamentals, Periods, Seam } from "@plumbline/core/fundamentals";
import { derived, fundamentalsAsOf, prepareFacts, unknown } from "@plumbline/core/fundamentals";
import { day, dayOf } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { INSTRUMENTS } from "../../testing/tiny-market.ts";
import { evidenceOf } from "./evidence.ts";
import { stockOf } from "./metric-figures.ts";

const FILER = { cik: 51143, fictional: false };

/** Accession numbers of IBM's 10-Ks by their day. */
const REPORTS = {
  "2022-02-22": "0001558370-22-001584",
  "2021-02-23": "0001558370-21-001489",
  "2020-02-25": "0001558370-20-001334",
};

/** A line of the fiscal year as its 10-K states it. */
function statedIn(filed: keyof typeof REPORTS, year: number, value: number, concept = "Revenues"): Fact {
  return {
    taxonomy: "us-gaap",
    concept,
    unit: "USD",
    start: dayOf(year, 1, 1),
    end: dayOf(year, 12, 31),
    value,
    accession: REPORTS[filed],
    form: "10-K",
    filed: day(filed),
    fiscalYear: year,
    fiscalPeriod: "FY",
  };
}

// IBM: 10-Ks of 2020-02-25, 2021-02-23 and 2022-02-22; the last one states 2020 without the business that left in November 2021.
const FACTS = [
  statedIn("2020-02-25", 2019, 77_147e6),
  statedIn("2021-02-23", 2020, 73_620e6),
  statedIn("2022-02-22", 2021, 57_350e6),
  statedIn("2020-02-25", 2019, 9_431e6, "NetIncomeLoss"),
  statedIn("2021-02-23", 2020, 5_590e6, "NetIncomeLoss"),
  statedIn("2022-02-22", 2021, 5_743e6, "NetIncomeLoss"),
];
const AS_OF = day("2022-03-15");
const known = fundamentalsAsOf(prepareFacts(FACTS), { asOf: AS_OF });

function asFiled(fact: Fact): Derivation {
  const { value, unit, start, end, filed } = fact;
  return { value, unit, start, end, filed, fact, how: "as-filed", rule: "FND-05", parts: [], names: [], note: null };
}
const FORMER = asFiled(statedIn("2021-02-23", 2020, 73_620e6));
const RESTATED = asFiled(statedIn("2022-02-22", 2020, 55_179e6));
const SEAM: Seam = { before: 1, after: 2, proof: [FORMER, RESTATED] };

/** The accounts with what a reconciler says of revenue. */
function accountsWith(said: Partial<Periods>): { known: Fundamentals; source: string } {
  return { source: "sec", known: { ...known, years: { ...known.years, ...said } } };
}

const REVENUE_OF_2020 = { metric: "revenue", end: "2020-12-31", span: "year" } as const;

describe("the evidence of a figure that other filings contradict", () => {
  it("lists what was filed besides with its filing and why it lost, the latest first", () => {
    const rivals: Periods["rivals"] = (id, index) =>
      id === "revenue" && index === 1
        ? [
            { number: FORMER, because: "superseded" },
            { number: RESTATED, because: "restated-perimeter" },
          ]
        : [];
    const { figure, rivals: wired, rivalsLeftOut } = evidenceOf(accountsWith({ rivals }), REVENUE_OF_2020, FILER);
    expect(figure.value).toBe(73_620e6);
    expect(rivalsLeftOut).toBe(0);
    expect(wired).toEqual([
      {
        item: "revenue",
        value: 55_179e6,
        unit: "USD",
        start: "2020-01-01",
        end: "2020-12-31",
        concept: "us-gaap:Revenues",
        how: "as-filed",
        form: "10-K",
        accession: "0001558370-22-001584",
        filedAt: "2022-02-22",
        link: "https://www.sec.gov/Archives/edgar/data/51143/000155837022001584/0001558370-22-001584-index.htm",
        because: "restated-perimeter",
      },
      expect.objectContaining({ value: 73_620e6, because: "superseded", filedAt: "2021-02-23" }),
    ]);
  });

  it("has them, and the reason, where the figure itself is missing", () => {
    const said: Partial<Periods> = {
      item: (id, index) =>
        id === "revenue" && index === 1 ? unknown("contradicted", id) : known.years.item(id, index),
      rivals: (id) => (id === "revenue" ? [{ number: FORMER, because: "contradicted" }] : []),
      once: (_kind, index, compute) => compute(index),
    };
    const { figure, tree, rivals } = evidenceOf(accountsWith(said), REVENUE_OF_2020, FILER);
    expect(figure).toEqual({ value: null, because: "contradicted" });
    expect(tree).toBeNull();
    expect(rivals).toMatchObject([{ value: 73_620e6, because: "contradicted" }]);
  });

  it("lists six and counts the others, and names no tag of a value that was derived", () => {
    const parts = [RESTATED, FORMER];
    const rivals: Periods["rivals"] = (id) =>
      id === "revenue"
        ? Array.from({ length: 1000 }, (_, k) => ({
            number: derived({ value: k, how: "cum4-cum3", rule: "FND-07", parts }),
            because: "contradicted" as const,
          }))
        : [];
    const answer = evidenceOf(accountsWith({ rivals }), REVENUE_OF_2020, FILER);
    expect([answer.rivals.length, answer.rivalsLeftOut]).toEqual([6, 994]);
    expect(answer.rivals[0]).toMatchObject({ concept: null, how: "cum4-cum3", accession: "0001558370-22-001584" });
  });
});

describe("the history of a restated company", () => {
  const standing = () => ({ percentile: { value: null, because: "no-price" } as const, others: 0 });
  const answerOf = (said: Partial<Periods>, receipt: Receipt | null = null) => {
    const [instrument] = INSTRUMENTS;
    if (!instrument) throw new Error("The market is empty.");
    return stockOf(instrument, accountsWith(said), { standing, filer: FILER, receipt });
  };
  const metricsOf = (said: Partial<Periods>) => answerOf(said).metrics;
  const seams: Periods["seams"] = (id) => (id === "revenue" ? [SEAM] : []);

  it("says how many ordinary shares the price is of, where it is one of a receipt", () => {
    const receiptOf = (ordinaryShares: number | null) => ({ ordinaryShares, title: null });
    expect(answerOf({}, receiptOf(5)).ordinarySharesPerReceipt).toBe(5);
    expect(answerOf({}, receiptOf(null)).ordinarySharesPerReceipt).toBe(null);
    expect(answerOf({}).ordinarySharesPerReceipt).toBe(null);
  });

  it("has the seam between the two years, with the two filings that prove it", () => {
    const revenue = metricsOf({ seams }).find(({ id }) => id === "revenue");
    expect(revenue?.seams.quarterly).toEqual([]);
    expect(revenue?.seams.annual).toMatchObject([
      {
        before: "2020-12-31",
        after: "2021-12-31",
        item: "revenue",
        start: "2020-01-01",
        end: "2020-12-31",
        restated: { value: 55_179e6, form: "10-K", filedAt: "2022-02-22" },
        former: { value: 73_620e6, form: "10-K", filedAt: "2021-02-23" },
      },
    ]);
  });

  it("has it for each metric that is made of the item, and for no other", () => {
    const torn = metricsOf({ seams }).filter((metric) => metric.seams.annual.length > 0);
    expect(torn.map(({ id }) => id)).toEqual(["revenue", "grossMargin", "operatingMargin"]);
  });

  it("marks a value that a later filing changed", () => {
    const item: Periods["item"] = (id, index) => {
      const found = known.years.item(id, index);
      return found.value !== null && index === 1 ? { ...found, note: "restated" } : found;
    };
    const revenue = metricsOf({ item, once: (_kind, index, compute) => compute(index) }).find(
      ({ id }) => id === "revenue",
    );
    expect(revenue?.marks).toEqual({
      quarterly: [],
      // 2021 stands in one filing alone, after two years that cannot judge it (REC-22).
      annual: [
        { end: "2020-12-31", mark: "restated" },
        { end: "2021-12-31", mark: "not-confirmed" },
      ],
    });
  });
});
