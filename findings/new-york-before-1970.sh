#!/usr/bin/env bash
# New York before 1970: exchange_calendars opens the exchange on Christmas and never on a Saturday.
#
# Guess: a calendar that can be asked for 1950 knows the sessions of 1950, or raises an error; that of Shanghai raises one for a
#   year that it does not know.
# Seen: before 1970 exchange_calendars has hardly any holiday: Christmas 1962 and the Fourth of July 1963 are sessions, each year
#   of the sixties has eight or nine too many, and the Saturdays on which New York traded until 1952 are missing. It warns of nothing.
#   pandas_market_calendars has the holidays and the Saturdays.
# Packages: exchange_calendars 4.13.2, pandas_market_calendars 5.5.0, pandas 3.1.1.
# Source: https://github.com/gerrymanoim/exchange_calendars/issues/440 (a calendar without a declared first day is less and less
#   accurate further back), https://github.com/quantopian/trading_calendars/issues/162
# For us: users import prices of New York from the sixties and before. Judged by this calendar, 87 days of the sixties would be gaps, and a
#   count of sessions is 3.5 % too high. Our rules begin where Monday holidays began, in 1971, and say so
#   (packages/core/src/time/new-york-holidays.ts).
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


def sessions(first, last):
    one = exchange_calendars.get_calendar("XNYS", start=first, end=last).sessions
    return list(one), list(pandas_market_calendars.get_calendar("NYSE").valid_days(first, last))


for year in (1950, 1955, 1965, 1970, 2025):
    one, other = sessions(f"{year}-01-01", f"{year}-12-31")
    saturdays = [sum(day.dayofweek == 5 for day in days) for days in (one, other)]
    print(year, "sessions:", len(one), "and", len(other), "| Saturdays:", saturdays[0], "and", saturdays[1])
one, other = sessions("1960-01-01", "1969-12-31")
print("the sixties:", len(one), "and", len(other))
one, other = ({f"{day:%Y-%m-%d}" for day in days} for days in sessions("1960-01-01", "1969-12-31"))
for day in ("1962-12-25", "1963-07-04", "1969-12-25"):
    print(day, "open:", day in one, "and", day in other)
PY
seen=$(env/bin/python look.py)
recorded='1950 sessions: 260 and 281 | Saturdays: 0 and 32
1955 sessions: 260 and 252 | Saturdays: 0 and 0
1965 sessions: 261 and 252 | Saturdays: 0 and 0
1970 sessions: 254 and 254 | Saturdays: 0 and 0
2025 sessions: 250 and 250 | Saturdays: 0 and 0
the sixties: 2576 and 2489
1962-12-25 open: True and False
1963-07-04 open: True and False
1969-12-25 open: True and False'
printf '%s\n' "$seen"
if [ "$seen" != "$recorded" ]; then
  printf 'CHANGED: the early sessions of New York are others now. Recorded was:\n%s\n' "$recorded" >&2
  exit 1
fi
echo "As recorded: exchange_calendars has no holidays of New York before 1970."
