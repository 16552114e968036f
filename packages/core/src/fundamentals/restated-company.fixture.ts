import { type Day, dayOf } from "../time/index.ts";
import type { Fact } from "./facts/fact.ts";

/** Flows of calendar quarters from 2015 on, and from which quarter on the filings of one of them count other things. */
export interface RestatedNumbers {
  readonly flows: Readonly<Record<string, readonly number[]>>;
  readonly restated?: { readonly concept: string; readonly from: number; readonly factor: number };
}

/**
 * The facts of a company that states each quarter with that of the year before, and each year with the year before. The filings from
 * a quarter on restate the comparatives of one flow by a factor.
 *
 * @param numbers Whole quarters, oldest first; `from` is a first quarter.
 */
export function restatedCompany({ flows, restated }: RestatedNumbers): readonly Fact[] {
  return Object.entries(flows).flatMap(([concept, values]) => {
    const isMoved = (told: number, by: number) =>
      restated?.concept === concept && by >= restated.from && told < restated.from;
    const stated = (told: number, by: number): number =>
      (values[told] as number) * (isMoved(told, by) ? (restated?.factor ?? 1) : 1);
    const yearOf = (last: number, by: number) => [3, 2, 1, 0].reduce((sum, back) => sum + stated(last - back, by), 0);
    return values.flatMap((_, k): Fact[] => {
      const told = k < 4 ? [k] : [k, k - 4];
      const quarters = told.map((one) => factOfSpan(concept, { first: one, last: one, by: k }, stated(one, k)));
      const years = k % 4 === 3 ? told.map((one) => ({ one, value: yearOf(one, k) })) : [];
      return [
        ...quarters,
        ...years.map(({ one, value }) => factOfSpan(concept, { first: one - 3, last: one, by: k }, value)),
      ];
    });
  });
}

interface Span {
  readonly first: number;
  readonly last: number;
  /** The quarter whose filing states it. */
  readonly by: number;
}

function startOf(quarter: number): Day {
  return dayOf(2015 + Math.floor(quarter / 4), 3 * (quarter % 4) + 1, 1);
}

function factOfSpan(concept: string, { first, last, by }: Span, value: number): Fact {
  const filed = (startOf(by + 1) + 40) as Day;
  return {
    taxonomy: "us-gaap",
    concept,
    unit: "USD",
    start: startOf(first),
    end: (startOf(last + 1) - 1) as Day,
    value,
    accession: `filed-${filed}`,
    form: by % 4 === 3 ? "10-K" : "10-Q",
    filed,
    fiscalYear: null,
    fiscalPeriod: null,
  };
}
