/** Price targets of the tiny market, in shares of their day: of ADAM four old ones are one of today. */
import { day } from "@plumbline/core/time";
import type { PriceTarget } from "@plumbline/market/model";

function post(
  symbol: string,
  published: string,
  firm: string,
  target: number,
  changes: Partial<PriceTarget> = {},
): PriceTarget {
  return {
    symbol,
    published: day(published),
    firm,
    target,
    analyst: null,
    action: null,
    priorTarget: null,
    priceWhenPosted: null,
    currency: "USD",
    source: "wire",
    ...changes,
  };
}

export const TARGETS: readonly PriceTarget[] = [
  post("ADAM", "2014-06-16", "UBS", 80),
  post("ADAM", "2015-06-15", "UBS", 120),
  post("ADAM", "2016-06-15", "UBS AG", 112),
  post("ADAM", "2017-06-15", "Credit Suisse", 160),
  post("ADAM", "2018-06-15", "UBS", 140),
  post("ADAM", "2019-06-17", "UBS", 100),
  post("ADAM", "2024-03-04", "Morgan Stanley", 60),
  post("ADAM", "2024-04-02", "Kepler Cheuvreux", 54, { currency: "EUR" }),
  post("ADAM", "2024-05-20", "Needham", 66, { action: "initiate", analyst: "Ada Quill" }),
  post("ADAM", "2024-05-21", "Needham", 0),
  post("ADAM", "2024-06-03", "UBS", 57, { priceWhenPosted: 55.35 }),
  post("ADAM", "2024-06-20", "Loop", 50),
  // The market ends before this is published.
  post("ADAM", "2024-07-05", "Loop", 90),
  post("BRK.B", "2023-06-15", "UBS", 55, { priceWhenPosted: 51 }),
  post("GONE", "2018-12-03", "UBS", 40),
  post("NONE", "2024-05-02", "UBS", 20),
  post("YAHO", "2024-05-02", "UBS", 60, { priceWhenPosted: 55 }),
];
