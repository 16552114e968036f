import { productLines } from "./product-lines.ts";
import { heading, paragraph, type ReportContext, type Written } from "./report-context.ts";
import { intake, money, percent, sentence } from "./wording.ts";

/** A smaller change counts as none. */
const UNCHANGED = 0.005;

/** Management's discussion: what became of sales, income and cash, in the figures of the statements. */
export function discussionItem(context: ReportContext): Written[] {
  return [
    heading("Results of Operations"),
    paragraph(salesSentence(context), lineSentence(context)),
    paragraph(operatingSentence(context), netSentence(context)),
    heading("Liquidity and Capital Resources"),
    paragraph(...cashSentences(context)),
  ];
}

function salesSentence({ company, report: { year, before } }: ReportContext): string {
  const { noun, was } = intake(company);
  if (year.revenue <= 0) return `We had no ${noun} in fiscal ${year.fiscalYear}.`;
  const now = `to ${money(year.revenue, company)} in fiscal ${year.fiscalYear}`;
  if (before === null || before.revenue <= 0) return `${sentence(noun)} came ${now}.`;
  const change = year.revenue / before.revenue - 1;
  if (Math.abs(change) < UNCHANGED)
    return `${sentence(noun)} ${was} ${money(year.revenue, company)} in fiscal ${year.fiscalYear}, as much as in the year before.`;
  return `${sentence(noun)} ${change > 0 ? "rose" : "fell"} by ${tenths(change)} ${now}.`;
}

/** Which line carried the change, where the shares tell it. */
function lineSentence({ company, report: { year, before }, seed }: ReportContext): string {
  if (before === null || before.revenue <= 0 || year.revenue <= 0) return "";
  const earlier = productLines(company, year.fiscalYear - 1, seed);
  const changes = productLines(company, year.fiscalYear, seed).map(({ line, share }, at) => ({
    line,
    change: (share * year.revenue - (earlier[at]?.share as number) * before.revenue) / 100,
  }));
  const largest = changes.reduce((most, next) => (Math.abs(next.change) > Math.abs(most.change) ? next : most));
  return `${sentence(largest.line)} ${largest.change > 0 ? "added" : "lost"} about ${money(largest.change, company)}, the largest change of any line.`;
}

function operatingSentence({ company, report: { year, before } }: ReportContext): string {
  const income = year.operatingIncome;
  if (income === null || year.revenue <= 0) return "";
  if (income < 0) return `The operating loss was ${money(income, company)}.`;
  const margin = `${tenths(income / year.revenue)} of ${intake(company).noun}`;
  const earlier = before?.operatingIncome;
  const wasAt =
    before && before.revenue > 0 && earlier !== null && earlier !== undefined && earlier > 0
      ? `, after ${tenths(earlier / before.revenue)} in the year before`
      : "";
  return `Operating income was ${money(income, company)}, or ${margin}${wasAt}.`;
}

function netSentence({ company, report: { year, before } }: ReportContext): string {
  const now = `${year.netIncome < 0 ? "net loss" : "net income"} of ${money(year.netIncome, company)}`;
  if (before === null) return `We report a ${now}.`;
  const earlier = `${before.netIncome < 0 ? "a net loss" : "net income"} of ${money(before.netIncome, company)}`;
  return `We report ${year.netIncome < 0 ? "a " : ""}${now} after ${earlier} in the year before.`;
}

function cashSentences({ company, report: { year } }: ReportContext): string[] {
  const flow = year.operatingCash < 0 ? "used" : "brought in";
  return [
    `Operations ${flow} ${money(year.operatingCash, company)} of cash.`,
    year.capitalExpenditure > 0
      ? `We invested ${money(year.capitalExpenditure, company)} in property and equipment.`
      : "",
    year.dividends > 0 ? `We paid ${money(year.dividends, company)} in dividends.` : "We paid no dividends.",
    year.cash > 0 ? `Cash was ${money(year.cash, company)} at the end of the year.` : "",
    year.revenue > 0 && year.cash > year.revenue
      ? `That is ${percent(year.cash / year.revenue)} of a year's ${intake(company).noun}.`
      : "",
  ];
}

function tenths(share: number): string {
  return `${Math.abs(share * 100).toFixed(1)}%`;
}
