import { type Day, day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { Filing } from "../model/index.ts";
import { filingRecordOf, isGone } from "./filing-record.ts";

function filing(form: string, filed: string): Filing {
  const accession = `${form} ${filed}`;
  return {
    accession,
    form,
    filed: day(filed) as Day,
    reportDate: null,
    acceptedAt: null,
    primaryDocument: null,
    items: null,
  };
}
const goneOn = (lastDay: string, ...filings: readonly Filing[]) => isGone(filingRecordOf(filings), day(lastDay));

describe("a company that filed for the end of its listing", () => {
  it.each(["25", "25-NSE", "15-12B", "15-12G", "15F-12B", "REVOKED"])(
    "is gone after a %s about its last price",
    (form) => {
      expect(goneOn("2015-06-03", filing("10-Q", "2015-05-08"), filing(form, "2015-06-05"))).toBe(true);
      expect(goneOn("2013-06-03", filing("10-Q", "2015-05-08"), filing(form, "2015-06-05"))).toBe(false);
    },
  );

  it("stays listed when it reports a year later: it moved to another exchange, or came back", () => {
    const moved = [filing("25", "2015-06-05"), filing("10-K", "2016-02-20")];
    expect(goneOn("2015-06-03", ...moved)).toBe(false);
    // What it still owed for the quarter does not count.
    expect(goneOn("2015-06-03", filing("25", "2015-06-05"), filing("10-Q", "2015-08-05"))).toBe(true);
    // It left for good the second time.
    expect(goneOn("2019-01-04", ...moved, filing("15-12G", "2019-01-10"))).toBe(true);
  });

  it("is not delisted because filings are missing: the file of its filings may be old", () => {
    expect(goneOn("2015-06-03", filing("10-K", "2015-02-20"))).toBe(false);
  });
});
