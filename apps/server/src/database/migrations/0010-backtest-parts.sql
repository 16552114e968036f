-- Parts of backtests whose work is large: each is computed by any process, and they are joined. They go when their run is over.

create table backtest_parts (
  backtest_id uuid not null references backtests on delete cascade,
  place smallint not null check (place between 0 and 255),
  -- Which stocks or combinations of parameters, those before the last of these numbers.
  kind text not null check (kind in ('stocks', 'combinations')),
  begins integer not null check (begins >= 0),
  ends integer not null,
  -- Snapshot and version of the program with which it is computed: parts of several of them do not fit together.
  snapshot text not null check (length(snapshot) between 1 and 100),
  program text not null check (length(program) between 1 and 100),
  steps_done integer not null default 0 check (steps_done >= 0),
  -- Who computes it: a token that no other attempt has, until when it is theirs, and how often it was begun.
  claim uuid,
  claimed_until timestamptz,
  attempts smallint not null default 0 check (attempts between 0 and 3),
  started_at timestamptz,
  error text check (error in ('data', 'memory', 'time', 'rules', 'program')),
  -- What was found, at most 32 MiB.
  result bytea check (octet_length(result) <= 33554432),
  primary key (backtest_id, place),
  check (ends > begins),
  check ((claim is null) = (claimed_until is null)),
  check (claim is null or (result is null and error is null))
);

-- It is compressed already.
alter table backtest_parts alter column result set storage external;
