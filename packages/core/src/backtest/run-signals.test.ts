import { describe, expect, it } from "vitest";
import type { Day } from "../time/index.ts";
import { runSignals } from "./run-signals.ts";
import { COSTS, runOf, SETTINGS, tradesOf } from "./stock-run.fixture.ts";

const flat = (price: number) => [price, price, price, price] as const;

/** All expected numbers are worked by hand from the few bars beside them. */
describe("runSignals", () => {
  it("fills a signal at the next open, and values what is held at each close", () => {
    const rows = [flat(10), [20, 26, 19, 25], [30, 31, 22, 24], [40, 45, 39, 44]] as const;
    const { equity, cash, positions, trades, traded } = runSignals(runOf(rows, "E.X."));
    expect(tradesOf(trades)).toEqual([{ from: 1, to: 3, bought: 20, sold: 40, reason: "signal" }]);
    expect([...equity]).toEqual([10_000, 12_500, 12_000, 20_000]);
    expect([...cash]).toEqual([10_000, 0, 0, 20_000]);
    expect([...positions]).toEqual([0, 1, 1, 0]);
    expect(traded).toBe(30_000);
    // The exit's own bar counts with its open alone: its high of 45 came after the sale.
    expect([trades.worst[0], trades.best[0]]).toEqual([19 / 20 - 1, 40 / 20 - 1]);
  });

  it("lists a position that is still held as open, at the last close", () => {
    const { trades } = runSignals(runOf([flat(10), [20, 26, 19, 25], [30, 31, 22, 24]], "E.."));
    expect(tradesOf(trades)).toEqual([{ from: 1, to: 2, bought: 20, sold: 24, reason: "open" }]);
    expect(trades.profit[0]).toBe(2_000);
  });

  it("fills nothing after the last bar and reads no signal before the first one that counts", () => {
    const rows = [flat(10), flat(11), flat(12)];
    expect(runSignals(runOf(rows, "..E")).trades.exitReason).toEqual([]);
    expect(runSignals(runOf(rows, "E..", { startBar: 1 })).trades.exitReason).toEqual([]);
  });

  it("fills at the close of the signal's own bar where the settings ask for it", () => {
    const rows = [flat(10), [11, 12, 11, 12], [13, 15, 13, 14], flat(20)] as const;
    const { trades, equity } = runSignals(runOf(rows, ".EX.", { settings: { ...SETTINGS, fillAt: "close" } }));
    expect(tradesOf(trades)).toEqual([{ from: 1, to: 2, bought: 12, sold: 14, reason: "signal" }]);
    expect(equity[1]).toBe(10_000);
  });

  it("sells at the stop, at the open below it, and at the stop first where stop and target lie in one bar", () => {
    const stops = { loss: 0.1, profit: 0.2 };
    const inside = runSignals(runOf([flat(100), [100, 101, 99, 100], [95, 96, 89, 95]], "E..", { stops }));
    expect(tradesOf(inside.trades)).toEqual([{ from: 1, to: 2, bought: 100, sold: 90, reason: "stopLoss" }]);
    const gap = runSignals(runOf([flat(100), [100, 101, 99, 100], [85, 96, 80, 95]], "E..", { stops }));
    expect(tradesOf(gap.trades)).toEqual([{ from: 1, to: 2, bought: 100, sold: 85, reason: "stopLoss" }]);
    const both = runSignals(runOf([flat(100), [100, 125, 85, 100]], "E.", { stops }));
    expect(tradesOf(both.trades)).toEqual([{ from: 1, to: 1, bought: 100, sold: 90, reason: "stopLoss" }]);
    const target = runSignals(runOf([flat(100), [100, 121, 95, 100]], "E.", { stops }));
    expect(tradesOf(target.trades)).toEqual([{ from: 1, to: 1, bought: 100, sold: 120, reason: "takeProfit" }]);
  });

  it("trails the highest close, from the bar after it on", () => {
    const rows = [flat(100), [100, 130, 99, 120], [119, 120, 109, 115]] as const;
    const { trades } = runSignals(runOf(rows, "E..", { stops: { trailing: 0.1, loss: 0.2 } }));
    // 130 was a high, not a close; 120 less a tenth is 108, which the low of 109 does not reach.
    expect(trades.exitReason).toEqual(["open"]);
    const fallen = runSignals(runOf([...rows, [110, 111, 100, 104]], "E...", { stops: { trailing: 0.1, loss: 0.2 } }));
    expect(tradesOf(fallen.trades)).toEqual([{ from: 1, to: 3, bought: 100, sold: 108, reason: "trailingStop" }]);
  });

  it("trails the price of the purchase until a close is higher", () => {
    const stops = { trailing: 0.1 };
    // A tenth below the fill of 100, not below the close of 95, which would be 85.5.
    const rows = [flat(100), [100, 101, 94, 95], [94, 96, 88, 92]] as const;
    expect(tradesOf(runSignals(runOf(rows, "E..", { stops })).trades)).toEqual([
      { from: 1, to: 2, bought: 100, sold: 90, reason: "trailingStop" },
    ]);
    const onItsFirstBar = runSignals(runOf([flat(100), [100, 101, 89, 95]], "E.", { stops }));
    expect(tradesOf(onItsFirstBar.trades)).toEqual([{ from: 1, to: 1, bought: 100, sold: 90, reason: "trailingStop" }]);
  });

  it("counts the purchases whose money does not pay for a whole share", () => {
    const rows = [flat(100), flat(20_000), flat(20_000), flat(9_000)] as const;
    const inWhole = (fractional: boolean) => runOf(rows, "EEE.", { settings: { ...SETTINGS, fractional } });
    // 10,000 at opens of 20,000, 20,000 and 9,000.
    const whole = runSignals(inWhole(false));
    expect([whole.belowOneShare, [...whole.trades.quantity]]).toEqual([2, [1]]);
    const parts = runSignals(inWhole(true));
    expect([parts.belowOneShare, [...parts.trades.quantity]]).toEqual([0, [0.5]]);
  });

  it("puts a stop at a distance in money, and ignores a signal whose distance is not known", () => {
    const rows = [flat(100), [100, 101, 93, 95]] as const;
    const run = (distance: number) => runOf(rows, "E.", { stops: { distance: Float64Array.of(distance, 1) } });
    expect(tradesOf(runSignals(run(6)).trades)).toEqual([
      { from: 1, to: 1, bought: 100, sold: 94, reason: "stopLoss" },
    ]);
    expect(runSignals(run(Number.NaN)).trades.exitReason).toEqual([]);
  });

  it("sells at the open after as many bars as the time limit says", () => {
    const rows = [flat(10), flat(11), flat(12), flat(13), flat(14)];
    const limited = runOf(rows, "E....", { stops: { bars: 2 } });
    expect(tradesOf(runSignals(limited).trades)).toEqual([
      { from: 1, to: 3, bought: 11, sold: 13, reason: "timeLimit" },
    ]);
    const atClose = runSignals({ ...limited, settings: { ...SETTINGS, fillAt: "close" } });
    expect(tradesOf(atClose.trades)).toEqual([{ from: 0, to: 2, bought: 10, sold: 12, reason: "timeLimit" }]);
  });

  it("takes rate, fixed fee, minimum and slippage on both sides, slippage in the price", () => {
    const settings = { ...SETTINGS, fractional: false, costs: COSTS };
    const { trades, feesPaid, equity } = runSignals(
      runOf([flat(100), flat(100), flat(100), flat(200)], "E.X.", { settings }),
    );
    // 99 shares at 100.05 cost 9,904.95 and a fee of 1 + 9.90495; they bring 199.9 each, less 1 + 19.7901.
    expect([trades.quantity[0], trades.entryPrice[0], trades.exitPrice[0]]).toEqual([99, 100.05, 199.9]);
    expect(feesPaid).toBeCloseTo(1 + 9.90495 + 1 + 19.7901, 10);
    expect(trades.fees[0]).toBeCloseTo(feesPaid, 10);
    expect(equity.at(-1)).toBeCloseTo(10_000 - 9_904.95 + 19_790.1 - feesPaid, 8);
  });

  it("sells at a target without slippage: a limit is a limit", () => {
    const settings = { ...SETTINGS, costs: { ...COSTS, fixed: 0, minimum: 0 } };
    const { trades } = runSignals(
      runOf([flat(100), [100, 130, 100, 120]], "E.", { settings, stops: { profit: 0.1, from: "signal" } }),
    );
    expect(trades.exitPrice[0]).toBeCloseTo(110, 12);
  });

  it("buys as many shares as lose a fraction of equity at the stop, and no more than the cash pays for", () => {
    const rows = [flat(100), flat(100)];
    const risking = (fraction: number) =>
      runOf(rows, "E.", { sizing: { kind: "risk", fraction }, stops: { loss: 0.05 } });
    // 1 % of 10,000 is 100, at 5 a share: 20 shares. 10 % would be 200 shares for 20,000.
    expect(runSignals(risking(0.01)).trades.quantity[0]).toBeCloseTo(20, 10);
    expect(runSignals(risking(0.1)).trades.quantity[0]).toBe(100);
  });

  it("takes no more than its share of the volume: the rest of a purchase is cancelled, that of a sale sold later", () => {
    const rows = [
      flat(100),
      [100, 100, 100, 100, 500],
      flat(100),
      [90, 90, 90, 90, 300],
      [80, 80, 80, 80, 1_000],
    ] as const;
    const settings = { ...SETTINGS, fractional: false, volumeShare: 0.1 };
    const { trades, executions, equity } = runSignals(runOf(rows, "E.X..", { settings }));
    expect([...executions.shares]).toEqual([50, 30, 20]);
    expect([...executions.bar]).toEqual([1, 3, 4]);
    // One trade: 50 shares for 5,000, sold for 30 × 90 + 20 × 80 = 4,300.
    expect(tradesOf(trades)).toEqual([{ from: 1, to: 4, bought: 100, sold: 86, reason: "signal" }]);
    expect([trades.quantity[0], trades.profit[0], trades.return[0]]).toEqual([50, -700, -0.14]);
    expect(equity.at(-1)).toBe(10_000 - 30 * 10 - 20 * 20);
  });

  it("keeps an order until the stock trades again, and values the position at its last close meanwhile", () => {
    const none = flat(Number.NaN);
    const { trades, equity } = runSignals(runOf([flat(10), none, flat(20), none, flat(30), none, flat(50)], "E...X.."));
    expect(tradesOf(trades)).toEqual([{ from: 2, to: 6, bought: 20, sold: 50, reason: "signal" }]);
    expect([...equity]).toEqual([10_000, 10_000, 10_000, 10_000, 15_000, 15_000, 25_000]);
  });

  it("gives up a purchase that is still queued when an exit signal comes", () => {
    const [none, noOpen] = [flat(Number.NaN), [Number.NaN, 12, 11, 12] as const];
    expect(runSignals(runOf([flat(10), none, noOpen, flat(13)], "E.X.")).trades.exitReason).toEqual([]);
  });

  it("closes a delisted stock at its last close times the recovery, on the bar after it", () => {
    const rows = [flat(10), flat(20), flat(16), flat(Number.NaN), flat(Number.NaN)];
    const settings = { ...SETTINGS, delistingRecovery: 0.25 };
    const { trades, equity } = runSignals(runOf(rows, "E....", { settings, isDelisted: true }));
    expect(tradesOf(trades)).toEqual([{ from: 1, to: 3, bought: 20, sold: 4, reason: "delisted" }]);
    expect([...equity]).toEqual([10_000, 10_000, 8_000, 2_000, 2_000]);
  });

  it("moves stops and targets with a split, and counts the trade in shares of its entry", () => {
    const rows = [flat(100), flat(100), [50, 52, 44, 51]] as const;
    const actions = { splits: [{ exDay: 18_002 as Day, ratio: 2 }], dividends: [] };
    const { trades } = runSignals(runOf(rows, "E..", { actions, stops: { loss: 0.1 } }));
    expect(tradesOf(trades)).toEqual([{ from: 1, to: 2, bought: 100, sold: 90, reason: "stopLoss" }]);
    expect([trades.quantity[0], trades.profit[0]]).toEqual([100, -1_000]);
  });

  it("moves the prices of a queued order with a split", () => {
    const rows = [flat(100), [50, 50, 44, 45]] as const;
    const actions = { splits: [{ exDay: 18_001 as Day, ratio: 2 }], dividends: [] };
    const { trades } = runSignals(runOf(rows, "E.", { actions, stops: { loss: 0.1, from: "signal" } }));
    expect(tradesOf(trades)).toEqual([{ from: 1, to: 1, bought: 50, sold: 45, reason: "stopLoss" }]);
  });

  it("pays out the owner of less than a share after a reverse split", () => {
    const rows = [flat(4_000), flat(4_000), flat(40_000)];
    const actions = { splits: [{ exDay: 18_002 as Day, ratio: 0.1 }], dividends: [] };
    const { trades, executions, equity } = runSignals(
      runOf(rows, "E..", { actions, settings: { ...SETTINGS, fractional: false } }),
    );
    // Two shares become a fifth of one, which is worth 8,000 at the open of 40,000. The stock goes on trading.
    expect([trades.quantity[0], trades.exitReason[0]]).toEqual([2, "cashInLieu"]);
    expect([...executions.shares]).toEqual([2, expect.closeTo(0.2, 12)]);
    expect([...executions.price]).toEqual([4_000, 40_000]);
    expect(equity.at(-1)).toBeCloseTo(10_000, 8);
  });

  it("pays a dividend to who held the stock at the close before, even to who sells at the open", () => {
    const rows = [flat(100), flat(100), flat(98)];
    const actions = { splits: [], dividends: [{ exDay: 18_002 as Day, amount: 2 }] };
    const seller = runSignals(runOf(rows, "EX.", { actions }));
    expect([seller.trades.dividends[0], seller.equity.at(-1)]).toEqual([200, 10_000]);
    expect(runSignals(runOf(rows, ".E.", { actions })).trades.dividends[0]).toBe(0);
  });

  it("pays interest on cash from close to close, at the rate of the close before", () => {
    const cashRate = Float64Array.of(0.05, 0.1, 0.1);
    const { equity } = runSignals(
      runOf([flat(10), flat(10), flat(10)], "...", { settings: { ...SETTINGS, cashRate } }),
    );
    expect(equity[1]).toBeCloseTo(10_000 * 1.05 ** (1 / 252), 8);
    expect(equity[2]).toBeCloseTo(10_000 * 1.05 ** (1 / 252) * 1.1 ** (1 / 252), 8);
  });

  it.each([
    ["capital must be above 0, not 0", { settings: { ...SETTINGS, capital: 0 } }],
    ["costs.rate must be at least 0, not -1", { settings: { ...SETTINGS, costs: { ...COSTS, rate: -1 } } }],
    ["a size by risk needs a stop", { sizing: { kind: "risk", fraction: 0.01 } }],
    ["stops.bars must be a whole number >= 1", { stops: { bars: 0 } }],
    ["entry and exit need one signal per bar", { entry: new Uint8Array(3) }],
    ["startBar must be a whole number >= 0, not -1", { startBar: -1 }],
  ] as const)("refuses a run: %s", (message, part) => {
    expect(() => runSignals(runOf([flat(10), flat(10)], "..", part))).toThrow(message);
  });
});
