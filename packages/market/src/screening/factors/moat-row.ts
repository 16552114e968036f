import { type Figure, missing, REASONS } from "@plumbline/core/figure";
import type { Durability, MoatMeasures, MoatYear } from "@plumbline/core/moat";
import type { Day } from "@plumbline/core/time";
import { MOAT_MEASURES } from "@plumbline/core/words";

/** What the accounts of a stock contribute to its moat, as numbers: years one after the other, then measures. */
export interface MoatRow {
  readonly years: Float64Array;
  readonly measures: Float64Array;
}

/** Day of filing, return, why there is none, debt, preferred stock, interest, mean debt, shares, tax rate. */
export const NUMBERS_OF_YEAR = 9;

export function moatRow(years: readonly MoatYear[], measures: MoatMeasures): MoatRow {
  return {
    years: Float64Array.from(years.flatMap(numbersOfYear)),
    measures: Float64Array.from(MOAT_MEASURES, (name) => measures[name].value ?? Number.NaN),
  };
}

function numbersOfYear({ filed, returned, capital: { figures, defaults } }: MoatYear): readonly number[] {
  const { totalDebt, preferred, interestExpense, averageDebt, shares } = figures;
  const because = returned.value === null ? REASONS.indexOf(returned.because) : Number.NaN;
  const amounts = [totalDebt, preferred, interestExpense, averageDebt, shares].map(({ value }) => value ?? Number.NaN);
  return [filed, returned.value ?? Number.NaN, because, ...amounts, defaults.taxRate.value];
}

/** The years of a row: what the cost of capital asks for, without where it comes from. */
export function yearsOfRow({ years }: MoatRow): readonly MoatYear[] {
  return Array.from({ length: years.length / NUMBERS_OF_YEAR }, (_, k) =>
    yearOf(years.subarray(k * NUMBERS_OF_YEAR, (k + 1) * NUMBERS_OF_YEAR)),
  );
}

function yearOf(numbers: Float64Array): MoatYear {
  const [filed, returned, because, debt, preferred, interest, averageDebt, shares, tax] = numbers;
  return {
    filed: filed as Day,
    // Which year it is, and when it ended, is never asked.
    end: filed as Day,
    fiscalYear: 0,
    returned: Number.isNaN(returned) ? missing(REASONS[because as number] ?? "not-reported") : stored(returned),
    capital: {
      figures: {
        totalDebt: stored(debt),
        preferred: stored(preferred),
        interestExpense: stored(interest),
        averageDebt: stored(averageDebt),
        shares: stored(shares),
        sharesOutstanding: missing("not-available-from-provider"),
      },
      defaults: {
        taxRate: {
          value: tax as number,
          rule: "DCF-14",
          source: "computed",
          because: null,
          unbounded: null,
          inputs: {},
        },
      },
    },
  };
}

/** Why an amount is missing is never asked: the cost of capital has the same fallback for each reason. */
function stored(value: number | undefined): Figure {
  return value === undefined || Number.isNaN(value)
    ? missing("not-reported")
    : { value, provenance: { source: "stored" } };
}

/** How many numbers a durability is stored as. */
const NUMBERS_OF_DURABILITY = 6;

export function numbersOfDurability({ known, share, median, latest, change, because }: Durability): readonly number[] {
  const numbers = [share, median, latest, change].map((value) => value ?? Number.NaN);
  return [known, ...numbers, because === null ? -1 : REASONS.indexOf(because)];
}

export function durabilityAt(numbers: Float64Array, row: number): Durability {
  const from = row * NUMBERS_OF_DURABILITY;
  const [known = 0, share, median, latest, change, because] = numbers.subarray(from, from + NUMBERS_OF_DURABILITY);
  const orNull = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);
  return {
    known,
    share: orNull(share),
    median: orNull(median),
    latest: orNull(latest),
    change: orNull(change),
    because: REASONS[because ?? -1] ?? null,
  };
}
