-- Published reports, the runs of language models that write some of them, and who asked for those.

-- A version of a report belongs to the market: no user owns it.
create table reports (
  id uuid primary key,
  market text not null check (length(market) between 1 and 64),
  code text not null check (length(code) between 1 and 24),
  language text not null check (language in ('en', 'es', 'fr', 'zh-Hans', 'zh-Hant')),
  -- Day of its evidence, and the snapshot that had it.
  as_of date not null,
  snapshot text not null check (length(snapshot) between 1 and 100),
  -- SHA-256 of evidence, writer and language: the same inputs are one version.
  hash bytea not null check (length(hash) = 32),
  -- Name of the model that wrote any section; null of one that the rules wrote.
  model text check (length(model) between 1 and 100),
  -- Report and evidence as JSON, compressed by gzip; at most 4 MiB.
  content bytea not null check (octet_length(content) <= 4194304),
  published_at timestamptz not null default now(),
  unique (market, code, language, hash)
);

create index reports_newest on reports (market, code, language, as_of, published_at);
-- It is compressed already.
alter table reports alter column content set storage external;

create table report_runs (
  id uuid primary key,
  market text not null check (length(market) between 1 and 64),
  code text not null check (length(code) between 1 and 24),
  language text not null check (language in ('en', 'es', 'fr', 'zh-Hans', 'zh-Hant')),
  as_of date not null,
  snapshot text not null check (length(snapshot) between 1 and 100),
  hash bytea not null check (length(hash) = 32),
  model text not null check (length(model) between 1 and 100),
  -- Who asked first: it counts for what that user may spend in a month. What was spent stays when the user has gone.
  user_id uuid references users on delete set null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  error text check (error in ('model', 'refused', 'cost', 'time', 'program')),
  -- As far as is known; at the end what the service states.
  input_tokens integer not null default 0 check (input_tokens >= 0),
  output_tokens integer not null default 0 check (output_tokens >= 0),
  -- In millionths of the currency: the most that it may cost while it is under way, then what it cost. Null without prices.
  cost bigint check (cost >= 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- The sections that are finished, as JSON.
  sections json not null default '{}',
  -- Which process has it in its queue: a token that no other has, and until when it is theirs.
  claim uuid,
  claimed_until timestamptz,
  report_id uuid references reports on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state in ('queued', 'running')) = (claim is not null)),
  check ((claim is null) = (claimed_until is null)),
  check ((claim is null) = (finished_at is not null)),
  check ((state = 'failed') = (error is not null)),
  check ((cost is null) = (currency is null)),
  check (report_id is null or state = 'done')
);

-- All who ask for the same follow one run.
create unique index report_runs_under_way on report_runs (market, code, language, hash) where state in ('queued', 'running');
create index report_runs_of_user on report_runs (user_id, created_at);
create index report_runs_of_month on report_runs (created_at);

-- Who waits for a run, or did: it is given up when nobody is left.
create table report_askers (
  run_id uuid not null references report_runs on delete cascade,
  user_id uuid not null references users on delete cascade,
  asked_at timestamptz not null default now(),
  left_at timestamptz check (left_at >= asked_at),
  primary key (run_id, user_id)
);

create index report_askers_of_user on report_askers (user_id, asked_at);
