import { type Day, formatDay } from "../time/index.ts";
import type { ItemId } from "./concepts/expression.ts";
import { REFERENCED_CONCEPTS } from "./concepts/referenced-concepts.ts";
import type { Traced } from "./derivation/derivation.ts";
import { notesOn } from "./derivation/evidence.ts";
import type { Fact } from "./facts/fact.ts";
import type { prepareFacts } from "./facts/prepare-facts.ts";
import type { PreparedFacts } from "./facts/prepared-facts.ts";
import { areApart, unitOf } from "./full-years.fixture.ts";
import type { fundamentalsAsOf } from "./fundamentals-as-of.ts";
import {
  FAULTS,
  FAULTY_ITEMS,
  type FaultyItem,
  filingsOf,
  type PlantedFault,
  plantedFault,
  uniform,
  withFault,
} from "./planted-faults.fixture.ts";
import { memoized } from "./remembered.ts";
import { factsOfCompany, sharedCompanies } from "./shared-companies.fixture.ts";

/** Draws for each fault that is wanted, at most: some find no place. */
const DRAWS_OF_EACH = 50;

/** A company is drawn for an item of which it has as many periodic filings. */
const MIN_FILINGS = 12;

/** Every figure that a wrong fact of one of the items can reach. */
const READ: readonly ItemId[] = [
  "revenue",
  "netIncome",
  "cfo",
  "capex",
  "grossProfit",
  "operatingIncome",
  "freeCashFlow",
];

/** Figures of one day by item and period. */
type Figures = ReadonlyMap<string, Traced>;

interface Company {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly filings: (item: FaultyItem) => ReturnType<typeof filingsOf>;
  readonly figuresOn: (asOf: Day) => Figures;
}

/** The ends of a wrong fact, the best first. */
const OUTCOMES = ["outvoted", "missing", "not confirmed", "silent"] as const;

type Outcome = (typeof OUTCOMES)[number];

/** A fault with what becomes of it: ten days after its filing, and on the day of the next one. */
export interface Judged extends PlantedFault {
  readonly company: string;
  readonly soon: Verdict;
  readonly later: Verdict;
  /** Figures of both days without the fault, and those of them that are called not confirmed. */
  readonly trueFigures: number;
  readonly doubted: number;
}

interface Verdict {
  readonly outcome: Outcome;
  /** The first figure that has this outcome, with the true one. */
  readonly proof: string;
}

/** The build that reads the accounts. */
export interface Reader {
  readonly prepareFacts: typeof prepareFacts;
  readonly fundamentalsAsOf: typeof fundamentalsAsOf;
}

function companies(reader: Reader): readonly Company[] {
  return sharedCompanies().map((company) => {
    const facts = factsOfCompany(company).filter(({ taxonomy, concept }) =>
      REFERENCED_CONCEPTS.get(taxonomy)?.has(concept),
    );
    const prepared = reader.prepareFacts(facts);
    const filings = memoized((item: FaultyItem) => filingsOf(facts, item));
    return {
      name: company.name,
      facts,
      filings,
      figuresOn: memoized((asOf: Day) => figuresOf(reader, prepared, asOf)),
    };
  });
}

function figuresOf(reader: Reader, prepared: PreparedFacts, asOf: Day): Figures {
  const known = reader.fundamentalsAsOf(prepared, { asOf });
  const figures = new Map<string, Traced>();
  for (const { span, list, item } of [known.quarters, known.years]) {
    for (const [index, { end }] of list.entries()) {
      for (const id of READ) figures.set(`${id}, ${span} to ${formatDay(end)}`, item(id, index));
    }
  }
  return figures;
}

/** So many faults of a seed, in random companies, items and filings: always the same ones. */
export function judgedFaults(reader: Reader, count: number, seed: number): readonly Judged[] {
  const next = uniform(seed);
  const all = companies(reader);
  const judged: Judged[] = [];
  for (let draws = 0; judged.length < count && draws < DRAWS_OF_EACH * count; draws++) {
    const item = FAULTY_ITEMS[Math.floor(next() * FAULTY_ITEMS.length)] as FaultyItem;
    const having = all.filter(({ filings }) => filings(item).length >= MIN_FILINGS);
    const company = having[Math.floor(next() * having.length)];
    const planted = company && plantedFault(item, company.filings(item), next);
    if (planted) judged.push(judgedFault(reader, company, planted));
  }
  return judged;
}

