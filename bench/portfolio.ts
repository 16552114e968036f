/** What many stocks on one calendar cost: rotation by rank, and signals that share the slots of one account. */
import {
  type AccountSettings,
  type Backtest,
  equalWeight,
  type MarketPrices,
  rankingBars,
  runRotation,
  runSlots,
  tradingCalendar,
} from "@plumbline/core/backtest";
import { seededUniform } from "@plumbline/core/stats";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const STOCKS = sized(5000, 60);
const DAYS = sized(5040, 900);
const ROUNDS = sized(5, 1);
const FIRST_DAY = 12_000;
const GOAL = "< 250 ms CPU";

const SETTINGS: AccountSettings = {
  capital: 1e6,
  costs: { rate: 0.001, slippage: 0.0005, fixed: 0, minimum: 0 },
  fractional: true,
  volumeShare: null,
  fillAt: "nextOpen",
  cashRate: new Float64Array(DAYS).fill(0.02),
  delistingRecovery: 1,
};

export async function run(): Promise<Measurement[]> {
  const prices = madeUpPrices();
  const before = process.memoryUsage.rss();
  const measured = [...rotations(prices), ...slots(prices)];
  const resident = (bytes: number) => bytes / 1e9;
  const { maxRSS } = process.resourceUsage();
  return [
    ...measured,
    { name: `prices of ${STOCKS} stocks x ${DAYS} days in memory`, measured: resident(before), unit: "GB", goal: "-" },
    { name: "memory at most, runs included", measured: resident(maxRSS * 1024), unit: "GB", goal: "< 1.5 GB" },
  ];
}

function rotations(prices: MarketPrices): Measurement[] {
  const day = tradingCalendar(prices);
  const bars = rankingBars(day, "monthly");
  const scores = Array.from(bars, (bar) => momentum(prices, day[bar] as number));
  const rotation = (top: { count: number } | { share: number }, parts = 1) =>
    runRotation({
      prices,
      day,
      rankingBars: bars,
      scoresAt: (ranking) => scores[ranking] as Float64Array,
      top,
      weighting: { kind: "equal" },
      parts,
      settings: SETTINGS,
    });
  return [
    cpu("calendar of all stocks", "-", () => tradingCalendar(prices)),
    cpu("monthly rotation, best 50 of 5,000, 20 years", GOAL, () => rotation({ count: 50 })),
    cpu("monthly rotation, best tenth of 5,000, 20 years", GOAL, () => rotation({ share: 0.1 })),
    cpu("the same held 6 months in 6 overlapping parts", "-", () => rotation({ share: 0.1 }, 6)),
    cpu("equal sums in all 5,000, monthly", "-", () =>
      equalWeight({ prices, day, tradingBars: bars.map((bar) => bar + 1), capital: 1e6, delistingRecovery: 1 }),
    ),
  ];
}

function slots(prices: MarketPrices): Measurement[] {
  const day = tradingCalendar(prices);
  const random = seededUniform(7);
  const entry = new Uint8Array(prices.day.length).map(() => (random() < 0.02 ? 1 : 0));
  const exit = new Uint8Array(prices.day.length).map(() => (random() < 0.05 ? 1 : 0));
  const run = (count: number): Backtest =>
    runSlots({
      prices,
      day,
      entry,
      exit,
      slots: count,
      scores: prices.bars.close,
      stops: { loss: 0.1, trailing: 0.15 },
      sizing: { kind: "share", fraction: 1 / count },
      settings: SETTINGS,
      startBar: 0,
    });
  return [
    cpu("daily signals of 5,000 stocks, 10 slots with stops, 20 years", "-", () => run(10)),
    cpu("the same with 100 slots", "-", () => run(100)),
  ];
}

/** The close of 21 bars ago by that of 252 bars ago, at the last row on or before a day. */
function momentum({ barStart, day, bars }: MarketPrices, today: number): Float64Array {
  return Float64Array.from({ length: STOCKS }, (_, stock) => {
    const start = barStart[stock] as number;
    // Made-up stocks miss no day between their first and their last.
    const row = start + today - (day[start] as number);
    const isListed = row - 252 >= start && row < (barStart[stock + 1] as number);
    return isListed ? (bars.close[row - 21] as number) / (bars.close[row - 252] as number) : Number.NaN;
  });
}

/** Random walks; three stocks in ten begin late and two in ten end early. */
function madeUpPrices(): MarketPrices {
  const random = seededUniform(1);
  const spans = Array.from({ length: STOCKS }, () => ({
    first: random() < 0.3 ? Math.floor((random() * DAYS) / 2) : 0,
    last: random() < 0.2 ? DAYS - Math.floor((random() * DAYS) / 2) : DAYS,
  }));
  const barStart = new Int32Array(STOCKS + 1);
  spans.forEach(({ first, last }, stock) => {
    barStart[stock + 1] = (barStart[stock] as number) + Math.max(300, last - first);
  });
  const rows = barStart[STOCKS] as number;
  const column = () => new Float64Array(new SharedArrayBuffer(8 * rows));
  const day = new Int32Array(new SharedArrayBuffer(4 * rows));
  const [open, high, low, close] = [column(), column(), column(), column()];
  for (let stock = 0; stock < STOCKS; stock++) {
    let price = 10 + 90 * random();
    const start = barStart[stock] as number;
    for (let row = start; row < (barStart[stock + 1] as number); row++) {
      day[row] = FIRST_DAY + (spans[stock]?.first ?? 0) + row - start;
      open[row] = price * (0.99 + 0.02 * random());
      price = (open[row] as number) * (0.9802 + 0.04 * random());
      high[row] = Math.max(open[row] as number, price) * (1 + 0.01 * random());
      low[row] = Math.min(open[row] as number, price) * (1 - 0.01 * random());
      close[row] = price;
    }
  }
  return { barStart, day, bars: { open, high, low, close } };
}

/** The median processor time of one call, after one to warm up. */
function cpu(name: string, goal: string, work: () => unknown): Measurement {
  work();
  const times = new Float64Array(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    times[round] = (user + system) / 1000;
  }
  return { name, measured: times.sort()[Math.floor(ROUNDS / 2)] as number, unit: "ms CPU", goal };
}
