import { beforeAll, expect, it } from "vitest";
import { loadTexts, translator } from "../../i18n/index.ts";
import { itemName } from "./item-name.ts";

beforeAll(async () => {
  for (const part of ["report", "checks", "fundamentals"] as const) await loadTexts(part);
});

// Each name was read off the catalogue by hand.
const NAMED = {
  "metric.roe.latest": "Return on equity, Most recent period",
  "metric.revenue.2024": "Revenue, FY2024",
  "check.G3": "EPS growth over three years",
  "check.F1": "P/E",
  "check.G4.threshold": "Threshold: Revenue growth over five years",
  "valuation.dcf.gap": "DCF value vs. price",
  "industry.operatingMargin": "Operating margin: share of the industry that does worse",
  "industry.revenueGrowth": "Revenue growth: share of the industry that does worse",
  "ratio.pe": "P/E",
  "ratio.marketValue": "Market cap",
  "own.roic": "Return on capital",
  "peer.BRK.B.operatingMargin": "Operating margin, BRK.B",
  "price.last": "Last close",
  "price.change.1y": "Price change, 1 year",
  "price.rangePosition.year": "Position between low and high, 52 weeks",
  "moat.medianSpread": "Median spread over the cost of capital",
  "moat.spread.2023": "Spread over the cost of capital, FY2023",
  "moat.costAdvantage.gap": "Cost advantage: standing of operating margin minus that of gross margin",
  "targets.upside": "Average target vs. price",
};

it.each(Object.entries(NAMED))("names %s as an investor would", (id, name) => {
  const { text, find } = translator.read();
  expect(itemName(id, { text, find })).toBe(name);
});

it("gives the id of an item that a newer server has", () => {
  const { text, find } = translator.read();
  for (const id of ["weather.rain", "metric.happiness.latest", "price.mood.1y", "moat.dragon.score"]) {
    expect(itemName(id, { text, find })).toBe(id);
  }
});
