#!/usr/bin/env bash
# One Parquet file of decimal prices: polars rounds ratios to the digits of the price, DuckDB refuses a position above a million.
#
# Guess: both engines read decimal(18,6) exactly (they do), a ratio of two prices is a float in both, and price times shares is a
#   decimal of more digits in both.
# Seen: in polars a decimal divided by a decimal keeps the six digits of the price: a dividend of 0.000120 on a price of 25.5 is a
#   yield of 0.000005 instead of 0.0000047 (6 % off), and one of 0.000009 on 20 is 0. DuckDB gives a double. In DuckDB
#   decimal(18,6) times decimal(18,6) has 18 digits too, 12 behind the point, so that 20 x 100,000 raises an error of overflow,
#   while 25.5 x 35,000 passes. polars gives 2,000,000.
# Packages: polars 2.1.0, duckdb 2.0.1.
# Source: https://github.com/pola-rs/polars/pull/24542 (the scale stays across arithmetic);
#   https://github.com/duckdb/duckdb/issues/23512 (a division of decimals is a double).
# For us: a user who prepares files for an import in one of the two may lose small dividends and factors before we see them: ratios need
#   float64 first. Our own import reads each number as a double: packages/market/src/delimited/parse-decimal.ts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check --no-compile polars==2.1.0 duckdb==2.0.1

cat > look.py <<'PY'
from datetime import date
from decimal import Decimal

import duckdb
import polars as pl

rows = {
    "day": [date(2024, 1, 2), date(2024, 1, 3)],
    "price": [Decimal("25.500000"), Decimal("20.000000")],
    "dividend": [Decimal("0.000120"), Decimal("0.000009")],
    "shares": [Decimal("35000.000000"), Decimal("100000.000000")],
}
kind = pl.Decimal(18, 6)
pl.DataFrame(rows, schema={"day": pl.Date, "price": kind, "dividend": kind, "shares": kind}).write_parquet("prices.parquet")

frame = pl.read_parquet("prices.parquet")
ratio = frame.select(pl.col("dividend") / pl.col("price")).to_series()
value = frame.select(pl.col("price") * pl.col("shares")).to_series()
print("polars yield:", *ratio, "| value:", *value)
database = duckdb.connect()
print("duckdb yield:", *(f"{row[0]:.9f}" for row in database.sql("select dividend / price from 'prices.parquet'").fetchall()))
for day in ("2024-01-02", "2024-01-03"):
    try:
        query = f"select price * shares, typeof(price * shares) from 'prices.parquet' where day = '{day}'"
        print("duckdb value:", *database.sql(query).fetchall()[0])
    except duckdb.Error as error:
        print("duckdb value:", str(error).split(" (")[0])
PY
seen=$(env/bin/python look.py)
recorded='polars yield: 0.000005 0.000000 | value: 892500.000000 2000000.000000
duckdb yield: 0.000004706 0.000000450
duckdb value: 892500.000000000000 DECIMAL(18,12)
duckdb value: Out of Range Error: Overflow in multiplication of DECIMAL(18)'
printf '%s\n' "$seen"
if [ "$seen" != "$recorded" ]; then
  printf 'CHANGED: the engines compute with decimals in another way now. Recorded was:\n%s\n' "$recorded" >&2
  exit 1
fi
echo "As recorded: six digits in polars, and an error above a million in DuckDB."
