"""The runs of bench/backtest.ts in backtesting.py: python backtesting_runs.py BARS STOCKS. Prints one line of JSON.

It knows whole shares and no slippage on exits: the accounts have a capital of 1,000,000, whole shares and no slippage.
"""

import json
import sys
import time
import warnings

import backtesting
import numpy as np
import pandas as pd
from backtesting import Backtest, Strategy

START, RATE, CAPITAL = 303, 0.001, 1_000_000
warnings.filterwarnings("ignore")


def average(values, length):
    return pd.Series(values).rolling(length).mean().to_numpy()


def relative_strength(values, length):
    changes = np.diff(values)
    up, down = np.maximum(changes, 0), np.maximum(-changes, 0)
    out = np.full(len(values), np.nan)
    gain, loss = up[:length].mean(), down[:length].mean()
    out[length] = 100 * gain / (gain + loss)
    for bar in range(length, len(changes)):
        gain = (gain * (length - 1) + up[bar]) / length
        loss = (loss * (length - 1) + down[bar]) / length
        out[bar + 1] = 100 * gain / (gain + loss)
    return out


class Cross(Strategy):
    def init(self):
        self.fast = self.I(average, self.data.Close, 20)
        self.slow = self.I(average, self.data.Close, 60)
        self.strength = self.I(relative_strength, self.data.Close, 14)

    def next(self):
        if len(self.data) <= START:
            return
        is_above, was_above = self.fast[-1] > self.slow[-1], self.fast[-2] > self.slow[-2]
        if self.position:
            if was_above and not is_above:
                self.position.close()
        elif is_above and not was_above and self.strength[-1] < 70:
            # Above 1 it is a number of shares; this is the largest share of the cash that is below 1.
            self.buy(size=1 - np.finfo(float).eps)


def main():
    path, count = sys.argv[1], int(sys.argv[2])
    stocks, bars = np.fromfile(path, np.int64, 2)
    prices = np.fromfile(path, np.float64, offset=16).reshape(stocks, 2, bars)
    days = pd.date_range("2010-01-01", periods=bars)
    values, trades = [], []
    start = time.process_time()
    for opens, closes in prices[:count]:
        frame = pd.DataFrame({"Open": opens, "High": np.maximum(opens, closes), "Low": np.minimum(opens, closes), "Close": closes}, index=days)
        stats = Backtest(frame, Cross, cash=CAPITAL, commission=RATE, trade_on_close=False).run()
        values.append(float(stats["Equity Final [$]"]))
        trades.append(len(stats["_trades"]))
    elapsed = 1000 * (time.process_time() - start)
    version = f"backtesting.py {backtesting.__version__}"
    print(json.dumps({"version": version, "milliseconds": elapsed, "values": values, "trades": trades}))


main()
