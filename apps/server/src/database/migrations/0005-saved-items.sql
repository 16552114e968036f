-- Saved valuations, screens and comparisons: pages with their state, under names that users give them.

create table saved_items (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('valuation', 'screen', 'comparison')),
  name text not null check (length(name) between 1 and 80),
  -- Path and query within the application, never with an origin, escaped: ASCII without blanks.
  address text not null check (address ~ '^/pages/[!-~]+$' and length(address) <= 4000),
  -- A user has as many as there are places; which one has which means nothing.
  place smallint not null check (place between 0 and 199),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now() check (changed_at >= created_at),
  unique (user_id, place)
);
