import type { WireFilterExplanation } from "@plumbline/contract";
import type { CompanyType, ParamFilter } from "@plumbline/contract/calls";
import { numberName, writeDistance, writeNumber } from "../catalogue/number-text.ts";
import { checkName, type ScreenWords, typeName } from "../catalogue/screen-words.ts";
import { boundText, filterPhrase } from "../filters/filter-phrase.ts";
import type { CheckFilter, GroupFilter, MetricFilter } from "../screen-state.ts";

/** What an explanation needs to know about the company. */
export interface ExplainedCompany {
  readonly sector: string | null;
  readonly industry: string | null;
  readonly companyType: CompanyType;
  /** Of its price. */
  readonly currency: string | null;
  /** Of its accounts; null without any. */
  readonly accountsCurrency: string | null;
}

/** A filter with the server's explanation of a company's result. */
export interface Explained {
  readonly filter: ParamFilter;
  readonly explanation: WireFilterExplanation;
}

/** Explains why a company passes a filter or not, with its value, the condition and the distance between them. */
export function explanationSentence(
  { filter, explanation }: Explained,
  company: ExplainedCompany,
  words: ScreenWords,
): string {
  if ("metric" in filter) return metricSentence(filter, explanation, { company, words });
  if ("check" in filter) return checkSentence(filter, explanation, { company, words });
  return groupSentence(filter, company, words);
}

/** The sentence for a value that is not known, with the reason. */
function missing(filter: ParamFilter, { because }: Pick<WireFilterExplanation, "because">, words: ScreenWords): string {
  const isMissing = words.text("screener.why.missing", { filter: filterPhrase(filter, words) });
  return withReason(isMissing, because, words);
}

function withReason(sentence: string, because: WireFilterExplanation["because"], words: ScreenWords): string {
  if (because === null) return sentence;
  return words.text("screener.why.because", { sentence, reason: words.text(`reason.${because}`) });
}

const NO_REASON = { because: null };

interface Told {
  readonly company: ExplainedCompany;
  readonly words: ScreenWords;
}

/** Amounts of accounts are in their currency, those of prices in that of the price. */
function currencyIn({ currency, accountsCurrency }: ExplainedCompany, group: string | undefined): string | null {
  return group === "price" ? currency : (accountsCurrency ?? currency);
}

function metricSentence(filter: MetricFilter, explanation: WireFilterExplanation, { company, words }: Told) {
  const { result, value, distance } = explanation;
  if (result === "missing" || value === null) return missing(filter, explanation, words);
  const { text, formats, catalogue } = words;
  const metric = numberName(filter.metric, words);
  const share = (bound: number) => formats.percent(bound, 0);
  if (filter.op === "percentileAtLeast" || filter.op === "percentileAtMost") {
    const bound = share(filter.op === "percentileAtLeast" ? filter.low : filter.high);
    return text(`screener.why.${filter.op}.${filter.within}`, { metric, share: share(value), asked: bound });
  }
  const known = catalogue.numbers.get(filter.metric);
  const number = known ?? ({ unit: "points", nature: "level" } as const);
  const written = (bound: number) => boundText(bound, filter.metric, words);
  const currency = known?.unit === "money" ? currencyIn(company, known.group) : null;
  const amount = (size: string) =>
    currency === null ? size : text("screener.inOwnCurrency", { value: size, currency });
  const given = {
    metric,
    value: amount(writeNumber(value, number, words)),
    away: amount(writeDistance(Math.abs(distance ?? 0), number, words)),
  };
  if (filter.op === "atLeast") return text(`screener.why.atLeast.${result}`, { ...given, low: written(filter.low) });
  if (filter.op === "atMost") return text(`screener.why.atMost.${result}`, { ...given, high: written(filter.high) });
  return text(`screener.why.between.${result}`, { ...given, low: written(filter.low), high: written(filter.high) });
}

function checkSentence(filter: CheckFilter, explanation: WireFilterExplanation, { company, words }: Told): string {
  const { result, value, threshold, because } = explanation;
  const check = words.catalogue.checks.get(filter.check);
  if (check && value !== null && threshold !== null) {
    const sentence = words.checks.sentence(check, {
      value,
      threshold,
      type: company.companyType,
      currency: check.currency ?? currencyIn(company, check.unit === "perShare" ? "price" : undefined),
    });
    // The sentence of a check already tells whether it passes; any other condition is named.
    return filter.state === "pass"
      ? sentence
      : words.text("screener.why.asked", { filter: filterPhrase(filter, words), sentence });
  }
  if (result === "missing") return missing(filter, explanation, words);
  // A check may have a result without a value: a loss has no P/E, a company without debt passes a check of debt.
  const sentence = words.text(`screener.why.settled.${result}`, {
    check: checkName(filter.check, words),
    filter: filterPhrase(filter, words),
  });
  return withReason(sentence, because, words);
}

function groupSentence(
  filter: GroupFilter,
  { sector, industry, companyType }: ExplainedCompany,
  words: ScreenWords,
): string {
  const { text } = words;
  if ("companyTypes" in filter) return text("screener.why.type", { type: typeName(companyType, words) });
  if ("sectors" in filter) {
    return sector === null
      ? missing(filter, NO_REASON, words)
      : text("screener.why.sector", { sector: words.sector(sector) });
  }
  return industry === null
    ? missing(filter, NO_REASON, words)
    : text("screener.why.industry", { industry: words.industry(industry) });
}
