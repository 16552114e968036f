import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { companyMetrics, type Fact, fundamentalsAsOf, prepareFacts } from "@plumbline/core/fundamentals";
import { type Day, dayOf, parseDay } from "@plumbline/core/time";
import { sharedFile } from "../scripts/shared-data.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const ROUNDS = sized(60, 2);
const APPLE = "data/fundamentals/companyfacts_full/2026-04/CIK0000320193.json.gz";

/** What the whole metric history of one company costs from its facts, and each further as-of day. */
export async function run(): Promise<Measurement[]> {
  const measurements = measure("made-up company", madeUpCompany());
  if (!existsSync(sharedFile(APPLE))) return measurements;
  return [...measurements, ...measure("AAPL", appleFacts())];
}

function measure(name: string, facts: readonly Fact[]): Measurement[] {
  const asOf = dayOf(2026, 3, 1);
  const prepared = prepareFacts(facts);
  const size = `${name}, ${facts.length.toLocaleString("en")} facts`;
  return [
    milliseconds(`index and all metrics of all periods, ${size}`, "< 15 ms", () =>
      companyMetrics(fundamentalsAsOf(prepareFacts(facts), { asOf })),
    ),
    milliseconds(`index alone, ${size}`, "< 8 ms", () => prepareFacts(facts)),
    milliseconds(`all metrics as of one more day, ${size}`, "< 8 ms", () =>
      companyMetrics(fundamentalsAsOf(prepared, { asOf })),
    ),
  ];
}

/** The median time of one call, after as many calls to warm up. */
function milliseconds(name: string, goal: string, work: () => unknown): Measurement {
  for (let round = 0; round < ROUNDS; round++) work();
  const times = new Float64Array(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    work();
    times[round] = performance.now() - start;
  }
  return { name, measured: times.sort()[ROUNDS / 2] as number, unit: "ms", goal };
}

const FLOWS = ["Revenues", "NetIncomeLoss", "CostOfRevenue", "OperatingIncomeLoss", "InterestExpense"];
const YEAR_TO_DATE_FLOWS = ["NetCashProvidedByUsedInOperatingActivities", "PaymentsToAcquirePropertyPlantAndEquipment"];
const BALANCES = ["Assets", "AssetsCurrent", "Liabilities", "LiabilitiesCurrent", "StockholdersEquity", "InventoryNet"];
const OTHERS = Array.from({ length: 180 }, (_, k) => `SomethingElse${k}`);
const FIRST_YEAR = 2009;
const YEARS = 17;

/** Seventeen years of quarterly reports, each number filed twice, among concepts that no rule asks for. */
function madeUpCompany(): readonly Fact[] {
  const facts: Fact[] = [];
  for (let quarter = 0; quarter < 4 * YEARS; quarter++) {
    const year = FIRST_YEAR + Math.floor(quarter / 4);
    const ending = (quarter % 4) + 1;
    const end = (dayOf(year, 3 * ending + 1, 1) - 1) as Day;
    const own = { end, form: ending === 4 ? "10-K" : "10-Q", fiscalYear: year };
    for (const filed of [end + 35, end + 400] as Day[]) {
      const copy = { ...own, filed, accession: `0000000000-${filed}` };
      const single = { ...copy, start: dayOf(year, 3 * ending - 2, 1) };
      const toDate = { ...copy, start: dayOf(year, 1, 1) };
      for (const concept of FLOWS)
        facts.push(fact(concept, 1e9 + quarter, single), fact(concept, ending * 1e9, toDate));
      for (const concept of YEAR_TO_DATE_FLOWS) facts.push(fact(concept, ending * 1e8 + quarter, toDate));
      for (const concept of [...BALANCES, ...OTHERS])
        facts.push(fact(concept, 1e10 + quarter, { ...copy, start: null }));
    }
  }
  return facts;
}

function fact(concept: string, value: number, of: Pick<Fact, "start" | "end" | "filed" | "form" | "accession">): Fact {
  return { taxonomy: "us-gaap", concept, unit: "USD", fiscalYear: null, fiscalPeriod: null, value, ...of };
}

interface Copy {
  readonly start?: string;
  readonly end: string;
  readonly val: number;
  readonly accn: string;
  readonly fy: number | null;
  readonly fp: string | null;
  readonly form: string;
  readonly filed: string;
}

function appleFacts(): readonly Fact[] {
  const record = JSON.parse(gunzipSync(readFileSync(sharedFile(APPLE))).toString("utf8")) as {
    facts: Record<string, Record<string, { units: Record<string, Copy[]> }>>;
  };
  return Object.entries(record.facts).flatMap(([taxonomy, concepts]) =>
    Object.entries(concepts).flatMap(([concept, { units }]) =>
      Object.entries(units).flatMap(([unit, copies]) =>
        copies.map((copy) => ({
          taxonomy,
          concept,
          unit,
          start: copy.start === undefined ? null : (parseDay(copy.start) as Day),
          end: parseDay(copy.end) as Day,
          value: copy.val,
          accession: copy.accn,
          form: copy.form,
          filed: parseDay(copy.filed) as Day,
          fiscalYear: copy.fy,
          fiscalPeriod: copy.fp,
        })),
      ),
    ),
  );
}
