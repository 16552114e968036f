import type { checks, OutputOf, WireEvaluation } from "@plumbline/contract";
import {
  type Altman,
  checkOf,
  companyScores,
  currencyOfRule,
  type Evaluation,
  evaluateChecks,
  figureOfEvaluation,
  type Piotroski,
  ruleFor,
  summarise,
} from "@plumbline/core/checks";
import { type Figure, missing } from "@plumbline/core/figure";
import { formatDay } from "@plumbline/core/time";
import { asOfDay, type CompanyAsOf, companyAsOf, readStock } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { presentReport, type ReportQuestion } from "../../reports/index.ts";
import { findInstrument } from "../instruments.ts";
import { isReported, type ReportSource, reportRoute, wireTeaser } from "../reports/index.ts";
import { wireAccounts } from "../wire-accounts.ts";
import { movedThresholds } from "./moved-thresholds.ts";

/** What checks are answered from. */
export interface CheckSource {
  readonly served: ServedMarket;
  /** Null unless the whole report is asked for. */
  readonly reports: ReportSource | null;
}

/** The named checks of one stock on a day, with its scores. */
export const checksRoute: Route<typeof checks, CheckSource> = async ({ input, language }, { served, reports }) => {
  const { snapshot, screenings } = served;
  const instrument = findInstrument(snapshot, input.code);
  const industryPe = await industryPeOf(instrument, { snapshot, screenings }, input.asOf);
  const company = companyAsOf(snapshot, readStock(snapshot, instrument), {
    asOf: asOfDay(snapshot, input.asOf),
    industryPe,
  });
  const { inputs, hasFacts, fundamentals } = company;
  const { companyType } = inputs;
  const thresholds = movedThresholds(input.thresholds, { companyType, language });
  const { checks, substitutes } = evaluateChecks(inputs, thresholds);
  const evaluations = [...checks, ...substitutes];
  return {
    symbol: instrument.symbol,
    names: instrument.names,
    companyType,
    hasFacts,
    accounts: wireAccounts(fundamentals.accounts),
    checks: evaluations.map((evaluation) => wireEvaluation(evaluation, company, instrument)),
    summary: summarise(evaluations),
    ...wireScores(company),
    ...(isReported(instrument) && input.report !== "none"
      ? await reportOf({ served, reports }, { instrument, asOf: input.asOf, language })
      : { report: null, wholeReport: null }),
  };
};

/** What everybody may read of the written report; the whole of it for who asked for it and may read it. */
async function reportOf(
  { served, reports }: CheckSource,
  question: ReportQuestion,
): Promise<Pick<Checks, "report" | "wholeReport">> {
  if (reports === null) {
    const { report, evidence } = await presentReport(served, question);
    return { report: wireTeaser(report, evidence.items), wholeReport: null };
  }
  const { instrument, asOf, language } = question;
  const { access, teaser, whole } = await reportRoute({ input: { code: instrument.symbol, asOf }, language }, reports);
  return { report: teaser, wholeReport: { access, whole } };
}

/** The median P/E of the industry of a stock on a day (STA-16). */
async function industryPeOf(
  { industry }: Instrument,
  { snapshot, screenings }: Pick<ServedMarket, "snapshot" | "screenings">,
  asOf: string | undefined,
): Promise<Figure> {
  if (industry === null) return missing("no-industry");
  const [ratios] = await screenings.ratiosOf(snapshot, [{ kind: "industry", name: industry }], asOf);
  return ratios?.pe.median ?? missing("too-few-members");
}

/** One check of a stock with all that it was decided on. */
function wireEvaluation(
  evaluation: Evaluation,
  { inputs, hasFacts, fundamentals }: CompanyAsOf,
  instrument: Instrument,
): WireEvaluation {
  const { result, state, threshold, isMoved, because } = evaluation;
  const value = figureOfEvaluation(evaluation, inputs);
  const check = checkOf(evaluation.check);
  const rule = ruleFor(check, inputs.companyType) ?? check.rule;
  const currencies = { accounts: hasFacts ? fundamentals.currency : null, price: instrument.currency };
  return {
    id: check.id,
    tab: check.tab,
    comparison: check.comparison,
    unit: rule.unit,
    result,
    state,
    value,
    threshold,
    defaultThreshold: rule.threshold,
    bounds: rule.bounds,
    isMoved,
    margin: value.value === null ? null : evaluation.margin,
    currency: currencyOfRule(rule, currencies),
    because,
    formula: rule.formula,
    source: check.source,
    inputs: evaluation.inputs.map((name) => {
      const input = inputs[name];
      return { name, figures: "value" in input ? [input] : [...input] };
    }),
  };
}

type Checks = OutputOf<typeof checks>;

/** The scores of Piotroski and Altman; null for companies that they do not fit, or without accounts. */
function wireScores(company: CompanyAsOf): Pick<Checks, "piotroski" | "altman"> {
  if (!company.hasFacts) return { piotroski: null, altman: null };
  const { piotroski, altman } = companyScores(company.fundamentals, company.inputs.marketValue.value);
  return {
    piotroski: piotroski && wirePiotroski(piotroski, company),
    altman: altman && wireAltman(altman, company),
  };
}

function wirePiotroski({ score, available, signals }: Piotroski, company: CompanyAsOf): Checks["piotroski"] {
  const { piotroski } = company.inputs;
  const provenance = piotroski.value === null ? lastYearOf(company) : piotroski.provenance;
  return { score, available, provenance, signals: signals.map((signal) => ({ ...signal })) };
}

/** The report behind a score that has too few signals to be a figure. */
function lastYearOf({ fundamentals, source }: CompanyAsOf): NonNullable<Checks["piotroski"]>["provenance"] {
  const year = fundamentals.years.list.at(-1);
  const days = year && { filedAt: formatDay(year.filed), periodEnd: formatDay(year.end) };
  return { source, ...days, formula: "3.5" };
}

/** Z of manufacturers, Z'' of all others, like check D9. */
function wireAltman(altman: Altman, { fundamentals, inputs }: CompanyAsOf): Checks["altman"] {
  const model = fundamentals.company.type === "manufacturer" ? "z" : "zNonManufacturer";
  return { model, score: inputs.altman, zone: inputs.altman.value === null ? null : altman[model].zone };
}
