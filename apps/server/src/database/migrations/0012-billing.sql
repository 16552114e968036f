-- Who pays through Stripe, and what Stripe has told of it.

create table billing_customers (
  user_id uuid primary key references users on delete cascade,
  -- Id at Stripe.
  customer_id text not null unique check (customer_id ~ '^cus_[A-Za-z0-9_]{1,200}$'),
  created_at timestamptz not null default now(),
  -- When all subscriptions were last read from Stripe, and from when on they are to be read again.
  synced_at timestamptz,
  sync_due_at timestamptz not null default now()
);

create index billing_customers_due on billing_customers (sync_due_at);

-- Each subscription as the newest news of it had it.
create table subscriptions (
  -- Id at Stripe, and that of its one item.
  id text primary key check (id ~ '^sub_[A-Za-z0-9_]{1,200}$'),
  item_id text not null check (item_id ~ '^si_[A-Za-z0-9_]{1,200}$'),
  user_id uuid not null references users on delete cascade,
  -- As Stripe names it.
  status text not null check (status in
    ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  -- By which the plan is found in the configuration; null of a price without one. And the plan as it was bought.
  lookup_key text check (length(lookup_key) between 1 and 200),
  plan text check (plan ~ '^[a-z][a-z0-9-]{0,39}$'),
  billing_interval text not null check (billing_interval in ('day', 'week', 'month', 'year')),
  -- In the smallest unit of the currency.
  amount bigint not null check (amount >= 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  started_at timestamptz not null,
  trial_ends_at timestamptz,
  period_ends_at timestamptz not null,
  -- When a cancelled one ends.
  cancels_at timestamptz,
  ended_at timestamptz,
  -- Since when a payment is missing.
  past_due_since timestamptz,
  -- What a coupon takes off, as pages show it.
  discount json,
  -- Stripe's time of the news.
  observed_at timestamptz not null,
  check ((status in ('past_due', 'unpaid', 'paused')) = (past_due_since is not null)),
  check ((status in ('canceled', 'incomplete_expired')) = (ended_at is not null))
);

create index subscriptions_of_user on subscriptions (user_id, started_at);

-- Checkouts that were begun: a user has one at a time that can be paid.
create table checkouts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  state text not null default 'open' check (state in ('open', 'completed', 'expired')),
  plan text not null check (plan ~ '^[a-z][a-z0-9-]{0,39}$'),
  billing_interval text not null check (billing_interval in ('month', 'year')),
  coupon text check (coupon ~ '^[A-Za-z0-9_-]{1,60}$'),
  -- Session at Stripe and its page; null until Stripe has made them.
  session_id text unique check (session_id ~ '^cs_[A-Za-z0-9_]{1,250}$'),
  url text check (url ~ '^https?://' and length(url) <= 4000),
  subscription_id text check (subscription_id ~ '^sub_[A-Za-z0-9_]{1,200}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  check ((session_id is null) = (url is null)),
  check (state = 'completed' or subscription_id is null)
);

create unique index one_open_checkout on checkouts (user_id) where state = 'open';

-- What Stripe has sent, each event once, unknown kinds too.
create table billing_events (
  id text primary key check (id ~ '^evt_[A-Za-z0-9_]{1,200}$'),
  type text not null check (length(type) between 1 and 100),
  -- Null of what is about nobody whom we know.
  user_id uuid references users on delete cascade,
  subscription_id text check (length(subscription_id) between 1 and 250),
  -- Status of the subscription in it.
  status text check (length(status) between 1 and 30),
  payload json not null,
  -- Stripe's time, and ours.
  created_at timestamptz not null,
  received_at timestamptz not null default now()
);

create index billing_events_of_subscription on billing_events (subscription_id, created_at) where subscription_id is not null;
create index billing_events_of_user on billing_events (user_id) where user_id is not null;
create index billing_events_by_age on billing_events (received_at);
