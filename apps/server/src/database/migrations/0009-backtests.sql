-- Strategies of users with their versions, the backtests that they start, and what was tried with each strategy.

create table strategies (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- Id of a strategy of the library, or of one of the user that may be gone by now.
  forked_from text check (forked_from ~ '^[a-z0-9-]{1,80}$'),
  -- The newest of its versions.
  version integer not null check (version >= 1),
  -- A user has as many as there are places; which one has which means nothing.
  place smallint not null check (place between 0 and 99),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now() check (changed_at >= created_at),
  unique (user_id, place)
);

create table strategy_versions (
  strategy_id uuid not null references strategies on delete cascade,
  version integer not null check (version >= 1),
  -- The tree of rules as JSON, with the order of its members.
  strategy json not null,
  -- Results of later days are out of sample.
  saved_at timestamptz not null default now(),
  primary key (strategy_id, version)
);

create table backtests (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  favourite boolean not null default false,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- Id of a strategy of the library, or of one of the user that may be gone by now; null of rules that were given.
  strategy_id text check (strategy_id ~ '^[a-z0-9-]{1,80}$'),
  strategy_version integer check (strategy_version >= 1),
  strategy_saved_at timestamptz,
  -- What was asked, and the rules as they run.
  input json not null,
  strategy json not null,
  -- Which market it reads, and the snapshot that it was started on; of one that is done the one that it read.
  market text not null check (length(market) between 1 and 64),
  snapshot text not null check (length(snapshot) between 1 and 100),
  phase text not null default 'waiting' check (length(phase) between 1 and 20),
  steps_done integer not null default 0 check (steps_done >= 0),
  steps integer not null default 0 check (steps >= 0),
  cancel_requested boolean not null default false,
  -- Who computes it: a token that no other attempt has, until when it is theirs, and how often it was begun.
  claim uuid,
  claimed_until timestamptz,
  attempts smallint not null default 0 check (attempts between 0 and 3),
  error text check (error in ('data', 'memory', 'time', 'rules', 'program')),
  -- A few numbers of its result, for lists.
  summary json,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  check ((state = 'running') = (claim is not null)),
  check ((claim is null) = (claimed_until is null)),
  check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null)),
  check ((state = 'failed') = (error is not null))
);

create index backtests_of_user on backtests (user_id, created_at);
create index backtests_to_compute on backtests (created_at) where state in ('queued', 'running');

create table backtest_results (
  backtest_id uuid primary key references backtests on delete cascade,
  -- JSON, compressed by gzip.
  result bytea not null
);

-- How many variants of a strategy a user has tried, and how their Sharpe ratios per day vary: they outlive the runs.
create table strategy_trials (
  user_id uuid not null references users on delete cascade,
  -- Id of a strategy, or a digest of the rules without their numbers.
  family text not null check (length(family) between 1 and 80),
  -- Digest of everything that was asked: the same again is no further trial.
  variant bytea not null check (length(variant) = 32),
  trials integer not null check (trials >= 1),
  -- Of the trials of this variant; null where none has a ratio.
  sharpe_mean double precision,
  sharpe_variance double precision check (sharpe_variance >= 0),
  tried_at timestamptz not null default now(),
  primary key (user_id, family, variant)
);
