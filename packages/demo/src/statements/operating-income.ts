import type { Company } from "../companies/company.ts";
import type { OperatingBalance } from "./operating-balance.ts";
import type { OperatingNorms } from "./operating-norms.ts";
import type { QuarterInputs } from "./quarter-inputs.ts";

const MARGIN_IN_RUIN = -0.55;
const RATE_ON_DEBT = 0.042;
const RATE_ON_CASH = 0.018;
const RESEARCH_OVERHEAD = 0.32;
const MINORITY_SHARE = 0.04;
const DISCONTINUED_MARGIN = -0.012;

/** The income statement of a quarter, every line a whole number that adds up. */
export function operatingIncome(
  company: Company,
  from: { inputs: QuarterInputs; norms: OperatingNorms; before: OperatingBalance },
) {
  const { inputs, norms, before } = from;
  const top = company.industry.kind === "biotech" ? researchLines(company, inputs) : salesLines(company, inputs, norms);
  const usualInterest = (before.debt * RATE_ON_DEBT * (1 + inputs.distress)) / 4;
  const interestExpense = Math.round(usualInterest * inputs.moneyCost);
  // The part of the interest that the cost of money adds is hedged: the profit is that of the usual rate.
  const hedged = interestExpense - Math.round(usualInterest);
  const otherIncome = Math.round(((before.cash + before.securities) * RATE_ON_CASH) / 4) + hedged;
  const pretaxIncome = top.operatingIncome - interestExpense + otherIncome;
  const taxed = pretaxIncome > 0 || (company.character.netMargin > 0 && inputs.distress === 0);
  const incomeTax = taxed ? Math.round(pretaxIncome * norms.taxRate) : 0;
  return {
    ...top,
    interestExpense,
    otherIncome,
    pretaxIncome,
    incomeTax,
    continuingIncome: pretaxIncome - incomeTax,
  };
}

/** What a noncontrolling owner takes of the profit. */
export function minorityShare({ traits }: Company, profit: number): number {
  return traits.has("noncontrolling-interest") ? Math.round(profit * MINORITY_SHARE) : 0;
}

/** What a business that is being given up loses in a quarter. */
export function discontinuedLoss(sales: number): number {
  return Math.round(sales * DISCONTINUED_MARGIN);
}

function salesLines({ character }: Company, inputs: QuarterInputs, norms: OperatingNorms) {
  const revenue = Math.max(1, Math.round(inputs.sales));
  const margin = operatingMargin(character.netMargin, { inputs, norms, losing: character.netMargin < 0 });
  const grossMargin = Math.min(
    0.95,
    character.grossMargin + 0.25 * (margin - normalMargin(character.netMargin, norms)),
  );
  const costOfRevenue = Math.round(revenue * (1 - Math.max(grossMargin, margin + 0.02)));
  const grossProfit = revenue - costOfRevenue;
  const operatingIncome = Math.round(revenue * margin);
  const research = Math.round(Math.min(revenue * norms.research, (grossProfit - operatingIncome) * 0.6));
  const sellingGeneral = grossProfit - operatingIncome - research;
  return { revenue, costOfRevenue, grossProfit, research, sellingGeneral, operatingIncome };
}

/** A company before its first product: research, its overhead and now and then a partner's payment. */
function researchLines({ character, symbol }: Company, inputs: QuarterInputs) {
  const research = Math.round(inputs.sales * (1 + 0.5 * inputs.distress));
  const sellingGeneral = Math.round(inputs.sales * RESEARCH_OVERHEAD);
  const hasPartner = symbol.length % 2 === 0;
  const revenue = hasPartner
    ? Math.round(inputs.sales * Math.max(0, character.grossMargin - 0.6) * Math.max(0.1, inputs.luck))
    : 0;
  return {
    ...(hasPartner ? { revenue } : {}),
    research,
    sellingGeneral,
    operatingIncome: revenue - research - sellingGeneral,
  };
}

function normalMargin(netMargin: number, norms: OperatingNorms): number {
  const financing = norms.debt * RATE_ON_DEBT - norms.cash * RATE_ON_CASH;
  return (netMargin > 0 ? netMargin / (1 - norms.taxRate) : netMargin) + financing;
}

function operatingMargin(
  netMargin: number,
  state: { inputs: QuarterInputs; norms: OperatingNorms; losing: boolean },
): number {
  const { inputs, norms, losing } = state;
  const normal = normalMargin(netMargin, norms);
  const swung = losing ? normal / Math.max(0.4, inputs.luck) : normal * inputs.luck;
  return swung + inputs.distress * (MARGIN_IN_RUIN - swung);
}
