/** The flows of twelve months of which a firm's free cash flow is made; payments are positive. */
export interface FirmFlows {
  readonly cfo: number;
  readonly capex: number;
  /** Interest expense, before tax. */
  readonly interest: number;
  readonly taxRate: number;
  /** Taken off where it counts as the expense it is; 0 otherwise. */
  readonly stockCompensation?: number;
}

/**
 * The free cash flow for all who finance a firm, lenders included: a weighted cost of capital discounts it before interest.
 *
 * @see DCF-05
 *
 * @example
 * freeCashFlowToFirm({ cfo: 100, capex: 30, interest: 10, taxRate: 0.25 }); // 77.5
 */
export function freeCashFlowToFirm({ cfo, capex, interest, taxRate, stockCompensation = 0 }: FirmFlows): number {
  return cfo - capex + interest * (1 - taxRate) - stockCompensation;
}
