-- What backtests compare with and what trades cost in them, unless the user says otherwise.

alter table users
  add column benchmark text check (length(benchmark) between 1 and 24),
  add column cost_preset text check (cost_preset in ('free', 'low', 'standard', 'high'));
