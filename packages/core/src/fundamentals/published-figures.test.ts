import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { formatDay } from "../time/index.ts";
import type { Traced } from "./derivation/derivation.ts";
import { provenanceOf } from "./derivation/evidence.ts";
import { metricHistory } from "./metrics/metric-history.ts";
import type { Periods } from "./periods/periods.ts";
import { FOURTH_QUARTERS, PUBLISHED_MARGINS, PUBLISHED_REPORTS } from "./published-figures.fixture.ts";
import { companyOn } from "./real-companies.fixture.ts";

const MILLION = 1e6;

function indexOf(periods: Periods, end: string): number {
  return periods.list.findIndex((period) => formatDay(period.end) === end);
}

function expectPublished(actual: Traced, expected: number, accession: string): void {
  expect(actual.value).toBeCloseTo(expected, 6);
  if (actual.value !== null) expect(provenanceOf(actual, { source: "sec" }).accession).toBe(accession);
}

describe.skipIf(needsSharedData)("figures as published, on the day of the filing", () => {
  it.each(PUBLISHED_REPORTS)("$company $form for the $span to $end ($accession)", (report) => {
    const known = companyOn(report.company, report.filed);
    const periods = report.span === "year" ? known.years : known.quarters;
    const index = indexOf(periods, report.end);
    expectPublished(periods.item("revenue", index), report.revenue * MILLION, report.accession);
    expectPublished(periods.item("netIncome", index), report.netIncome * MILLION, report.accession);
    if (report.eps !== null) expectPublished(periods.eps(index), report.eps, report.accession);
    if (report.cfo !== null) expectPublished(periods.item("cfo", index), report.cfo * MILLION, report.accession);
  });

  it.each(FOURTH_QUARTERS)("%s fourth quarter, filed %s, to %s", (company, filed, end, revenue, netIncome, eps) => {
    const { quarters } = companyOn(company, filed);
    const index = indexOf(quarters, end);
    expect(quarters.item("revenue", index).value).toBe(revenue * MILLION);
    expect(quarters.item("netIncome", index).value).toBe(netIncome * MILLION);
    const cents = quarters.eps(index).value;
    if (eps !== null) expect(Math.round(100 * (cents as number)) / 100).toBe(eps);
  });

  it.each(PUBLISHED_MARGINS)("%s %s of the year to %s is %d %%", (company, metric, end, percent, decimals) => {
    const known = companyOn(company, "2026-04-01");
    const margin = metricHistory(known, "year").values[metric][indexOf(known.years, end)]?.value as number;
    expect((100 * margin).toFixed(decimals)).toBe(percent.toFixed(decimals));
  });
});
