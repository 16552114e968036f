import type { Chance } from "../chance/chance.ts";
import type { Company } from "../companies/company.ts";
import { capitalIn, type OperatingBalance, type OperatingCapital, operatingCapital } from "./operating-balance.ts";
import type { OperatingNorms } from "./operating-norms.ts";
import type { QuarterInputs } from "./quarter-inputs.ts";

/** The cash-flow statement of a quarter with what the balance sheet needs to follow it. */
export interface OperatingFlows {
  readonly wear: number;
  readonly amortisation: number;
  /** Operating capital at the quarter's end. */
  readonly capital: OperatingCapital;
  readonly depreciation: number;
  readonly stockCompensation: number;
  readonly operatingCapitalIncrease: number;
  readonly operatingCash: number;
  readonly capitalExpenditure: number;
  readonly acquisitions: number;
  readonly securitiesBought: number;
  readonly investingCash: number;
  readonly borrowing: number;
  readonly dividendsPaid: number;
  readonly sharesBought: number;
  readonly sharesIssued: number;
  readonly financingCash: number;
  readonly cashChange: number;
}

const AMORTISATION = 0.11;
const TOO_LITTLE = 0.6;
const TOO_MUCH = 1.4;
const MIN_DEBT = 0.75;

interface Quarter {
  readonly inputs: QuarterInputs;
  readonly norms: OperatingNorms;
  readonly before: OperatingBalance;
  readonly profit: number;
  readonly chance: Chance;
}

/** Moves the cash of a quarter; each total is the sum of its lines. */
export function operatingCashFlow(
  company: Company,
  { inputs, norms, before, profit, chance }: Quarter,
): OperatingFlows {
  const capital = operatingCapital(inputs, norms, company.character.grossMargin);
  const wear = Math.min(before.property, Math.round((before.property * norms.wear) / 4));
  const amortisation = Math.min(before.intangibles, Math.round((before.intangibles * AMORTISATION) / 4));
  const depreciation = wear + amortisation;
  const stockCompensation = Math.round((inputs.yearlySales * norms.stockCompensation) / 4);
  const operatingCapitalIncrease = capitalIn(capital) - capitalIn(before);
  const operatingCash = profit + depreciation + stockCompensation - operatingCapitalIncrease;
  const austerity = 1 - 0.6 * inputs.distress;
  const capitalExpenditure = Math.round(inputs.sales * norms.capitalExpenditure * chance.around(1, 0.12) * austerity);
  const acquires = chance.happens(norms.acquisitions) && inputs.distress === 0;
  const acquisitions = acquires ? Math.round(inputs.yearlySales * chance.between(0.02, 0.09)) : 0;
  const outside = inputs.shareMoney - inputs.dividends;
  const free = before.cash + operatingCash - capitalExpenditure - acquisitions + outside;
  const { borrowing, securitiesBought, returned } = treasury(free, { inputs, norms, before });
  const investingCash = -capitalExpenditure - acquisitions - securitiesBought;
  const financingCash = borrowing + outside - returned;
  return {
    wear,
    amortisation,
    capital,
    depreciation,
    stockCompensation,
    operatingCapitalIncrease,
    operatingCash,
    capitalExpenditure,
    acquisitions,
    securitiesBought,
    investingCash,
    borrowing,
    dividendsPaid: inputs.dividends,
    sharesBought: Math.max(0, -inputs.shareMoney) + returned,
    sharesIssued: Math.max(0, inputs.shareMoney),
    financingCash,
    cashChange: operatingCash + investingCash + financingCash,
  };
}

/**
 * Too little cash: sell securities, then borrow. Too much: repay down to the usual debt, buy securities, and with the
 * rest buy back the shares that staff received.
 */
function treasury(free: number, { inputs, norms, before }: Pick<Quarter, "inputs" | "norms" | "before">) {
  const need = Math.round(inputs.yearlySales * norms.cash);
  if (free < need * TOO_LITTLE) {
    const sold = Math.min(before.securities, need - free);
    return { securitiesBought: 0 - sold, borrowing: need - free - sold, returned: 0 };
  }
  if (free <= need * TOO_MUCH) return { securitiesBought: 0, borrowing: 0, returned: 0 };
  const surplus = free - need;
  const repaid = within(before.debt - Math.round(inputs.yearlySales * norms.debt * MIN_DEBT), surplus);
  const securitiesBought = within(
    Math.round(inputs.yearlySales * norms.securities) - before.securities,
    surplus - repaid,
  );
  return { securitiesBought, borrowing: 0 - repaid, returned: surplus - repaid - securitiesBought };
}

function within(wanted: number, most: number): number {
  return Math.max(0, Math.min(wanted, most));
}
