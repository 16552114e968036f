import { describe, expect, it } from "vitest";
import { metricsCsv } from "./MetricsCsvButton.tsx";

const period = {
  start: "2025-06-29",
  end: "2025-09-27",
  filedAt: "2025-10-31",
  fiscalYear: 2025,
  fiscalQuarter: 4,
};
const words = { headings: ["Period", "Start", "End", "Filed"], names: ["Q4 FY2025"] };

describe("the file of metrics", () => {
  it("has a row for each period, figures in units, an empty field for a missing figure, and its note beside it", () => {
    const columns = [
      {
        heading: "Revenue (USD)",
        values: [102_466_000_000],
        noteHeading: "Revenue: note",
        notes: ["restated"],
      },
      { heading: "Net income (USD)", values: [-1.5], noteHeading: "Net income: note", notes: [""] },
      {
        heading: "Interest coverage",
        values: [null],
        noteHeading: "Interest coverage: note",
        notes: ["Not in the filings, or not yet"],
      },
    ];
    expect(metricsCsv([period], columns, words)).toBe(
      "\ufeffPeriod,Start,End,Filed,Revenue (USD),Revenue: note,Net income (USD),Net income: note," +
        "Interest coverage,Interest coverage: note\r\n" +
        'Q4 FY2025,2025-06-29,2025-09-27,2025-10-31,102466000000,restated,-1.5,,,"Not in the filings, or not yet"\r\n',
    );
  });

  // What OWASP lists under "CSV Injection".
  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])("does not let the text %j run as a formula", (heading) => {
    const column = { heading, values: [], noteHeading: "Note", notes: [] };
    expect(metricsCsv([], [column], words)).toContain(`'${heading}`);
  });

  it("quotes fields with a comma or a quotation mark", () => {
    const columns = [{ heading: 'Earnings, "diluted"', values: [1], noteHeading: "Note", notes: [""] }];
    expect(metricsCsv([period], columns, words)).toContain('"Earnings, ""diluted"""');
  });
});
