import type { Evidence, fundamentals, MetricId, OutputOf } from "@plumbline/contract";
import { missing } from "@plumbline/core/figure";
import {
  type Derivation,
  type Fact,
  type MetricRival,
  metricHistory,
  metricOf,
  metricRivals,
  type Traced,
  unknown,
} from "@plumbline/core/fundamentals";
import { day, formatDay } from "@plumbline/core/time";
import type { CompanyAccounts } from "@plumbline/market/companies";
import { type Filer, filingLink, wireRival } from "./filed-values.ts";
import { tracedFigure } from "./traced-figure.ts";

type EvidenceAnswer = Extract<OutputOf<typeof fundamentals>, { kind: "evidence" }>["evidence"];

interface MetricOfPeriod {
  readonly metric: MetricId;
  /** Last day of the period. */
  readonly end: string;
  readonly span: "quarter" | "year";
}

/** More than these of one figure are counted, not listed. */
const MAX_RIVALS = 6;

/** The evidence of one metric of one period; where it does not exist, why. With it, what else was filed for that period. */
export function evidenceOf(accounts: CompanyAccounts | null, request: MetricOfPeriod, filer: Filer): EvidenceAnswer {
  if (!accounts) return { figure: missing("no-accounts"), tree: null, rivals: [], rivalsLeftOut: 0 };
  const { traced, rivals } = metricOfPeriod(accounts, request);
  const figure = tracedFigure(traced, { source: accounts.source, formula: request.metric });
  return {
    figure,
    tree: traced.value === null ? null : evidenceTree(traced, filer),
    rivals: rivals.slice(0, MAX_RIVALS).map((rival) => wireRival(rival, filer)),
    rivalsLeftOut: Math.max(0, rivals.length - MAX_RIVALS),
  };
}

interface TracedMetric {
  readonly traced: Traced;
  readonly rivals: readonly MetricRival[];
}

function metricOfPeriod({ known }: CompanyAccounts, { metric, end, span }: MetricOfPeriod): TracedMetric {
  const { periods, values } = metricHistory(known, span);
  const lastDay = day(end);
  const index = periods.findIndex((period) => period.end === lastDay);
  const value = values[metric][index];
  // A period that was not known on that day, or that ended on another one: whether the company reported it is not known.
  if (value === undefined) return { traced: unknown("not-in-market-data"), rivals: [] };
  const ofSpan = span === "quarter" ? known.quarters : known.years;
  return { traced: value, rivals: metricRivals(metricOf(metric), ofSpan, { index, value }) };
}

/**
 * Everything a number was made of, down to the facts of the filings.
 *
 * @param name What the number is to the one made of it; `null` for the number itself.
 */
export function evidenceTree(derivation: Derivation, filer: Filer, name: string | null = null): Evidence {
  const { value, unit, start, end, filed, how, rule, note, fact, parts, names } = derivation;
  return {
    name,
    value,
    unit,
    how,
    rule,
    note,
    start: start === null ? null : formatDay(start),
    end: formatDay(end),
    filedAt: formatDay(filed),
    fact: fact && wireFact(fact, filer),
    parts: parts.map((part, index) => evidenceTree(part, filer, names[index] ?? null)),
  };
}

function wireFact(fact: Fact, filer: Filer): NonNullable<Evidence["fact"]> {
  const { taxonomy, concept, unit, start, end, value, form, accession, filed } = fact;
  return {
    unit,
    value,
    form,
    accession,
    concept: `${taxonomy}:${concept}`,
    start: start === null ? null : formatDay(start),
    end: formatDay(end),
    filedAt: formatDay(filed),
    link: filingLink(accession, filer),
  };
}
