import type { Evidence, fundamentals, MetricId, OutputOf } from "@plumbline/contract";
import { type Derivation, type Fact, metricHistory, type Traced, unknown } from "@plumbline/core/fundamentals";
import { day, formatDay } from "@plumbline/core/time";
import type { CompanyAccounts } from "@plumbline/market/companies";
import { tracedFigure } from "./traced-figure.ts";

type EvidenceAnswer = Extract<OutputOf<typeof fundamentals>, { kind: "evidence" }>["evidence"];

interface MetricOfPeriod {
  readonly metric: MetricId;
  /** Last day of the period. */
  readonly end: string;
  readonly span: "quarter" | "year";
}

/** What one metric of one period was made of; where it does not exist, why. */
export function evidenceOf(accounts: CompanyAccounts | null, request: MetricOfPeriod, filer: Filer): EvidenceAnswer {
  if (!accounts) return { figure: { value: null, because: "not-available-from-provider" }, tree: null };
  const traced = metricOfPeriod(accounts, request);
  const figure = tracedFigure(traced, { source: accounts.source, formula: request.metric });
  return { figure, tree: traced.value === null ? null : evidenceTree(traced, filer) };
}

function metricOfPeriod({ known }: CompanyAccounts, { metric, end, span }: MetricOfPeriod): Traced {
  const { periods, values } = metricHistory(known, span);
  const lastDay = day(end);
  const index = periods.findIndex((period) => period.end === lastDay);
  // A period that was not known on that day, or that ended on another one: whether the company reported it is not known.
  return values[metric][index] ?? unknown("not-in-market-data");
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

/** Who filed. */
export interface Filer {
  readonly cik: number | null;
  /** A made-up company has filed nothing anywhere. */
  readonly fictional: boolean;
}

const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;

/**
 * Address of a filing at the SEC: the page that lists its documents.
 *
 * @returns null for a made-up company, and for what is no accession number.
 */
export function filingLink(accession: string, { cik, fictional }: Filer): string | null {
  if (cik === null || fictional || !ACCESSION.test(accession)) return null;
  const folder = accession.replaceAll("-", "");
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${folder}/${accession}-index.htm`;
}
