import { calendarColumns } from "@plumbline/core/strategy";
import { day, formatDay } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import type { Instrument } from "../model/index.ts";
import { announcedDays } from "./announced-days.ts";

describe("the days that an exchange has announced", () => {
  const calendar = Int32Array.from(["2024-02-29", "2024-03-25", "2024-03-26"], day);

  // Good Friday of 2024 was 29 March.
  it.each([
    ["New York", [listed("AAPL", "NASDAQ"), listed("KO", "NYSE"), listed("SAP.DE", null)], ["03-27", "03-28", "04-01"]],
    ["dollars", [listed("ABC", null)], ["03-27", "03-28", "04-01"]],
    ["Frankfurt", [listed("SAP.DE", null), listed("KO", "NYSE")], ["03-27", "03-28", "03-29", "04-01"]],
  ])("go on after the data as those of %s do", (_, instruments, ahead) => {
    const days = announcedDays({ calendar, instruments });
    expect([...days.subarray(0, 3)]).toEqual([...calendar]);
    expect(Array.from(days.subarray(3), (each) => formatDay(each as ReturnType<typeof day>).slice(5))).toEqual(ahead);
  });

  it("tell how many trading days are left in the month that the data ends in", () => {
    const days = announcedDays({ calendar, instruments: [listed("AAPL", "NASDAQ")] });
    expect([...calendarColumns(calendar, days).tradingDaysLeftInMonth]).toEqual([0, 3, 2]);
  });

  it("are none without data", () => {
    expect(announcedDays({ calendar: new Int32Array(), instruments: [] })).toHaveLength(0);
  });
});

function listed(symbol: string, exchange: string | null): Instrument {
  return {
    symbol,
    aliases: [],
    cik: null,
    assetClass: "stock",
    names: { en: symbol },
    pinyin: null,
    exchange,
    currency: symbol.endsWith(".DE") ? "EUR" : "USD",
    sector: null,
    industry: null,
    sic: null,
    fiscalYearEnd: null,
    listed: null,
    delisted: null,
    priceBasis: "raw",
    priceSource: "maker",
  };
}
