import type { chosenValuation, ParsedInputOf, valuation, WireSuitability, WireValuation } from "@plumbline/contract";
import { type Figure, figure, missing } from "@plumbline/core/figure";
import type { Fundamentals } from "@plumbline/core/fundamentals";
import { addMonths, formatDay } from "@plumbline/core/time";
import { type Suitability, suitability } from "@plumbline/core/valuation";
import { type ChosenModel, chosenModel, type ModelChoice } from "@plumbline/core/valuation/model";
import { accountsOf } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { delistedBy } from "../instruments.ts";
import { wireAccounts } from "../wire-accounts.ts";
import { fairValueColumns } from "./fair-value-columns.ts";
import { outcomesOf } from "./model-outcomes.ts";
import { priceMarks } from "./price-marks.ts";
import { provenanceBehind } from "./provenance-behind.ts";
import { wireInputs, wireNotes } from "./valuation-inputs.ts";
import { modelBasis, type ParameterDefaults, parameterDefaults, wireParameters } from "./valuation-parameters.ts";
import { type RequestedStock, requestedStock, type ValuedStock, valuedStock } from "./valued-stock.ts";

/** What a share is worth with default parameters, or what it was worth through time. */
export const valuationRoute: Route<typeof valuation, ServedMarket> = ({ input }, { snapshot }) => {
  const stock = requestedStock(snapshot, input);
  return "history" in input
    ? { kind: "history", history: fairValueColumns(stock) }
    : { kind: "valuation", valuation: wireValuation(stock, {}) };
};

/** Whether the cash flow model gives a value of a stock with default parameters, to hold against its price. */
export function isValuedByCashFlow(snapshot: Snapshot, code: string): boolean {
  const { dcf } = wireValuation(requestedStock(snapshot, { code }), {});
  return dcf.value !== null && dcf.upside !== null;
}

/** What a share is worth with parameters of the reader's own. */
export const chosenValuationRoute: Route<typeof chosenValuation, ServedMarket> = ({ input }, { snapshot }) => ({
  kind: "valuation",
  valuation: wireValuation(requestedStock(snapshot, input), choiceOf(input)),
});

/** A parameter that is given as undefined is not given. */
function choiceOf({ parameters = {}, choices = {} }: ParsedInputOf<typeof chosenValuation>): ModelChoice {
  return { ...given(choices), parameters: given(parameters) };
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>;
}

/** All results of the models for a stock, with some parameters chosen by the reader. */
function wireValuation(requested: RequestedStock, choice: ModelChoice): WireValuation {
  const valued = valuedStock(requested);
  const defaults = parameterDefaults(valued);
  const chosen = chosenModel(modelBasis(valued, defaults), choice);
  return {
    ...companyIdentity(valued),
    ...priceMarks(valued),
    inputs: wireInputs(valued),
    notes: wireNotes(valued.company.valuation.inputs, choice),
    missingSeries: missingSeriesOf(valued),
    betaBasis: measuredBasis(valued),
    parameters: wireParameters(defaults, chosen.parameters, choice.parameters),
    choices: choicesOf(choice),
    capital: capitalOf(valued, { chosen, defaults, choice }),
    suitability: wireSuitability(valued),
    ...outcomesOf(valued, chosen, discountRateOf(defaults, choice)),
  };
}

/** A rate that a reader has entered, or that is made of a beta of the reader's own, contains no doubtful move. */
function discountRateOf(
  { parameters: { wacc } }: ParameterDefaults,
  { parameters: own = {} }: ModelChoice,
): Figure | null {
  return own.wacc === undefined && own.beta === undefined ? wacc.default : null;
}

/** A share without prices is put beside no index, whatever the market has. */
function missingSeriesOf({ company: { market, prices } }: ValuedStock): WireValuation["missingSeries"] {
  const { riskFreeRate, bondYield, beta } = market;
  const isMissing = {
    government: riskFreeRate.value === null,
    aaa: !bondYield || bondYield.value === null,
    index: !beta && prices.series !== null,
  };
  return (["government", "aaa", "index"] as const).filter((name) => isMissing[name]);
}

function measuredBasis({ company }: ValuedStock): WireValuation["betaBasis"] {
  const { beta } = company.market;
  return beta && beta.raw !== null ? (beta.basis ?? null) : null;
}

function choicesOf(choice: ModelChoice): WireValuation["choices"] {
  const { timing = "end-year", growthPath = "two-stage" } = choice;
  const { stockCompensation = "included", securities = "left-out", earnings = "twelve-months" } = choice;
  return { timing, growthPath, stockCompensation, securities, earnings };
}

interface Capital {
  readonly chosen: ChosenModel;
  readonly defaults: ParameterDefaults;
  readonly choice: ModelChoice;
}

function capitalOf(
  { company, asOf }: ValuedStock,
  { chosen: { costOfEquity }, defaults: { costOfEquity: defaultCost }, choice: { parameters = {} } }: Capital,
): WireValuation["capital"] {
  // What a reader has entered comes from no source.
  const isDefault = ({ name }: { readonly name: string }) => !Object.hasOwn(parameters, name);
  const provenance = provenanceBehind(
    defaultCost.inputs.filter(isDefault).map((input) => input.figure),
    { formula: defaultCost.rule, asOf },
  );
  return {
    marketValue: company.valuation.parameters.wacc.inputs.marketValue ?? missing("no-price"),
    costOfEquity: figure(
      costOfEquity ?? Number.NaN,
      provenance,
      defaultCost.default.value === null ? defaultCost.default.because : "no-interest-rate",
    ),
  };
}

type Identity = Pick<
  WireValuation,
  "symbol" | "names" | "companyType" | "delisted" | "hasFacts" | "currency" | "period" | "isStale" | "accounts"
>;

/** The company that is valued, and how recent its accounts are. */
function companyIdentity({ stock, company, asOf }: ValuedStock): Identity {
  const { symbol, names, currency } = stock.instrument;
  const { fundamentals, hasFacts } = company;
  const period = latestPeriod(fundamentals);
  return {
    symbol,
    names,
    hasFacts,
    period,
    companyType: fundamentals.company.type,
    delisted: delistedBy(stock.instrument, asOf),
    currency: hasFacts ? fundamentals.currency : currency,
    isStale: fundamentals.isStale,
    accounts: wireAccounts(fundamentals.accounts),
  };
}

function latestPeriod({ quarters, years, isAnnualOnly }: Fundamentals): Identity["period"] {
  const last = (isAnnualOnly ? years : quarters).list.at(-1);
  if (!last) return null;
  const { end, filed, fiscalYear, fiscalQuarter } = last;
  return { end: formatDay(end), filedAt: formatDay(filed), fiscalYear, fiscalQuarter };
}

const YEAR_MONTHS = 12;

/** Whether each model fits the company; what it restated is seen by its accounts of a year before. */
function wireSuitability({ stock, company, asOf }: ValuedStock): Record<"dcf" | "graham", WireSuitability> {
  const yearBefore = accountsOf(stock, addMonths(asOf, -YEAR_MONTHS));
  const { dcf, graham } = suitability(company, company.valuation.inputs, yearBefore?.known ?? null);
  return { dcf: wireVerdict(dcf), graham: wireVerdict(graham) };
}

function wireVerdict({ verdict, reasons }: Suitability): WireSuitability {
  return { verdict, reasons: reasons.map((reason) => ({ ...reason, figures: { ...reason.figures } })) };
}
