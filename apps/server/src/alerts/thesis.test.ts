import { day } from "@plumbline/core/time";
import { expect, it, onTestFinished } from "vitest";
import { startTestServer } from "../testing/test-server.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";
import { brokenBy, earlierAssumptions, savedAssumptions } from "./thesis.ts";

const REPORTED = { growth: 0.04, baseFlow: 100, netDebt: 50, shares: 10, eps: 3 };

it("a saved valuation assumes what its reader has moved, and of the rest what the report gave when the alert was made", () => {
  const address = "/pages/valuation?code=ADAM&set=shortTermGrowth%3A0.08%2Cwacc%3A0.09%2Cshares%3A12";
  expect(savedAssumptions(address, REPORTED)).toEqual({ growth: 0.08, baseFlow: 100, netDebt: 50, shares: 12, eps: 3 });
});

it("growth that nobody has moved is no assumption", () => {
  expect(savedAssumptions("/pages/valuation?code=ADAM", REPORTED)).toEqual({
    baseFlow: 100,
    netDebt: 50,
    shares: 10,
    eps: 3,
  });
});

it("a saved valuation would have assumed at an earlier report what that gave, moved by as much as its reader has moved it", () => {
  const address = "/pages/valuation?code=ADAM&set=shortTermGrowth%3A0.08%2Cshares%3A12%2CnetDebt%3A-5";
  const before = { growth: 0.01, baseFlow: 80, netDebt: 40, shares: 20, eps: 2 };
  // Shares are moved from 10 to 12; how far debt was moved is not known of a number below 0.
  expect(earlierAssumptions(address, REPORTED)(before)).toEqual({ growth: 0.08, baseFlow: 80, shares: 24, eps: 2 });
  expect(earlierAssumptions("/pages/valuation?code=ADAM", REPORTED)(before)).toEqual({
    baseFlow: 80,
    netDebt: 40,
    shares: 20,
    eps: 2,
  });
});

it("a split after an alert was made breaks no assumption about shares", async () => {
  const server = await startTestServer({ publish: publishTinyMarket });
  onTestFinished(() => server.close());
  const served = server.market.served;
  if (!served) throw new Error("There is no market.");
  const screening = await served.screenings.of(served.snapshot);
  const stock = { snapshot: served.snapshot, screening, asOf: day("2024-06-28"), code: "ADAM" };
  // 100,000 shares became 400,000 on 31 August 2020; by then they earned 8.6 each in twelve months.
  const assumed = { shares: 100_000, eps: 8.6 };
  expect(brokenBy(stock, assumed, day("2020-08-28"))).toEqual([]);
  const broken = brokenBy(stock, assumed, day("2020-09-01"));
  expect(broken.map(({ assumption, by }) => [assumption, by])).toContainEqual(["shares", 3]);
});
