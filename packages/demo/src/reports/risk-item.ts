import { chanceOf } from "../chance/chance.ts";
import { tradeWordsOf } from "./product-lines.ts";
import { heading, paragraph, type ReportContext, type Written } from "./report-context.ts";
import { intake, listed, money, sentence } from "./wording.ts";

interface Risk {
  readonly title: string;
  readonly text: string;
}

/** Risks that any company may have; each year a report names some of them. */
const GENERAL: readonly Risk[] = [
  {
    title: "A failure of our information systems could stop our business.",
    text: "We rely on systems of our own and of others. Attacks on them have become more frequent, and insurance may not cover what a long failure would cost.",
  },
  {
    title: "Changes of tax law could raise our tax rate.",
    text: "Governments review how companies are taxed. A higher rate would lower our net income from the year in which it takes effect.",
  },
  {
    title: "We may not find or keep the people whom we need.",
    text: "Competition for skilled people is strong where we work. Wages that rise faster than our prices would lower our margins.",
  },
  {
    title: "Acquisitions may not bring what we expect.",
    text: "We look at acquisitions from time to time. If what we buy earns less than planned, we must write down goodwill.",
  },
  {
    title: "Higher interest rates raise the cost of our debt.",
    text: "Part of our debt bears interest that follows the market, and the rest must be renewed when it falls due.",
  },
  {
    title: "New tariffs could raise our costs.",
    text: "Some of what we buy and sell crosses borders. Tariffs may come at short notice, and customers may not accept higher prices.",
  },
  {
    title: "A change in climate policy could make parts of our business dearer.",
    text: "Rules on emissions differ from place to place and change. To comply we may have to invest before customers pay for it.",
  },
  {
    title: "Lawsuits could cost us money and attention.",
    text: "We are party to lawsuits in the course of business. Their outcome cannot be foreseen, and defending ourselves costs money in any case.",
  },
];

const GENERAL_A_YEAR = 3;

/** The item about risks: those of the industry, of the company's state, and some general ones that change over the years. */
export function riskItem(context: ReportContext): Written[] {
  const risks = [...ownRisks(context), ...generalRisks(context)];
  return [
    paragraph(
      "Our business, financial condition and results may suffer from the following risks, and from others that we do not know or that we think of little weight.",
    ),
    ...risks.flatMap(({ title, text }) => [heading(title), paragraph(text)]),
  ];
}

function ownRisks({ company, rivals, report }: ReportContext): Risk[] {
  const words = tradeWordsOf(company);
  const { noun, was } = intake(company);
  const { year, before, distress } = report;
  const names = rivals.slice(0, 2).map(({ name }) => name.names.en);
  const against = names.length === 0 ? "Competitors" : `${listed(names)} and others`;
  const risks: Risk[] = [
    { title: words.risk, text: `This affects ${words.lines[0]} first, our largest line, and then the others.` },
    {
      title: "We may lose customers to competitors.",
      text: `${against} compete with us on ${words.rivalry}. If they offer more for the same money, our sales and margins fall.`,
    },
    {
      title: `We depend on ${words.needs}.`,
      text: "If conditions there worsen, we may deliver less, later, or at a lower margin.",
    },
  ];
  if (year.netIncome < 0) {
    risks.push({
      title: "We have made losses and may make more.",
      text: `Our net loss in fiscal ${year.fiscalYear} was ${money(year.netIncome, company)}. Until we earn money we depend on cash at hand and on investors.`,
    });
  }
  if (before !== null && before.revenue > 0 && year.revenue < 0.95 * before.revenue) {
    risks.push({
      title: `Our ${noun} fell, and may go on to fall.`,
      text: `${sentence(noun)} ${was} ${money(year.revenue, company)} after ${money(before.revenue, company)} in the year before. Costs that do not fall with it would lower our income further.`,
    });
  }
  if (distress > 0) {
    risks.push({
      title: "There is doubt about whether we can go on as a company.",
      text: "We may be unable to renew debt that falls due. In that case our shares could become worthless.",
    });
  }
  if (company.currency !== "USD") {
    risks.push({
      title: "Exchange rates move our results.",
      text: "We report in euros, and our shares trade in dollars. A change of the rate changes what our results are worth to holders of the shares.",
    });
  }
  return risks;
}

/** Of the order of the company, a window that moves on by one a year: one comes, one goes. */
function generalRisks({ company, report, seed }: ReportContext): Risk[] {
  const order = chanceOf(seed, `reports/${company.symbol}/risks`).shuffle(GENERAL);
  return Array.from({ length: GENERAL_A_YEAR }, (_, at) => order[(report.year.fiscalYear + at) % order.length] as Risk);
}
