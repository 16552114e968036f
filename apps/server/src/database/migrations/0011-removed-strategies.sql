-- A strategy that was deleted can be taken back for some time, with its versions.

alter table strategies add removed_at timestamptz;
-- One that was deleted takes no place from those that its user has.
alter table strategies alter column place drop not null;
alter table strategies add constraint strategies_removed_check check ((place is null) = (removed_at is not null));

create index strategies_removed on strategies (removed_at) where removed_at is not null;
