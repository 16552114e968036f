-- Watchlists: the stocks that a user follows, with notes, in the order of that user.

create table watchlists (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- Null of the list that the first star made.
  name text check (length(name) between 1 and 60),
  -- A user has as many lists as there are places. The order is that of the places; some may be free.
  place smallint not null check (place between 0 and 19),
  created_at timestamptz not null default now(),
  -- Checked when a transaction ends: within one, lists swap their places.
  constraint one_list_at_a_place unique (user_id, place) deferrable initially deferred
);

create unique index one_nameless_list on watchlists (user_id) where name is null;

create table watched_stocks (
  list_id uuid not null references watchlists on delete cascade,
  -- Symbol as the market had it when the stock was added; it may be gone from the market since.
  code text not null check (length(code) between 1 and 64),
  note text check (length(note) between 1 and 500),
  place smallint not null check (place between 0 and 199),
  added_at timestamptz not null default now(),
  primary key (list_id, code),
  constraint one_stock_at_a_place unique (list_id, place) deferrable initially deferred
);

-- When a user looked at what has changed, and how far the market had come by then.
create table watchlist_visits (
  user_id uuid primary key references users on delete cascade,
  -- The last question of the present visit, and the last day of the market that it was answered with.
  asked_at timestamptz not null,
  seen_day date not null,
  -- The same of the visit before; null on the first one.
  previous_asked_at timestamptz check (previous_asked_at < asked_at),
  previous_seen_day date,
  check ((previous_asked_at is null) = (previous_seen_day is null))
);
