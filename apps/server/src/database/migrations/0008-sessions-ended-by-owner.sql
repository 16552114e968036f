-- The owner of a server can end the sessions of others.

alter table sessions drop constraint sessions_ended_because_check;
alter table sessions add constraint sessions_ended_because_check
  check (ended_because in ('logout', 'revoked', 'reuse', 'password', 'email', 'reset', 'owner'));
