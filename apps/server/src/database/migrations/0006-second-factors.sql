-- A second factor at sign-in, and passkeys.

alter table verification_codes drop constraint verification_codes_purpose_check;
alter table verification_codes add constraint verification_codes_purpose_check
  check (purpose in ('register', 'login', 'changeemail', 'changepassword', 'delete', 'changemobile', 'security'));

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- What the user's authenticator app shares with the server, encrypted: this table alone makes no codes.
  secret bytea not null check (length(secret) between 40 and 100),
  created_at timestamptz not null default now(),
  -- Null until the app has shown its first code: only then is it asked for.
  confirmed_at timestamptz,
  -- Half minute since 1970 of the last code that was accepted: neither it nor an earlier one is accepted again.
  last_step bigint not null default 0 check (last_step >= 0)
);

create index second_factors_to_remove on second_factors (created_at) where confirmed_at is null;

-- Codes that are left for a user without the app; one that was used is gone.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade on update cascade,
  -- SHA-256 of a code of 80 random bits, which is stored nowhere.
  hash bytea not null check (length(hash) = 32),
  primary key (user_id, hash)
);

create table passkeys (
  -- Credential id in base64url; an authenticator makes it.
  id text primary key check (id ~ '^[A-Za-z0-9_-]+$' and length(id) <= 1400),
  user_id uuid not null references users on delete cascade,
  -- A user has as many passkeys as there are places.
  place smallint not null check (place between 0 and 9),
  -- In COSE.
  public_key bytea not null check (length(public_key) between 1 and 2000),
  counter bigint not null check (counter >= 0),
  -- How browsers reach it, such as `internal`.
  transports text[] not null check (cardinality(transports) <= 8),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (user_id, place)
);

-- What an authenticator is asked to sign, once, within minutes.
create table passkey_challenges (
  -- SHA-256 of the challenge, which is stored nowhere.
  hash bytea primary key check (length(hash) = 32),
  -- Who adds a passkey; null of a sign-in.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);

create unique index one_challenge_of_a_user on passkey_challenges (user_id) where user_id is not null;
create index passkey_challenges_by_end on passkey_challenges (expires_at);
