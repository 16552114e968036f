import type { Figure } from "../../figure/index.ts";
import type { InputNote } from "../../words/index.ts";
import { freeCashFlowToFirm } from "../model/index.ts";
import { composedFigure } from "./composed-figure.ts";
import type { PartName } from "./statement-parts.ts";

/** The lines of the statements as figures. */
export type PartFigures = Readonly<Record<PartName, Figure>>;

/** How the base flow is counted. */
interface FlowOptions {
  readonly taxRate: number;
  readonly isAfterPay: boolean | undefined;
}

/**
 * The flow that a projection starts from: cash from operations less capital expenditure, and before interest.
 *
 * @param figures Lines of the statements.
 * @param options The tax that interest saves, and whether pay in shares counts.
 * @param notes What a reader should know is added to them.
 * @see DCF-05
 */
export function baseFlowOf(figures: PartFigures, { taxRate, isAfterPay }: FlowOptions, notes: InputNote[]): Figure {
  const { cfo, capex, interestExpense, stockCompensation, totalDebt } = figures;
  const isUnreported = interestExpense.value === null && interestExpense.because === "not-reported";
  if (isUnreported && totalDebt.value !== 0) notes.push("interest-not-reported");
  if (isAfterPay) {
    if (stockCompensation.value !== null) notes.push("stock-compensation-deducted");
    else if (stockCompensation.because === "not-reported") notes.push("stock-compensation-not-reported");
  }
  const others = [interestExpense, ...(isAfterPay ? [stockCompensation] : [])].filter(({ value }) => value !== null);
  return composedFigure("DCF-05", [cfo, capex, ...others], (operating, spent) =>
    freeCashFlowToFirm({
      cfo: operating as number,
      capex: spent as number,
      interest: interestExpense.value ?? 0,
      taxRate,
      stockCompensation: isAfterPay ? (stockCompensation.value ?? 0) : 0,
    }),
  );
}

/**
 * What ranks before the common shares, less cash.
 *
 * @see DCF-04
 */
export function netDebtOf({ totalDebt, preferred, minorityInterest, cash }: PartFigures): Figure {
  const parts = [totalDebt, preferred, minorityInterest, cash];
  return composedFigure("DCF-04", parts, (debt = 0, stock = 0, minority = 0, held = 0) => {
    return debt + stock + minority - held;
  });
}
