-- What users want to be told of the market, and what they have been told.

create table alerts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- One of so many that a user can have.
  place integer not null check (place between 0 and 199),
  market text not null check (length(market) between 1 and 64),
  -- Symbol as the market had it; null of one that watches a whole market.
  code text check (length(code) between 1 and 64),
  kind text not null check (kind in ('price', 'change', 'gap', 'metric', 'percentile', 'check', 'consensus', 'moat', 'filing', 'target', 'earnings', 'strategy', 'screen', 'thesis')),
  condition jsonb not null,
  name text not null check (length(name) between 1 and 120),
  by_email boolean not null,
  by_push boolean not null,
  by_webhook boolean not null,
  is_paused boolean not null default false,
  -- The saved valuation that it holds against reports.
  saved_item_id uuid references saved_items on delete cascade,
  created_at timestamptz not null,
  changed_at timestamptz not null check (changed_at >= created_at),
  -- Number of the snapshot that it was last held against; 0 before the first one.
  evaluated integer not null default 0 check (evaluated >= 0),
  -- 1 beyond and 0 short of its line, or the width of a moat; null as long as nothing was known.
  last_side double precision,
  last_value double precision,
  -- The line as it is counted now, and the day in whose shares that is: each later split divides it.
  line double precision,
  line_day date,
  -- What else is to be remembered: filings and targets that were there, assumptions.
  memory jsonb,
  crossings integer not null default 0 check (crossings >= 0),
  unique (user_id, place)
);

create index alerts_to_evaluate on alerts (market, evaluated) where not is_paused;
create index alerts_on_prices on alerts (market, code) where kind = 'price' and not is_paused;

-- Each crossing of an alert is one row, whoever finds it.
create table alert_rings (
  id uuid primary key,
  alert_id uuid not null references alerts on delete cascade,
  crossing integer not null check (crossing >= 1),
  -- Last day of the market on which it rang.
  day date not null,
  value double precision,
  details jsonb not null,
  rung_at timestamptz not null,
  read_at timestamptz check (read_at >= rung_at),
  unique (alert_id, crossing)
);

-- What is still to be written by e-mail: at once, after quiet hours, or with the other news of a day.
create table alert_mails (
  ring_id uuid primary key references alert_rings on delete cascade,
  user_id uuid not null references users on delete cascade,
  due_at timestamptz not null
);

create index alert_mails_due on alert_mails (due_at);

-- How a user is told; minutes are those of the day in the time zone.
create table alert_settings (
  user_id uuid primary key references users on delete cascade,
  time_zone text not null check (length(time_zone) between 1 and 64),
  is_daily boolean not null default false,
  daily_at integer not null default 420 check (daily_at between 0 and 1439),
  quiet_from integer check (quiet_from between 0 and 1439),
  quiet_until integer check (quiet_until between 0 and 1439),
  emails_off_at timestamptz,
  webhook_url text check (length(webhook_url) <= 500),
  webhook_secret text check (length(webhook_secret) between 16 and 100),
  check ((quiet_from is null) = (quiet_until is null)),
  check ((webhook_url is null) = (webhook_secret is null))
);

-- Browsers that are told by Web Push.
create table push_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  endpoint text not null unique check (length(endpoint) between 1 and 1000),
  p256dh text not null check (length(p256dh) <= 88),
  auth text not null check (length(auth) <= 24),
  created_at timestamptz not null
);

create index push_devices_of_user on push_devices (user_id, created_at);

-- Snapshots in the order in which servers of this database first served them: an older one is not evaluated again.
create table alert_snapshots (
  market text not null check (length(market) between 1 and 64),
  number integer not null check (number >= 1),
  snapshot text not null check (length(snapshot) between 1 and 128),
  last_day date not null,
  published_at timestamptz,
  first_seen_at timestamptz not null,
  primary key (market, number),
  unique (market, snapshot)
);

-- Messages also go to webhooks and browsers.
alter table outgoing_messages drop constraint outgoing_messages_channel_check;
alter table outgoing_messages add constraint outgoing_messages_channel_check
  check (channel in ('email', 'sms', 'webhook', 'push'));
