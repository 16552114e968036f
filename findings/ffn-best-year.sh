#!/usr/bin/env bash
# ffn: the best year leaves out the first year and counts two months as one.
#
# Guess: best_year is the largest year of the library's own table of returns, and a year of two months is none.
# Seen: three calendar years of a share: +50 % in all of 2022, -20 % in 2023, +5 % in January and February of 2024. The table has
#   all three. best_year is 5 %, the mean of the years is -7.5 % and half of the years are won: 2022 is missing, since a year is
#   measured from the end of the year before, and the two months of 2024 count as a year. In the table the ten months of 2024 that
#   are yet to come have returns of 0.
# Package: ffn 1.4.1, pandas 3.1.1, numpy 2.4.6.
# Source: https://github.com/pmorissette/ffn/issues/241 (a comment says that the first year does not count)
# For us: its years are no reference for a table of calendar years, and a month to come is not a month of 0 (rule GEN-03). Ours marks
#   a year of fewer than twelve months as partial and leaves missing months missing: packages/core/src/stats/months/year-rows.ts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check --no-compile ffn==1.4.1 pandas==3.1.1 numpy==2.4.6

cat > look.py <<'PY'
import warnings

warnings.filterwarnings("ignore")
import ffn
import numpy as np
import pandas as pd


def path(start, end, first, last):
    days = pd.bdate_range(first, last)
    return pd.Series(np.linspace(start, end, len(days)), index=days)


prices = pd.concat([
    path(100, 150, "2022-01-03", "2022-12-30"),
    path(150, 120, "2023-01-02", "2023-12-29"),
    path(120, 126, "2024-01-01", "2024-02-29"),
])
result = ffn.calc_stats(prices)
table = result.return_table
print("table:", *(f"{year} {value:+.2f}" for year, value in table["YTD"].items()))
names = ("best_year", "worst_year", "yearly_mean", "win_year_perc")
print("years:", *(f"{name} {result.stats[name]:+.3f}" for name in names))
print("months of 2024:", *(f"{value:.3f}" for value in table.loc[2024].iloc[:5]))
PY
seen=$(env/bin/python look.py 2>/dev/null)
recorded='table: 2022 +0.50 2023 -0.20 2024 +0.05
years: best_year +0.050 worst_year -0.200 yearly_mean -0.075 win_year_perc +0.500
months of 2024: 0.026 0.024 0.000 0.000 0.000'
printf '%s\n' "$seen"
if [ "$seen" != "$recorded" ]; then
  printf 'CHANGED: ffn counts years in another way now. Recorded was:\n%s\n' "$recorded" >&2
  exit 1
fi
echo "As recorded: the year of +50 % is not the best year, and two months are a year."
