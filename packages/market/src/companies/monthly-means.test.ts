import { type Day, day, formatDay } from "@plumbline/core/time";
import { describe, expect, it, onTestFinished } from "vitest";
import { knownFrom, lastKnownDate } from "./monthly-means.ts";
import { readRiskFreeRates, whyNoRiskFreeRates } from "./risk-free-rates.ts";
import { publishQuoted } from "./testing/quoted-market.ts";

// FRED dates the mean of a month by its first day and publishes it on the first business days of the next one
// (fred.stlouisfed.org/series/TB3MS); the values are made up.
const BILLS = [
  ["2024-01-01", 0.0522],
  ["2024-02-01", 0.0524],
  ["2024-03-01", 0.053],
] as const;

async function publishBills(name: string) {
  const at = { name, unit: "fraction", source: "maker" } as const;
  const days = Int32Array.from(BILLS, ([on]) => day(on));
  const series = [{ ...at, day: days, value: Float64Array.from(BILLS, ([, rate]) => rate) }];
  const { snapshot, close } = await publishQuoted({ series });
  onTestFinished(close);
  return snapshot;
}

describe("the mean of a month", () => {
  it("is the bill rate of the days after its month", async () => {
    const snapshot = await publishBills("fred-tb3ms");
    const rates = readRiskFreeRates(snapshot, { from: day("2024-02-01"), to: day("2024-03-28") })?.rates;
    expect(Array.from(rates?.day ?? [], (on) => formatDay(on as Day))).toEqual([
      "2024-02-01",
      "2024-03-01",
      "2024-04-01",
    ]);
    expect([...(rates?.rate ?? [])]).toEqual([0.0522, 0.0524, 0.053]);
  });

  it("is no bill rate of its own month", async () => {
    const snapshot = await publishBills("fred-tb3ms");
    expect(readRiskFreeRates(snapshot, { from: day("2024-01-31"), to: day("2024-03-28") })).toBeNull();
    expect(whyNoRiskFreeRates(snapshot, day("2024-01-31"))).toBe("no-interest-rate");
    expect(whyNoRiskFreeRates(snapshot, day("2024-02-01"))).toBe("interest-rate-too-old");
  });

  it("serves for 45 days after it became known", async () => {
    const snapshot = await publishBills("fred-tb3ms");
    const to = (on: string) => readRiskFreeRates(snapshot, { from: day("2024-02-01"), to: day(on) });
    expect(to("2024-05-16")).not.toBeNull();
    expect(to("2024-05-17")).toBeNull();
  });

  it("is known by a day exactly where its own day of knowledge has come", () => {
    for (const name of ["fred-tb3ms", "fred-gs10", "fred-dtb3"])
      for (let on = day("2023-12-01"); on <= day("2024-04-01"); on++)
        for (let asOf = on; asOf <= on + 70; asOf++)
          expect(on <= lastKnownDate(name, asOf as Day)).toBe(knownFrom(name, on as Day) <= asOf);
  });
});

it("the yield of a day is the bill rate of that day", async () => {
  const snapshot = await publishBills("fred-dtb3");
  const rates = readRiskFreeRates(snapshot, { from: day("2024-01-01"), to: day("2024-03-28") })?.rates;
  expect([...(rates?.day ?? [])]).toEqual(BILLS.map(([on]) => day(on)));
});
