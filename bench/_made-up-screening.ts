/** The screening of 10,000 made-up stocks: numbers that look random and are the same in every run. */
import { CHECK_IDS, checkOf } from "@plumbline/core/checks";
import { type CheckColumn, type MetricColumn, SCREEN_METRICS } from "@plumbline/core/screen";
import { day } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import { moatColumns, type Screening, screeningOf } from "@plumbline/market/screening";
import { sized } from "./_size.ts";

export const STOCKS = sized(10_000, 500);

const SECTORS = 11;
const INDUSTRIES = 150;

/** Numbers between -2 and 2; one in twenty is missing. */
export function madeUpColumn(seed: number): Float64Array {
  return Float64Array.from({ length: STOCKS }, (_, row) => {
    const wave = Math.sin(row * 12.9898 + seed * 78.233) * 43_758.5453;
    const share = wave - Math.floor(wave);
    return share < 0.05 ? Number.NaN : 4 * share - 2;
  });
}

function madeUpMetric(seed: number, good: MetricColumn["good"]): MetricColumn {
  const values = madeUpColumn(seed);
  return { values, good, missing: reasonsOf(values) };
}

/** The first reason for every missing number. */
function reasonsOf(values: Float64Array): Uint8Array {
  return Uint8Array.from(values, (value) => (Number.isNaN(value) ? 1 : 0));
}

export function madeUpScreening(): Screening {
  const metrics = new Map(SCREEN_METRICS.map(({ id, good }, k): [string, MetricColumn] => [id, madeUpMetric(k, good)]));
  const checks = new Map(
    CHECK_IDS.map((id, k): [typeof id, CheckColumn] => {
      const values = madeUpColumn(1000 + k);
      const { comparison } = checkOf(id);
      const column = { comparison, isCount: false, values, threshold: 0, thresholds: null, upTo: null };
      return [id, { ...column, missing: reasonsOf(values) }];
    }),
  );
  const none = new Float64Array(STOCKS).fill(Number.NaN);
  return screeningOf({
    asOf: day("2026-06-30"),
    symbols: Array.from({ length: STOCKS }, (_, row) => `S${row}`),
    matrix: {
      size: STOCKS,
      metrics,
      checks,
      types: Array.from({ length: STOCKS }, () => "other" as const),
      sectors: Int32Array.from({ length: STOCKS }, (_, row) => (row * 7) % SECTORS),
      industries: Int32Array.from({ length: STOCKS }, (_, row) => (row * 13) % INDUSTRIES),
    },
    sectors: Array.from({ length: SECTORS }, (_, k) => `Sector ${k}`),
    industries: Array.from({ length: INDUSTRIES }, (_, k) => `Industry ${k}`),
    source: "made-up",
    priceSource: "made-up",
    currencies: ["USD"],
    periodEnd: none.map(() => day("2026-03-31")),
    filedAt: none.map(() => day("2026-05-04")),
    annualFiler: new Float64Array(none.length),
    priceCurrency: new Float64Array(none.length),
    groups: {
      company: none,
      currency: new Float64Array(STOCKS),
      netIncome: none,
      revenue: none,
      cfo: none,
      missing: { netIncome: none, revenue: none, cfo: none },
    },
    moat: moatColumns(Array.from({ length: STOCKS }, () => null)),
  });
}

/** The instrument behind a row. */
export function madeUpStock(symbol: string): Instrument {
  return {
    symbol,
    aliases: [],
    cik: null,
    assetClass: "stock",
    names: { en: `Company ${symbol}` },
    pinyin: null,
    exchange: null,
    currency: "USD",
    sector: "Sector 1",
    industry: "Industry 1",
    sic: null,
    fiscalYearEnd: null,
    listed: null,
    delisted: null,
    priceBasis: "raw",
    priceSource: "made-up",
  };
}
