import { chanceOf } from "../chance/chance.ts";
import type { CompanyKind } from "../companies/industry.ts";
import { type ProductLine, productLines, tradeWordsOf } from "./product-lines.ts";
import { heading, paragraph, type ReportContext, type Written } from "./report-context.ts";
import { ended, intake, listed, money, percent, sentence } from "./wording.ts";

const VERBS: Readonly<Record<CompanyKind, string>> = {
  maker: "makes and sells",
  service: "provides",
  software: "develops and runs",
  biotech: "develops",
  utility: "delivers",
  reit: "owns and lets",
  bank: "offers",
  insurer: "underwrites",
};

/** The item about the business: what the company sells, to whom, against whom and with what. */
export function businessItem(context: ReportContext): Written[] {
  const { company, report, seed } = context;
  const { revenue, fiscalYear } = report.year;
  const words = tradeWordsOf(company);
  const lines = productLines(company, fiscalYear, seed);
  const before = productLines(company, fiscalYear - 1, seed);
  const name = company.name.names.en;
  const { noun, was } = intake(company);
  const sales = revenue > 0 ? `${sentence(noun)} in fiscal ${fiscalYear} ${was} ${money(revenue, company)}.` : "";
  return [
    heading("Overview"),
    paragraph(`${name} ${VERBS[company.industry.kind]} ${listed(words.lines)} for ${words.customers}.`, sales),
    heading(company.industry.kind === "maker" ? "Products" : "Products and Services"),
    ...lines.flatMap((line, at) => productParagraphs(line, before[at] as ProductLine, context)),
    heading("Customers"),
    paragraph(`We sell mainly to ${words.customers}.`, customerSentence(context)),
    heading("Competition"),
    ...competitionParagraphs(context),
    heading("Supply"),
    paragraph(`Our business depends on ${words.needs}.`, supplySentence(context)),
    ...researchParagraphs(context),
  ];
}

function productParagraphs(
  { name, line, share }: ProductLine,
  before: ProductLine,
  { report, company, seed }: ReportContext,
): Written[] {
  const { fiscalYear } = report.year;
  const chance = chanceOf(seed, `reports/${company.symbol}/${line}/${fiscalYear}`);
  const change = share - before.share;
  const moved = change > 0 ? `up from ${before.share}%` : `down from ${before.share}%`;
  const trend = `${change === 0 ? "the same share as" : moved} in the year before`;
  const news = chance.happens(0.4)
    ? chance.pick([
        `In fiscal ${fiscalYear} we introduced a new generation of ${line}.`,
        `In fiscal ${fiscalYear} we widened the range of ${line} at its lower end.`,
        `In fiscal ${fiscalYear} we began to offer ${line} in two further regions.`,
        `In fiscal ${fiscalYear} we gave up the least profitable part of ${line}.`,
      ])
    : "";
  const { noun } = intake(company);
  const isSold = report.year.revenue > 0;
  const weight = isSold
    ? `${sentence(line)} made up ${share}% of our ${noun}, ${trend}.`
    : `We have no approved product among ${line}.`;
  return [heading(name), paragraph(weight, news)];
}

function customerSentence({ company, report, seed }: ReportContext): string {
  const { noun } = intake(company);
  const chance = chanceOf(seed, `reports/${company.symbol}/customers`);
  const share = chance.whole(6, 24) + (report.year.fiscalYear % 3);
  if (company.industry.kind === "bank" || company.industry.kind === "utility")
    return "No single customer matters to our results.";
  return chance.happens(0.5)
    ? `Our largest customer accounted for ${share}% of ${noun} in fiscal ${report.year.fiscalYear}.`
    : `In fiscal ${report.year.fiscalYear} no customer accounted for more than 10% of our ${noun}.`;
}

function competitionParagraphs({ company, rivals, seed }: ReportContext): Written[] {
  const words = tradeWordsOf(company);
  const chance = chanceOf(seed, `reports/${company.symbol}/competition`);
  const names = rivals.map(({ name }) => name.names.en);
  const opening = chance.pick([
    `We compete on ${words.rivalry}.`,
    `Our markets are contested, and customers choose by ${words.rivalry}.`,
    `Companies in our industry compete on ${words.rivalry}.`,
  ]);
  const strength = chance.pick([
    "We believe that our brand and the experience of our people set us apart.",
    "We believe that our costs are among the lowest of those that we compete with.",
    "We believe that customers stay with us because a change of supplier costs them time and money.",
    "We see no lasting advantage of ours in all markets, and win or lose order by order.",
  ]);
  const named = namedRivals(names);
  return [paragraph(opening, named), paragraph(strength)];
}

function namedRivals(names: readonly string[]): string {
  if (names.length === 0) return "Most of our competitors are private companies.";
  return ended(names.length === 1 ? `Our main competitor is ${names[0]}` : `Our main competitors are ${listed(names)}`);
}

function supplySentence({ company, report, seed }: ReportContext): string {
  const chance = chanceOf(seed, `reports/${company.symbol}/supply/${report.year.fiscalYear}`);
  return chance.pick([
    "Conditions were stable in the year under report.",
    "Conditions tightened in the year under report, and our costs rose.",
    "We have agreements for most of what we need in the coming year.",
    "",
  ]);
}

function researchParagraphs({ company, report: { year } }: ReportContext): Written[] {
  if (year.research <= 0) return [];
  const share =
    year.revenue > 0 && year.research < year.revenue
      ? `, ${percent(year.research / year.revenue)} of ${intake(company).noun}`
      : "";
  return [
    heading("Research and Development"),
    paragraph(
      `We spent ${money(year.research, company)} on research and development in fiscal ${year.fiscalYear}${share}.`,
    ),
  ];
}
