#!/usr/bin/env bash
# quantstats: prices that stay below 1 are taken for returns, and returns above 100 % for prices.
#
# Guess: a series of prices gives the same drawdown in dollars and in cents, and a series of returns stays one.
# Seen: a share that falls from 0.90 to 0.45 has a drawdown of 0, since its prices are taken for gains of 45 to 90 % a day; the
#   same prices times 100 have the right -50 %. Four gains, one of them of 110 %, have a drawdown of -95 %, since they are taken for
#   prices that fall from 1.10 to 0.05. Nothing but the size of the numbers decides, and no argument states what they are.
# Package: quantstats 0.0.86, pandas 3.1.1, numpy 2.4.6.
# Source: https://github.com/ranaroussi/quantstats/issues/190 (a pair of currencies below 1), and issue 7 there.
# For us: shares of Hong Kong and London trade below 1, and so do currencies; a split can bring old adjusted prices below 1. No report
#   of this library is a reference for such a series. Ours names prices and returns apart: dailyReturns and the drawdowns in
#   packages/core/src/stats/prices/drawdowns.ts take prices alone, and no size of a number decides anything.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check --no-compile quantstats==0.0.86 pandas==3.1.1 numpy==2.4.6

cat > look.py <<'PY'
import warnings

warnings.filterwarnings("ignore")
import pandas as pd
import quantstats.stats as stats

days = pd.bdate_range("2024-01-01", periods=8)
prices = pd.Series([0.80, 0.90, 0.45, 0.50, 0.60, 0.55, 0.70, 0.66], index=days)
gains = pd.Series([0.30, 1.10, 0.20, 0.05], index=days[:4])
print("prices in dollars: drawdown", f"{stats.max_drawdown(prices):.4f}", "volatility", f"{stats.volatility(prices):.4f}")
print("prices in cents: drawdown", f"{stats.max_drawdown(prices * 100):.4f}", "volatility", f"{stats.volatility(prices * 100):.4f}")
print("four gains, one of 110 %: drawdown", f"{stats.max_drawdown(gains):.4f}")
print("four gains, one of 90 %: drawdown", f"{abs(stats.max_drawdown(gains.clip(upper=0.9))):.4f}")
PY
seen=$(env/bin/python look.py 2>/dev/null)
recorded='prices in dollars: drawdown 0.0000 volatility 2.4179
prices in cents: drawdown -0.5000 volatility 4.1085
four gains, one of 110 %: drawdown -0.9545
four gains, one of 90 %: drawdown 0.0000'
printf '%s\n' "$seen"
if [ "$seen" != "$recorded" ]; then
  printf 'CHANGED: quantstats tells prices from returns in another way now. Recorded was:\n%s\n' "$recorded" >&2
  exit 1
fi
echo "As recorded: a share that halves below 1 has no drawdown, and four gains have one of 95 %."
