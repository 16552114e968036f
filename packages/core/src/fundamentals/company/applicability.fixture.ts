import type { Fact } from "../facts/fact.ts";
import { factOf } from "../made-up-company.fixture.ts";

/** Balances; all other concepts of these companies are flows of a year. */
const BALANCE = /^(Assets|Liabilities|LongTermDebt|DebtCurrent|Inventory|StockholdersEquity)/;

/**
 * A company of annual reports, in millions of dollars, newest year first: its last year is 2024. Each year is filed with its own
 * report at the end of the February after it.
 */
export function yearsOf(concepts: Readonly<Record<string, readonly number[]>>): readonly Fact[] {
  return Object.entries(concepts).flatMap(([concept, values]) =>
    values.map((value, k) =>
      factOf({
        concept,
        value: value * 1e6,
        end: `${2024 - k}-12-31`,
        filed: `${2025 - k}-02-27`,
        form: "10-K",
        ...(BALANCE.test(concept) ? {} : { start: `${2024 - k}-01-01` }),
      }),
    ),
  );
}

/** Form 10-K of UnitedHealth Group for 2024: of 2024, 2023 and, of flows, 2022. */
export const HEALTH_INSURER = {
  Revenues: [400_278, 371_622, 324_162],
  PolicyholderBenefitsAndClaimsIncurredNet: [264_185, 241_894, 210_842],
  CostOfGoodsAndServicesSold: [46_694, 38_770, 33_703],
  OperatingIncomeLoss: [32_287, 32_358, 28_435],
  InterestExpense: [3_906, 3_246, 2_092],
  NetIncomeLoss: [14_405, 22_381, 20_120],
  NetCashProvidedByUsedInOperatingActivities: [24_204, 29_068, 26_206],
  PaymentsToAcquirePropertyPlantAndEquipment: [3_499, 3_386, 2_802],
  Assets: [298_278, 273_720],
  AssetsCurrent: [85_779, 78_437],
  InventoryNet: [3_800, 2_800],
  Liabilities: [195_687, 174_801],
  LiabilitiesCurrent: [103_769, 99_054],
  DebtCurrent: [4_545, 4_274],
  LongTermDebtNoncurrent: [72_359, 58_263],
} as const;
