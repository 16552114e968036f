-- How much is used of what plans limit.

-- Whole reports that a user has unlocked.
create table unlocks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  market text not null check (length(market) between 1 and 64),
  -- Symbol as the market has it.
  code text not null check (length(code) between 1 and 64),
  -- Last day of the market: a periodic filing of a later day ends the unlock seven days after it.
  market_day date not null,
  unlocked_at timestamptz not null,
  -- The latest end.
  ends_at timestamptz not null,
  -- When it made room for another one of the same stock.
  closed_at timestamptz check (closed_at >= unlocked_at),
  -- First day of the month (UTC) that it is counted in, and which of that month it is: no two are the same one.
  month date not null check (extract(day from month) = 1),
  number integer not null check (number between 1 and 1000000),
  unique (user_id, month, number),
  check (ends_at > unlocked_at and ends_at <= unlocked_at + interval '90 days')
);

create unique index one_unlock_of_a_stock on unlocks (user_id, market, code) where closed_at is null;

-- How often a user has done in a month what plans limit.
create table monthly_use (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('runs', 'exports')),
  month date not null check (extract(day from month) = 1),
  used integer not null check (used >= 1),
  primary key (user_id, kind, month)
);
