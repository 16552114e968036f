import type { Item, ItemId } from "./expression.ts";

const flow = (find: Item["find"], more: Partial<Item> = {}): Item => ({ kind: "flow", find, ...more });

/**
 * Lines of the cash-flow statement; payments are positive. Software is added to capital expenditure where it is
 * reported apart.
 *
 * @see 1.4, FND-17
 */
export const CASH_FLOW_ITEMS = {
  cfo: flow({
    firstOf: [
      "NetCashProvidedByUsedInOperatingActivities",
      "NetCashProvidedByUsedInOperatingActivitiesContinuingOperations",
      "ifrs-full:CashFlowsFromUsedInOperatingActivities",
    ],
  }),
  capex: flow(
    {
      sumOf: [
        {
          firstOf: [
            "PaymentsToAcquirePropertyPlantAndEquipment",
            "PaymentsToAcquireProductiveAssets",
            "PaymentsToAcquireOtherPropertyPlantAndEquipment",
            "PaymentsForCapitalImprovements",
            "PaymentsToAcquireMachineryAndEquipment",
            "ifrs-full:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities",
          ],
        },
        { firstOf: ["PaymentsToDevelopSoftware", "PaymentsForSoftware", "PaymentsToAcquireSoftware"] },
      ],
      needs: "first",
    },
    { neverNegative: true },
  ),
  freeCashFlow: flow({ difference: [{ item: "cfo" }, { item: "capex" }] }),
  dividendsPaid: flow({
    firstOf: [
      "PaymentsOfDividendsCommonStock",
      "PaymentsOfDividends",
      "ifrs-full:DividendsPaidClassifiedAsFinancingActivities",
    ],
  }),
  buybacks: flow("PaymentsForRepurchaseOfCommonStock"),
  issuance: flow("ProceedsFromIssuanceOfCommonStock"),
  stockCompensation: flow("ShareBasedCompensation"),
  netChargeOffs: flow({
    firstOf: [
      "AllowanceForLoanAndLeaseLossesWriteoffsNet",
      "FinancingReceivableExcludingAccruedInterestAllowanceForCreditLossWriteoffAfterRecovery",
      "FinancingReceivableAllowanceForCreditLossesWriteOffsNet",
    ],
  }),
} as const satisfies Partial<Record<ItemId, Item>>;
