import type { OperatingCapital } from "./operating-balance.ts";

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
