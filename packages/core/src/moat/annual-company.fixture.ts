import type { Fact } from "../fundamentals/index.ts";
import { factOf } from "../fundamentals/made-up-company.fixture.ts";

/** Amounts of calendar years, the first one 2010; a number that is not finite is not filed. */
export interface AnnualNumbers {
  readonly flows: Readonly<Record<string, readonly number[]>>;
  readonly balances: Readonly<Record<string, readonly number[]>>;
}

const FIRST_YEAR = 2010;

/** The facts of a company that reports calendar years, each in its 10-K of the following 15 February. */
export function annualCompany({ flows, balances }: AnnualNumbers): readonly Fact[] {
  const facts = (numbers: AnnualNumbers["flows"], isFlow: boolean) =>
    Object.entries(numbers).flatMap(([concept, values]) =>
      values.flatMap((value, k): Fact[] => {
        if (!Number.isFinite(value)) return [];
        const year = FIRST_YEAR + k;
        const start = isFlow ? { start: `${year}-01-01` } : {};
        const of = { form: "10-K", fiscalYear: year, filed: `${year + 1}-02-15` };
        return [factOf({ concept, value, end: `${year}-12-31`, ...start, ...of })];
      }),
    );
  return [...facts(flows, true), ...facts(balances, false)];
}

const years = <Value>(count: number, of: (k: number) => Value) => Array.from({ length: count }, (_, k) => of(k));

/** A company that earns 200 before tax of 20 % on a capital of 800, year after year: a return of 20 %. */
export function steadyCompany(count: number): AnnualNumbers {
  return {
    flows: {
      Revenues: years(count, (k) => 1000 + 50 * k),
      GrossProfit: years(count, (k) => 600 + 30 * k),
      OperatingIncomeLoss: years(count, () => 200),
      IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest: years(
        count,
        () => 190,
      ),
      IncomeTaxExpenseBenefit: years(count, () => 38),
      NetIncomeLoss: years(count, () => 152),
      NetCashProvidedByUsedInOperatingActivities: years(count, () => 210),
      InterestExpense: years(count, () => 10),
      PaymentsToAcquirePropertyPlantAndEquipment: years(count, (k) => 0.04 * (1000 + 50 * k)),
    },
    balances: {
      Assets: years(count, () => 1500),
      LiabilitiesAndStockholdersEquity: years(count, () => 1500),
      StockholdersEquity: years(count, () => 600),
      LongTermDebtNoncurrent: years(count, () => 200),
      // Two hundredths of the revenue: what the business needs.
      CashAndCashEquivalentsAtCarryingValue: years(count, (k) => 20 + k),
    },
  };
}
