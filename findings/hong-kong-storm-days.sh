#!/usr/bin/env bash
# Hong Kong: the two calendar libraries for Python each miss storm days that the other one knows.
#
# Guess: exchange_calendars and pandas_market_calendars have the same sessions for Hong Kong since 2020, and where they differ
#   one of them is right about all.
# Seen: they differ on six days, and each of them is wrong on some. exchange_calendars trades through 2023-09-01 (typhoon Saola)
#   and 2023-09-08 (black rainstorm). pandas_market_calendars trades through the storms of 2020-10-13, 2021-10-13 and
#   2024-09-06, and through 2021-04-06, the day after Easter Monday that stood for Ching Ming.
# Packages: exchange_calendars 4.13.2, pandas_market_calendars 5.5.0, pandas 3.1.1.
# Source: https://github.com/gerrymanoim/exchange_calendars/issues/600 and
#   https://github.com/rsheftel/pandas_market_calendars/issues/303 (both cite notices of the exchange).
# For us: neither library can be the reference for "is a bar missing" or "when does it open next". The days stand by name in
#   packages/core/src/time/exchanges/hong-kong.ts, and published-calendars.test.ts there compares with published closures.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check --no-compile \
  exchange_calendars==4.13.2 pandas_market_calendars==5.5.0 pandas==3.1.1 numpy==2.4.6

cat > look.py <<'PY'
import warnings

warnings.filterwarnings("ignore")
import exchange_calendars
import pandas_market_calendars

FIRST, LAST = "2020-01-02", "2026-10-30"
one = {f"{day:%Y-%m-%d}" for day in exchange_calendars.get_calendar("XHKG", start=FIRST, end=LAST).sessions}
other = {f"{day:%Y-%m-%d}" for day in pandas_market_calendars.get_calendar("HKEX").valid_days(FIRST, LAST)}
print("open in exchange_calendars alone:", *sorted(one - other))
print("open in pandas_market_calendars alone:", *sorted(other - one))
print("open in both:", len(one & other))
PY
seen=$(env/bin/python look.py)
recorded='open in exchange_calendars alone: 2023-09-01 2023-09-08
open in pandas_market_calendars alone: 2020-10-13 2021-04-06 2021-10-13 2024-09-06
open in both: 1680'
printf '%s\n' "$seen"
if [ "$seen" != "$recorded" ]; then
  printf 'CHANGED: the calendars of Hong Kong differ on other days now. Recorded was:\n%s\n' "$recorded" >&2
  exit 1
fi
echo "As recorded: each library opens Hong Kong on days on which it was closed."
