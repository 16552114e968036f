import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, dayOf } from "../time/index.ts";
import { REASONS } from "../words/index.ts";
import type { ItemId } from "./concepts/expression.ts";
import { ITEMS } from "./concepts/items.ts";
import type { Traced } from "./derivation/derivation.ts";
import type { Fact } from "./facts/fact.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import { type Fundamentals, fundamentalsAsOf } from "./fundamentals-as-of.ts";

const IDS = Object.keys(ITEMS) as ItemId[];
const AS_OF = dayOf(2030, 1, 1);
const FIRST_YEAR = 2012;
const YEARS = 14;

/** Twice as many facts may take so many times the work: more would be worse than their square. */
const MAX_GROWTH = 4.5;

/** Quarters of a year that a figure spans, from the first of them. */
type Span = readonly [first: 1 | 2 | 3 | 4, last: 1 | 2 | 3 | 4];

interface Filing {
  readonly accession: string;
  readonly filed: Day;
  readonly form?: string;
}

interface Amount {
  readonly concept: string;
  readonly year: number;
  readonly span: Span;
  readonly value: number;
}

function endOf(year: number, quarter: number): Day {
  return (dayOf(year, 3 * quarter + 1, 1) - 1) as Day;
}

function fact({ concept, year, span: [first, last], value }: Amount, { accession, filed, form }: Filing): Fact {
  const start = dayOf(year, 3 * first - 2, 1);
  const named = {
    fiscalYear: year,
    fiscalPeriod: last === 4 ? "FY" : `Q${last}`,
    form: form ?? (last === 4 ? "10-K" : "10-Q"),
  };
  return {
    taxonomy: "us-gaap",
    concept,
    unit: "USD",
    start,
    end: endOf(year, last),
    value,
    accession,
    filed,
    ...named,
  };
}

/** The filings of an orderly company: every quarter and the year so far, each with that of the year before. */
function orderly(concepts: readonly string[]): readonly Fact[] {
  const facts: Fact[] = [];
  for (let quarter = 0; quarter < 4 * YEARS; quarter++) {
    const [year, last] = [FIRST_YEAR + Math.floor(quarter / 4), ((quarter % 4) + 1) as 1 | 2 | 3 | 4];
    const filing = { accession: `orderly-${quarter}`, filed: (endOf(year, last) + 35) as Day };
    for (const concept of concepts) {
      for (const told of [year, year - 1]) {
        const size = 1e9 * (told - FIRST_YEAR + 10);
        facts.push(fact({ concept, year: told, span: [1, last], value: last * size }, filing));
        if (last < 4) facts.push(fact({ concept, year: told, span: [last, last], value: size }, filing));
      }
    }
  }
  return facts;
}

const BASE = orderly(["Revenues", "NetIncomeLoss", "NetCashProvidedByUsedInOperatingActivities"]);

/** So many values for one quarter of revenue, in a filing each. */
function rivals(count: number): readonly Fact[] {
  return Array.from({ length: count }, (_, k) => {
    const filing = { accession: `rival-${k}`, filed: (dayOf(2020, 9, 1) + k) as Day, form: "10-Q" };
    return fact({ concept: "Revenues", year: 2020, span: [2, 2], value: 1e9 + 7e6 * ((k * 37) % count) }, filing);
  });
}

/** So many values for one quarter of revenue in one filing, which files no two of them together with anything else. */
function contradictions(count: number): readonly Fact[] {
  return rivals(count).map((one) => ({ ...one, accession: "contradictory", filed: dayOf(2020, 9, 1) }));
}

/** A year with its quarters and sums, restated so many times. */
function vintages(count: number): readonly Fact[] {
  const spans: readonly Span[] = [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [1, 2],
    [1, 3],
    [1, 4],
  ];
  return Array.from({ length: count }, (_, k) => {
    const filing = { accession: `vintage-${k}`, filed: (dayOf(2020, 3, 1) + 3 * k) as Day, form: "10-K/A" };
    return spans.map(([first, last]) => {
      const value = (last - first + 1) * (1e9 + 3e7 * ((k * 11) % 97)) + (k % 3) * 1e7;
      return fact({ concept: "Revenues", year: 2019, span: [first, last], value }, filing);
    });
  }).flat();
}

/** The last filings say every quarter and sum since the first year again. */
function repeated(count: number): readonly Fact[] {
  const long = BASE.filter(({ accession }) => accession.startsWith("orderly"));
  return Array.from({ length: Math.ceil(count / long.length) }, (_, k) => {
    const filing = { accession: `repeated-${k}`, filed: (dayOf(2026, 3, 1) + 20 * k) as Day };
    return long.map((one) => ({ ...one, ...filing, value: one.value + 1e6 * (k % 7) }));
  })
    .flat()
    .slice(0, count);
}

