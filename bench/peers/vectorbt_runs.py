"""The runs of bench/backtest.ts in vectorbt: python vectorbt_runs.py sweep|universe BARS PAIRS. Prints one line of JSON.

Signals are shifted by a bar and filled at the open, as docs/rules.md says. The time is that of signals, orders, final values and counts of
trades; vectorbt's ratios of risk would add to it.
"""

import json
import sys
import time

import numpy as np
import vectorbt as vbt

START, RATE, SLIPPAGE, CAPITAL = 303, 0.001, 0.0005, 10_000


def average(values, length):
    sums = np.concatenate([np.zeros((1, values.shape[1])), np.cumsum(values, axis=0)])
    out = np.full(values.shape, np.nan)
    out[length - 1 :] = (sums[length:] - sums[:-length]) / length
    return out


def relative_strength(values, length):
    changes = np.diff(values, axis=0)
    up, down = np.maximum(changes, 0), np.maximum(-changes, 0)
    out = np.full(values.shape, np.nan)
    gain, loss = up[:length].mean(axis=0), down[:length].mean(axis=0)
    out[length] = 100 * gain / (gain + loss)
    for bar in range(length, len(changes)):
        gain = (gain * (length - 1) + up[bar]) / length
        loss = (loss * (length - 1) + down[bar]) / length
        out[bar + 1] = 100 * gain / (gain + loss)
    return out


def run(opens, closes, above, strength):
    before = np.zeros_like(above)
    before[1:] = above[:-1]
    entries, exits = above & ~before & (strength < 70), before & ~above
    entries[:START] = False
    exits[:START] = False
    shifted_entries, shifted_exits = np.zeros_like(above), np.zeros_like(above)
    shifted_entries[1:], shifted_exits[1:] = entries[:-1], exits[:-1]
    portfolio = vbt.Portfolio.from_signals(
        closes, shifted_entries, shifted_exits, price=opens, fees=RATE, slippage=SLIPPAGE, init_cash=CAPITAL, freq="1D"
    )
    return np.asarray(portfolio.final_value()), np.asarray(portfolio.trades.closed.count())


def sweep(opens, closes, pairs):
    fasts = {length: average(closes, length)[:, 0] for length in range(2, 102)}
    slows = {length: average(closes, length)[:, 0] for length in range(105, 305, 2)}
    strength = relative_strength(closes, 14)
    values, counts = [], []
    chosen = [(fast, slow) for fast in fasts for slow in slows][:pairs]
    for first in range(0, len(chosen), 500):
        part = chosen[first : first + 500]
        above = np.column_stack([fasts[fast] > slows[slow] for fast, slow in part])
        shape = above.shape
        value, count = run(np.broadcast_to(opens, shape), np.broadcast_to(closes, shape), above, strength)
        values.append(value)
        counts.append(count)
    return np.concatenate(values), np.concatenate(counts)


def universe(opens, closes, _):
    above = average(closes, 20) > average(closes, 60)
    return run(opens, closes, above, relative_strength(closes, 14))


def main():
    kind, path, pairs = sys.argv[1], sys.argv[2], int(sys.argv[3])
    stocks, bars = np.fromfile(path, np.int64, 2)
    prices = np.fromfile(path, np.float64, offset=16).reshape(stocks, 2, bars)
    count = 1 if kind == "sweep" else pairs
    opens, closes = prices[:count, 0].T.copy(), prices[:count, 1].T.copy()
    work = sweep if kind == "sweep" else universe
    work(opens[:400], closes[:400], 4)
    start = time.process_time()
    values, counts = work(opens, closes, pairs)
    elapsed = 1000 * (time.process_time() - start)
    print(json.dumps({"version": f"vectorbt {vbt.__version__}", "milliseconds": elapsed, "values": values.tolist(), "trades": counts.tolist()}))


main()
