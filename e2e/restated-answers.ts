/** Plays a company that restated its revenue: the answers of the server, with a seam, marks and rivals put in. */
import type { OutputOf, WireRival, WireSeam } from "@plumbline/contract";
import { fundamentals, stockMoat, valuation } from "@plumbline/contract";
import type { Page } from "playwright-core";

type Answer = OutputOf<typeof fundamentals>;
type Stock = Extract<Answer, { kind: "stock" }>["stock"];

// IBM's revenue of 2020, with and without the business that left in November 2021.
const FORMER = { value: 73_620e6, form: "10-K", accession: "0001558370-21-001489", filedAt: "2021-02-23" };
const RESTATED = { value: 55_179e6, form: "10-K", accession: "0001558370-22-001584", filedAt: "2022-02-22" };
const linkOf = ({ accession }: typeof FORMER) =>
  `https://www.sec.gov/Archives/edgar/data/51143/${accession.replaceAll("-", "")}/${accession}-index.htm`;

const OF_2020 = { item: "revenue", unit: "USD", start: "2020-01-01", end: "2020-12-31" };

const RIVAL: Omit<WireRival, "because" | "value" | "accession"> = {
  ...RESTATED,
  ...OF_2020,
  concept: "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax",
  how: "as-filed",
  link: linkOf(RESTATED),
};
const REASONS: readonly WireRival["because"][] = [
  "restated-perimeter",
  "superseded",
  "other-context",
  "contradicted",
  "other-line",
  "recast",
];
const RIVALS = REASONS.map(
  (because, k): WireRival => ({
    ...RIVAL,
    because,
    value: RESTATED.value + k * 1e6,
    accession: `0001558370-22-00158${k}`,
  }),
);

/** The seam before the latest of some periods. */
function seamBefore(periods: readonly { readonly end: string }[], fromEnd: number): WireSeam[] {
  const [before, after] = [periods.at(fromEnd - 1), periods.at(fromEnd)];
  if (!before || !after) return [];
  return [
    {
      ...OF_2020,
      before: before.end,
      after: after.end,
      restated: { ...RESTATED, link: linkOf(RESTATED) },
      former: { ...FORMER, link: linkOf(FORMER) },
    },
  ];
}

const CONTRADICTED = { value: null, because: "contradicted" } as const;
const RESTATED_MISSING = { value: null, because: "restated-perimeter" } as const;

/**
 * Revenue with seams, marks and rivals; net income of the latest quarter is missing, because the filings contradict each other, and
 * free cash flow, because a year up to there would cross a seam.
 */
function restated(answer: Answer, metric: string | null, more: Partial<Stock>): Answer {
  if (answer.kind === "evidence") {
    const { figure, tree } = answer.evidence;
    const shown = metric === "netIncome" ? { figure: CONTRADICTED, tree: null } : { figure, tree };
    return { ...answer, evidence: { ...shown, rivals: RIVALS, rivalsLeftOut: 3 } };
  }
  if (answer.kind !== "stock") return answer;
  const { quarters, years, metrics } = answer.stock;
  const marks = [
    { end: quarters.at(-2)?.end ?? "", mark: "first-reported" as const },
    { end: quarters.at(-1)?.end ?? "", mark: "restated" as const },
  ];
  const changed = metrics.map((each) => {
    if (each.id === "netIncome") return { ...each, columns: { ...each.columns, latest: CONTRADICTED } };
    if (each.id === "freeCashFlow") {
      const seams = { quarterly: seamBefore(quarters, -2), annual: [] };
      return { ...each, columns: { ...each.columns, latest: RESTATED_MISSING, previous: RESTATED_MISSING }, seams };
    }
    if (each.id !== "revenue") return each;
    const quarterly = [...seamBefore(quarters, -8), ...seamBefore(quarters, -1)];
    const seams = { quarterly, annual: seamBefore(years, -2) };
    return { ...each, seams, marks: { quarterly: marks, annual: [] } };
  });
  return { ...answer, stock: { ...answer.stock, metrics: changed, ...more } };
}

/** Puts them, and more of the stock, into all answers about fundamentals that a page gets. */
export async function playRestated(page: Page, more: Partial<Stock> = {}): Promise<void> {
  await page.route(`**${fundamentals.path}?*`, async (route) => {
    const response = await route.fetch();
    const metric = new URL(route.request().url()).searchParams.get("metric");
    const body = (await response.json()) as { data: Answer };
    await route.fulfill({ response, json: { ...body, data: restated(body.data, metric, more) } });
  });
}

/** Puts a seam between the last two years of spreads. */
export async function playRestatedMoat(page: Page): Promise<void> {
  await page.route(`**${stockMoat.path}?*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: OutputOf<typeof stockMoat> };
    const seams = seamBefore(body.data.years, -1);
    await route.fulfill({ response, json: { ...body, data: { ...body.data, seams } } });
  });
}

/** Puts the restatement, filed two years ago, into the values through time. */
export async function playRestatedValues(page: Page): Promise<void> {
  await page.route(`**${valuation.path}?*history=months*`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: Extract<OutputOf<typeof valuation>, { kind: "history" }> };
    const { history } = body.data;
    const filedAt = history.date.at(-24) ?? "";
    const seams = seamBefore([{ end: "2020-12-31" }, { end: "2021-12-31" }], -1).map((seam) => ({
      ...seam,
      restated: { ...seam.restated, filedAt },
    }));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, history: { ...history, seams } } } });
  });
}
