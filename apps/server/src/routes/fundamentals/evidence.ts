import type { fundamentals, MetricId, OutputOf } from "@plumbline/contract";
import { metricHistory, type Traced, unknown } from "@plumbline/core/fundamentals";
import { day } from "@plumbline/core/time";
import type { CompanyAccounts } from "@plumbline/market/companies";
import { evidenceTree } from "./evidence-tree.ts";
import type { Filer } from "./filing-link.ts";
import { tracedFigure } from "./traced-figure.ts";

type EvidenceAnswer = Extract<OutputOf<typeof fundamentals>, { kind: "evidence" }>["evidence"];

interface Asked {
  readonly metric: MetricId;
  /** Last day of the period. */
  readonly end: string;
  readonly span: "quarter" | "year";
}

/** What one metric of one period was made of; where it does not exist, why. */
export function evidenceOf(accounts: CompanyAccounts | null, asked: Asked, filer: Filer): EvidenceAnswer {
  if (!accounts) return { figure: { value: null, because: "not-available-from-provider" }, tree: null };
  const traced = metricOfPeriod(accounts, asked);
  const figure = tracedFigure(traced, { source: accounts.source, formula: asked.metric });
  return { figure, tree: traced.value === null ? null : evidenceTree(traced, filer) };
}

function metricOfPeriod({ known }: CompanyAccounts, { metric, end, span }: Asked): Traced {
  const { periods, values } = metricHistory(known, span);
  const lastDay = day(end);
  const index = periods.findIndex((period) => period.end === lastDay);
  // A period that was not known on that day, or that ended on another one: whether the company reported it is not known.
  return values[metric][index] ?? unknown("not-in-market-data");
}