function judgedFault(reader: Reader, company: Company, planted: PlantedFault): Judged {
  const prepared = reader.prepareFacts(withFault(company.facts, planted));
  const on = (asOf: Day) => verdict(company.figuresOn(asOf), figuresOf(reader, prepared, asOf));
  const soon = Math.min(planted.filed + 10, planted.next - 1) as Day;
  const figures = [soon, planted.next].flatMap((asOf) => [...company.figuresOn(asOf).values()]);
  const known = figures.flatMap((number) => (number.value === null ? [] : [number]));
  const doubted = known.filter((number) => notesOn(number).includes("not-confirmed")).length;
  const counts = { trueFigures: known.length, doubted };
  return { ...planted, company: company.name, soon: on(soon), later: on(planted.next), ...counts };
}

/** The worst that happens to any figure. */
function verdict(truth: Figures, shown: Figures): Verdict {
  let worst: Verdict = { outcome: "outvoted", proof: "" };
  for (const key of new Set([...truth.keys(), ...shown.keys()])) {
    const [right, found] = [truth.get(key), shown.get(key)];
    const outcome = outcomeOf(right, found);
    if (OUTCOMES.indexOf(outcome) <= OUTCOMES.indexOf(worst.outcome)) continue;
    worst = { outcome, proof: `${key}: ${told(right)}, shown ${told(found)}` };
  }
  return worst;
}

function outcomeOf(right: Traced | undefined, found: Traced | undefined): Outcome {
  const truth = right?.value ?? null;
  if (found === undefined || found.value === null) return truth === null ? "outvoted" : "missing";
  const isRight = truth !== null && !areApart(found.value, truth, 1.5 * unitOf([found.value, truth]));
  if (isRight) return "outvoted";
  return notesOn(found).includes("not-confirmed") ? "not confirmed" : "silent";
}

function told(number: Traced | undefined): string {
  if (number === undefined) return "no such period";
  return number.value === null ? `missing (${number.because})` : number.value.toLocaleString("en");
}

/** A line for each kind of fault, item and length of period: how many faults have each outcome soon, and later. */
export function faultTable(judged: readonly Judged[]): string {
  const head = ["", "planted", ...OUTCOMES, ...OUTCOMES].map(padded).join("");
  const lines = (names: readonly string[], nameOf: (one: Judged) => string) =>
    names.map((name) =>
      tableLine(
        name,
        judged.filter((one) => nameOf(one) === name),
      ),
    );
  return [
    "ten days after the filing, then on the day of the next one:",
    head,
    ...lines(FAULTS, ({ fault }) => fault),
    ...lines(FAULTY_ITEMS, ({ item }) => item),
    ...lines(LENGTHS, lengthOf),
    tableLine("all", judged),
    `true figures called not confirmed: ${(100 * shareDoubted(judged)).toFixed(2)} %`,
  ].join("\n");
}

const LENGTHS = ["a quarter", "since the start of a year", "a year"] as const;

/** The length of the period whose figure is wrong. */
function lengthOf({ wrong }: Judged): (typeof LENGTHS)[number] {
  const [{ start, end }] = wrong as readonly [Fact];
  const days = end - (start ?? end);
  if (days > 330) return "a year";
  return days > 130 ? "since the start of a year" : "a quarter";
}

function tableLine(name: string, those: readonly Judged[]): string {
  const counts = (["soon", "later"] as const).flatMap((when) =>
    OUTCOMES.map((outcome) => those.filter((one) => one[when].outcome === outcome).length),
  );
  return [name, those.length, ...counts].map(padded).join("");
}

function padded(cell: string | number, column: number): string {
  return column === 0 ? String(cell).padEnd(28) : String(cell).padStart(14);
}

/** Share of the true figures that are called not confirmed. */
export function shareDoubted(judged: readonly Judged[]): number {
  const sum = (of: "doubted" | "trueFigures") => judged.reduce((total, one) => total + one[of], 0);
  return sum("doubted") / sum("trueFigures");
}

/** The faults that are believed without a mark, each with the first wrong figure that is shown. */
export function believed(judged: readonly Judged[], when: "soon" | "later"): readonly string[] {
  return judged
    .filter((one) => one[when].outcome === "silent")
    .map(({ company, item, fault, form, filed, accession, wrong, ...one }) => {
      const [fact] = wrong as readonly [Fact];
      const period = `${fact.start === null ? "" : formatDay(fact.start)}..${formatDay(fact.end)}`;
      const planted = `${fact.concept} ${period} as ${fact.value.toLocaleString("en")}`;
      return `${company} ${item}, ${fault}: ${form} of ${formatDay(filed)} (${accession}), ${planted}; ${one[when].proof}`;
    });
}
