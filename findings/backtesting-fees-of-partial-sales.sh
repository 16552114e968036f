#!/usr/bin/env bash
# backtesting.py: with a fixed fee, a position sold in two parts pays for its one purchase twice in the trade log.
#
# Guess: the profits in the trade log add up to the change of the equity, since every trade is closed at the end.
# Seen: they do not where a position is sold in parts at a fee per order. One purchase and two sales at 5 each cost 15; the
#   equity falls by 15, the column of commissions and "Commissions [$]" say 20, and the profits add up to 20 less. Each part
#   computes the fee of the purchase anew instead of taking its share of it. A fee in percent adds up.
# Package: backtesting 0.6.6, pandas 3.1.1, numpy 2.4.6.
# Source: https://kernc.github.io/backtesting.py/doc/backtesting/backtesting.html (commission as a pair: fixed, relative);
#   https://github.com/kernc/backtesting.py/pull/1279 brought commissions into the profits.
# For us: a cross-check of trades against it must not use partial sales with fixed fees: win rate, profit factor and expectancy are
#   computed from those profits. Ours shares the fee of the purchase out over its sales: packages/core/src/backtest/trade-log.ts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check --no-compile backtesting==0.6.6 pandas==3.1.1 numpy==2.4.6

cat > look.py <<'PY'
import warnings

warnings.filterwarnings("ignore")
import pandas as pd
from backtesting import Backtest, Strategy

days = pd.bdate_range("2024-01-01", periods=12)
bars = pd.DataFrame({"Open": 100.0, "High": 101.0, "Low": 99.0, "Close": 100.0, "Volume": 1000}, index=days)


def run(name, parts, commission):
    class Plan(Strategy):
        def init(self):
            pass

        def next(self):
            if len(self.data) == 2:
                self.buy(size=10)
            elif len(self.data) == 5 and parts == 2:
                self.position.close(0.5)
            elif len(self.data) == 8:
                self.position.close()

    result = Backtest(bars, Plan, cash=10_000, commission=commission).run()
    change = result["Equity Final [$]"] - 10_000
    profits = result["_trades"].PnL.sum()
    print(f"{name}: equity {change:+.2f}, profits of {result['# Trades']} trades {profits:+.2f}, fees {result['Commissions [$]']:.2f}")


run("5 an order, sold at once", 1, (5, 0))
run("5 an order, sold in two parts", 2, (5, 0))
run("0.5 %, sold in two parts", 2, 0.005)
PY
seen=$(env/bin/python look.py 2>/dev/null)
recorded='5 an order, sold at once: equity -10.00, profits of 1 trades -10.00, fees 10.00
5 an order, sold in two parts: equity -15.00, profits of 2 trades -20.00, fees 20.00
0.5 %, sold in two parts: equity -10.00, profits of 2 trades -10.00, fees 10.00'
printf '%s\n' "$seen"
if [ "$seen" != "$recorded" ]; then
  printf 'CHANGED: the fees of partial sales are counted in another way now. Recorded was:\n%s\n' "$recorded" >&2
  exit 1
fi
echo "As recorded: the profits of the two parts contain the fee of the one purchase twice."
