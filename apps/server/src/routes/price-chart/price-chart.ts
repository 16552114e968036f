import type { priceChart } from "@plumbline/contract";
import { readPriceSeries } from "@plumbline/market/companies";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument, findInstruments } from "../find-instrument.ts";
import { chartOf } from "./chart.ts";
import { rowOf } from "./row.ts";

/** The bars of one stock's chart, or the list rows of several stocks. */
export const priceChartRoute: Route<typeof priceChart, ServedMarket> = ({ input }, { snapshot }) => {
  if ("codes" in input) {
    const { found, unknown } = findInstruments(snapshot, input.codes);
    const rows = found.map((instrument) => rowOf(instrument, readPriceSeries(snapshot, instrument, input.asOf)));
    return { kind: "rows", rows, unknown };
  }
  const instrument = findInstrument(snapshot, input.code);
  const series = readPriceSeries(snapshot, instrument, input.asOf);
  const chart = chartOf({ instrument, series, range: input.range, wantsTotal: input.basis === "total" });
  return { kind: "chart", chart };
};
