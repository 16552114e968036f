import { type Day, day } from "@plumbline/core/time";
import type { ReferenceSeries } from "@plumbline/market/model";
import type { TradingCalendar } from "../calendar/trading-calendar.ts";
import { chanceOf } from "../chance/chance.ts";
import { exp } from "../chance/exponential.ts";
import { DEMO_SOURCE } from "../prices/trade.ts";
import type { Economy } from "./economy.ts";

type Anchors = readonly (readonly [on: string, value: number])[];

const TEN_YEAR: Anchors = [
  ["2014-06-30", 0.0258],
  ["2016-07-05", 0.0152],
  ["2018-10-05", 0.0312],
  ["2019-08-14", 0.0205],
  ["2019-10-04", 0.0092],
  ["2020-12-31", 0.0118],
  ["2022-12-15", 0.0395],
  ["2023-10-18", 0.0478],
  ["2024-09-16", 0.0372],
  ["2025-03-20", 0.0408],
  ["2026-06-30", 0.0425],
];

const THREE_MONTH: Anchors = [
  ["2014-06-30", 0.0004],
  ["2015-12-15", 0.0021],
  ["2018-12-20", 0.0236],
  ["2019-08-14", 0.0192],
  ["2019-10-20", 0.0011],
  ["2021-12-31", 0.0007],
  ["2023-05-10", 0.0512],
  ["2024-09-16", 0.0488],
  ["2025-06-30", 0.0412],
  ["2026-06-30", 0.0364],
];

/** Inflation a year. */
const INFLATION: Anchors = [
  ["2014-06-30", 0.016],
  ["2019-10-04", 0.018],
  ["2020-06-30", 0.008],
  ["2021-12-31", 0.066],
  ["2022-12-15", 0.058],
  ["2023-12-31", 0.032],
  ["2026-06-30", 0.025],
];

const FIRST_CPI = 238.34;
const AAA_SPREAD = 0.0088;
const STRESS_SPREAD = 0.0042;
const MEMORY = 0.994;
const RELEASE_DATE = 12;

/** Yields a day, as fractions a year, and consumer prices on the day of their release. */
export function referenceSeries(economy: Economy): readonly ReferenceSeries[] {
  const treasury = yieldPath("treasury-10year", { anchors: TEN_YEAR, noise: 0.00042, economy });
  const bills = yieldPath("treasury-3month", { anchors: THREE_MONTH, noise: 0.00007, economy });
  const aaa = treasury.value.map((rate, t) =>
    rounded(rate + AAA_SPREAD + STRESS_SPREAD * Math.max(0, (economy.unrest[t] as number) - 0.9)),
  );
  return [treasury, bills, { ...treasury, name: "aaa-yield", value: aaa }, consumerPrices(economy)];
}

function yieldPath(
  name: string,
  { anchors, noise, economy }: { anchors: Anchors; noise: number; economy: Economy },
): ReferenceSeries {
  const chance = chanceOf(economy.seed, name);
  const { days } = economy.calendar;
  let deviation = 0;
  const value = Float64Array.from(days, (on) => {
    deviation = MEMORY * deviation + chance.normal(0, noise);
    return rounded(Math.max(0.0002, between(anchors, on) + deviation));
  });
  return { name, unit: "fraction", source: DEMO_SOURCE, day: days, value };
}

function consumerPrices(economy: Economy): ReferenceSeries {
  const chance = chanceOf(economy.seed, "cpi");
  const { days } = economy.calendar;
  const releases = days.filter((_, t) => isRelease(economy.calendar, t));
  let level = FIRST_CPI;
  const value = Float64Array.from(releases, (on) => {
    level *= exp((between(INFLATION, on) + chance.normal(0, 0.014)) / 12);
    return Math.round(level * 1000) / 1000;
  });
  return { name: "cpi", unit: "points", source: DEMO_SOURCE, day: releases, value };
}

/** The first trading day on or after the 12th: figures of a month are published in the next. */
function isRelease({ month, date }: TradingCalendar, t: number): boolean {
  if (t === 0 || (date[t] as number) < RELEASE_DATE) return false;
  return (date[t - 1] as number) < RELEASE_DATE || month[t - 1] !== month[t];
}

function between(anchors: Anchors, on: number): number {
  const points = anchors.map(([text, value]) => [day(text), value] as const);
  const next = points.findIndex(([at]) => at >= on);
  if (next <= 0) return (points.at(next) as readonly [Day, number])[1];
  const [[from, low], [until, high]] = [points[next - 1], points[next]] as [
    readonly [Day, number],
    readonly [Day, number],
  ];
  return low + ((high - low) * (on - from)) / (until - from);
}

function rounded(rate: number): number {
  return Math.round(rate * 10_000) / 10_000;
}
