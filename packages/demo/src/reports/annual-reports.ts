import { namedParagraphs } from "@plumbline/core/filings";
import type { FiledItem, FilingText } from "@plumbline/market/model";
import type { Company } from "../companies/company.ts";
import type { Economy } from "../economy/economy.ts";
import type { AnnualReport } from "./annual-figures.ts";
import { businessItem } from "./business-item.ts";
import { competitorsOf } from "./competitors.ts";
import { discussionItem } from "./discussion-item.ts";
import type { ReportContext, Written } from "./report-context.ts";
import { riskItem } from "./risk-item.ts";

/** Texts of older reports would take more room than they tell. */
const LATEST = 4;

const TITLES = {
  business: { "10-K": ["1", "Business"], "20-F": ["4", "Information on the Company"] },
  risks: { "10-K": ["1A", "Risk Factors"], "20-F": ["3.D", "Risk Factors"] },
  discussion: {
    "10-K": ["7", "Management's Discussion and Analysis of Financial Condition and Results of Operations"],
    "20-F": ["5", "Operating and Financial Review and Prospects"],
  },
} as const;

/**
 * Writes the latest annual reports of a company, in the figures of its statements and with the names of its market.
 *
 * @param reports Annual reports on file, oldest first.
 * @returns Their texts, in ascending order of accession.
 */
export function annualReports(
  company: Company,
  reports: readonly AnnualReport[],
  { all, economy }: { readonly all: readonly Company[]; readonly economy: Economy },
): FilingText[] {
  return reports.slice(-LATEST).map((report) => {
    const { filing } = report;
    const rivals = competitorsOf(company, all, economy.calendar.onOrBefore(filing.filed));
    const context: ReportContext = { company, report, rivals, seed: economy.seed };
    return {
      accession: filing.accession,
      form: filing.form,
      filed: filing.filed,
      period: filing.reportDate,
      ciks: [company.cik],
      document: filing.primaryDocument,
      items: itemsOf(context),
    };
  });
}

function itemsOf(context: ReportContext): FiledItem[] {
  const { form, accession } = context.report.filing;
  const isForeign = form === "20-F";
  const item = (role: keyof typeof TITLES, written: readonly Written[]): FiledItem => {
    const [id, title] = TITLES[role][isForeign ? "20-F" : "10-K"];
    return {
      item: id,
      title,
      isReference: false,
      exhibit: null,
      paragraphs: namedParagraphs(written, { accession, item: id }),
    };
  };
  const business = item("business", businessItem(context));
  const risks = item("risks", riskItem(context));
  return [...(isForeign ? [risks, business] : [business, risks]), item("discussion", discussionItem(context))];
}
