#!/usr/bin/env bash
# TA-Lib: one missing close makes every later RSI 0, a number that a rule takes for "oversold".
#
# Guess: after one NaN in the closes every recursive indicator is NaN to the end. The README of the Python wrapper says
#   that a NaN typically reaches to the end of the output, and issue 270 shows NaN for RSI in 2019.
# Seen: EMA does so. RSI and CMO are 0 from the gap to the end, and +DI is 0 after a missing high. No error, no NaN. The closes
#   here rise all the time, so that the right RSI is 100.
# Package: TA-Lib 0.8.2 from PyPI (its C library says 0.8.1), numpy 2.4.6.
# Source: https://github.com/TA-Lib/ta-lib-python (README, on NaN), https://github.com/TA-Lib/ta-lib-python/issues/270
# For us: a rule "buy below 30" would buy on each day after a gap, for years. An RSI over a missing price is unknown and comes
#   back later. packages/core/src/indicators/relative-strength-index.ts steps over a missing close; NaN is "no value" in
#   packages/core/src/indicators/compute-indicator.ts. A comparison with TA-Lib must use series without gaps.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check --no-compile TA-Lib==0.8.2 numpy==2.4.6

cat > look.py <<'PY'
import numpy as np
import talib

close = np.arange(10.0, 50.0)
with_gap = close.copy()
with_gap[20] = np.nan
high, low = close + 0.5, close - 0.5
high_with_gap = high.copy()
high_with_gap[20] = np.nan


def line(name, column):
    after = column[20:]
    print(name, "day 19:", round(float(column[19]), 2), "| day 39:", round(float(column[39]), 2),
          "| NaN among the last 20:", int(np.isnan(after).sum()))


line("EMA(5)", talib.EMA(with_gap, 5))
line("RSI(5)", talib.RSI(with_gap, 5))
line("CMO(5)", talib.CMO(with_gap, 5))
line("+DI(5), a high missing", talib.PLUS_DI(high_with_gap, low, close, 5))
line("RSI(5), no gap", talib.RSI(close, 5))
PY
seen=$(env/bin/python look.py)
recorded='EMA(5) day 19: 27.0 | day 39: nan | NaN among the last 20: 20
RSI(5) day 19: 100.0 | day 39: 0.0 | NaN among the last 20: 0
CMO(5) day 19: 100.0 | day 39: 0.0 | NaN among the last 20: 0
+DI(5), a high missing day 19: 66.67 | day 39: 0.0 | NaN among the last 20: 0
RSI(5), no gap day 19: 100.0 | day 39: 100.0 | NaN among the last 20: 0'
printf '%s\n' "$seen"
if [ "$seen" != "$recorded" ]; then
  printf 'CHANGED: TA-Lib no longer treats a missing price as recorded here. Recorded was:\n%s\n' "$recorded" >&2
  exit 1
fi
echo "As recorded: one missing close makes all later RSI values 0."