interface Work {
  readonly known: Fundamentals;
  readonly numbers: readonly Traced[];
  /** How often the value of a fact was looked at. */
  readonly looks: number;
  readonly milliseconds: number;
}

/** Everything that a page can ask of a company, with what it took. */
function workOn(facts: readonly Fact[]): Work {
  let looks = 0;
  const watched = facts.map((one): Fact => {
    const { value } = one;
    const look = () => {
      looks += 1;
      return value;
    };
    return Object.defineProperty({ ...one }, "value", { get: look, enumerable: true });
  });
  const begun = performance.now();
  const known = fundamentalsAsOf(prepareFacts(watched), { asOf: AS_OF });
  const numbers = [known.quarters, known.years].flatMap((periods) => {
    const places = [...periods.list.keys()];
    const rivalNumbers = places.flatMap((index) => periods.rivals("revenue", index).map(({ number }) => number));
    const seams = periods.seams("revenue").flatMap(({ proof }) => proof);
    const cells = IDS.flatMap((id) => places.flatMap((at) => [periods.item(id, at), periods.trailing(id, at)]));
    return [...cells, ...rivalNumbers, ...seams];
  });
  return { known, numbers, looks, milliseconds: performance.now() - begun };
}

/** Every number is finite and was known on the day, or says why it is missing. */
function expectSound({ known, numbers }: Pick<Work, "known" | "numbers">): void {
  const isSound = (number: Traced) => {
    if (number.value === null) return REASONS.includes(number.because);
    return Number.isFinite(number.value) && number.filed <= known.asOf;
  };
  expect(numbers.filter((number) => !isSound(number)).slice(0, 3)).toEqual([]);
  expect(known.years.list.length).toBeGreaterThanOrEqual(YEARS);
  expect(known.years.list.length).toBeLessThanOrEqual(YEARS + 2);
  expect(known.quarters.list.length).toBeLessThanOrEqual(4 * (YEARS + 2));
}

describe("accounts that were made to be hard", () => {
  it.each([
    ["a thousand filings contradict each other on one quarter", rivals, 1000],
    ["one filing gives a thousand values to one quarter", contradictions, 1000],
    ["a year is restated five hundred times with its quarters", vintages, 500],
    ["forty thousand facts repeat every period of fourteen years", repeated, 40_000],
  ] as const)("take bounded work where %s", { timeout: 120_000 }, (name, more, count) => {
    const half = workOn([...BASE, ...more(count / 2)]);
    const whole = workOn([...BASE, ...more(count)]);
    const looks = whole.looks.toLocaleString("en");
    console.info(`${name}: ${looks} looks at values, ${whole.milliseconds.toFixed(0)} ms`);
    expectSound(whole);
    expect(whole.looks / half.looks).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it("leave the periods alone that are not contradicted", () => {
    const { known } = workOn([...BASE, ...contradictions(1000)]);
    const { known: calm } = workOn(BASE);
    const revenues = ({ quarters }: Fundamentals, year: number) =>
      quarters.list.flatMap(({ fiscalYear }, index) =>
        fiscalYear === year ? [quarters.item("revenue", index).value] : [],
      );
    for (const year of [2015, 2017, 2023]) {
      expect(revenues(known, year)).toHaveLength(4);
      expect(revenues(known, year)).toEqual(revenues(calm, year));
    }
  });

  it("come to an end where every figure follows from another one that contradicts it", { timeout: 120_000 }, () => {
    const anySpan = fc.tuple(fc.constantFrom(1, 2, 3, 4), fc.constantFrom(1, 2, 3, 4)).map(([one, other]) => {
      const span = [Math.min(one, other), Math.max(one, other)];
      return span as [1 | 2 | 3 | 4, 1 | 2 | 3 | 4];
    });
    const anyAmount = fc.record({
      concept: fc.constantFrom("Revenues", "NetIncomeLoss", "GrossProfit", "CostOfRevenue"),
      year: fc.integer({ min: 2018, max: 2021 }),
      span: anySpan,
      value: fc.integer({ min: -20, max: 20 }).map((units) => 1e8 * units),
    });
    const anyFilings = fc.array(fc.array(anyAmount, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(anyFilings, (filings) => {
        const tangled = filings.flatMap((amounts, k) =>
          amounts.map((one) => fact(one, { accession: `tangled-${k}`, filed: (dayOf(2022, 1, 1) + 5 * k) as Day })),
        );
        expectSound(workOn([...BASE, ...tangled]));
      }),
      { numRuns: 60 },
    );
  });
});
