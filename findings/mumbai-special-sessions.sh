#!/usr/bin/env bash
# Mumbai: of the sessions outside the week's rule, both calendar libraries know almost none, and one contradicts itself.
#
# Guess: exchange_calendars and pandas_market_calendars know the hour of trading at Diwali (Muhurat) and the Saturdays and
#   Sundays of the budget, and the two exchanges of Mumbai, which hold them together, have the same days.
# Seen: pandas_market_calendars opens its NSE for an hour on 2024-11-01 and 2025-10-21 (Diwali) and keeps its BSE closed on
#   both; exchange_calendars has its BSE closed too. No calendar of the two libraries opens on Sunday 2023-11-12 (Diwali) nor on
#   Saturday 2025-02-01 (budget), on which the NSE traded.
# Packages: exchange_calendars 4.13.2, pandas_market_calendars 5.5.0, pandas 3.1.1.
# Source: https://github.com/rsheftel/pandas_market_calendars/issues/480 (its calendars cannot have a session on a weekend)
# For us: a bar dated on a Sunday is not proof of a wrong date, and a holiday of one calendar is not proof of a faulty bar.
#   packages/market/src/quality/open-weekends.ts keeps a weekend bar where the other stocks of the exchange have one too, as
#   long as such days are few.
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

bombay = exchange_calendars.get_calendar("XBOM", start="2020-01-01", end="2025-12-31")


def hours(name, day):
    calendar = pandas_market_calendars.get_calendar(name)
    table = calendar.schedule(day, day)
    if table.empty:
        return "closed"
    opens, closes = (table[column].iloc[0].tz_convert(calendar.tz) for column in ("market_open", "market_close"))
    return f"{opens:%H:%M}-{closes:%H:%M}"


for day in ("2023-11-12", "2024-11-01", "2025-02-01", "2025-10-21", "2025-10-20"):
    known = "open" if bombay.is_session(day) else "closed"
    print(day, "| pandas_market_calendars NSE", hours("NSE", day), "BSE", hours("BSE", day), "| exchange_calendars XBOM", known)
PY
seen=$(env/bin/python look.py)
recorded='2023-11-12 | pandas_market_calendars NSE closed BSE closed | exchange_calendars XBOM closed
2024-11-01 | pandas_market_calendars NSE 18:00-19:00 BSE closed | exchange_calendars XBOM closed
2025-02-01 | pandas_market_calendars NSE closed BSE closed | exchange_calendars XBOM closed
2025-10-21 | pandas_market_calendars NSE 13:45-14:45 BSE closed | exchange_calendars XBOM closed
2025-10-20 | pandas_market_calendars NSE 09:15-15:30 BSE 09:15-15:30 | exchange_calendars XBOM open'
printf '%s\n' "$seen"
if [ "$seen" != "$recorded" ]; then
  printf 'CHANGED: the special sessions of Mumbai are others now. Recorded was:\n%s\n' "$recorded" >&2
  exit 1
fi
echo "As recorded: one exchange of Mumbai trades at Diwali while the other is closed, and neither does on a Sunday."
