-- Accounts: who may sign in, where they are signed in, and what is on its way to them.

create table users (
  id uuid primary key,
  -- In lower case: an address is the same however it is written.
  email text not null unique check (email = lower(email) and length(email) between 3 and 254 and position('@' in email) > 1),
  -- In E.164.
  phone text unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  name text check (length(name) between 1 and 60),
  role text not null check (role in ('owner', 'member')),
  language text check (language in ('en', 'es', 'fr', 'zh-Hans', 'zh-Hant')),
  theme text check (theme in ('system', 'light', 'dark')),
  rising text check (rising in ('green', 'red')),
  created_at timestamptz not null default now(),
  -- When everything of the account is removed; null unless its user asked for that.
  removed_at timestamptz check (removed_at > created_at)
);

-- A server belongs to one account.
create unique index one_owner on users (role) where role = 'owner';
create index users_to_remove on users (removed_at) where removed_at is not null;

create table passwords (
  user_id uuid primary key references users on delete cascade,
  hash text not null check (hash like '$argon2id$%'),
  changed_at timestamptz not null default now()
);

-- Which version of each text a user has accepted.
create table acceptances (
  user_id uuid not null references users on delete cascade,
  document text not null check (document in ('terms', 'privacy', 'disclaimer')),
  version date not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, document, version)
);

-- A place where a user is signed in: a family of refresh tokens, of which one at a time is current.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  device text not null check (length(device) <= 300),
  address text not null check (length(address) <= 64),
  -- Whether it outlives the browser: "keep me signed in".
  is_kept boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  ended_because text check (ended_because in ('logout', 'revoked', 'reuse', 'password', 'email', 'reset')),
  check ((ended_at is null) = (ended_because is null))
);

create index sessions_of_user on sessions (user_id) where ended_at is null;
create index sessions_by_end on sessions (expires_at);

create table refresh_tokens (
  -- SHA-256 of the token, which is stored nowhere.
  hash bytea primary key check (length(hash) = 32),
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  -- When it was exchanged for the next one.
  used_at timestamptz
);

create unique index one_current_token on refresh_tokens (session_id) where used_at is null;
create index tokens_of_session on refresh_tokens (session_id, used_at);

-- Codes of six digits that prove an address for a purpose.
create table verification_codes (
  id uuid primary key,
  address text not null check (length(address) between 3 and 254),
  purpose text not null check (purpose in ('register', 'login', 'changeemail', 'changepassword', 'delete', 'changemobile')),
  -- Keyed: six digits could be found from a plain hash.
  hash bytea not null check (length(hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  attempts integer not null default 0 check (attempts between 0 and 5),
  used_at timestamptz
);

create index codes_by_address on verification_codes (address, purpose, created_at desc);
create index codes_by_age on verification_codes (created_at);

-- Messages that have been promised and not been delivered yet.
create table outgoing_messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  -- Empty once it is given up: it may hold a code.
  message jsonb,
  attempts integer not null default 0 check (attempts >= 0),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  given_up_at timestamptz,
  error text check (length(error) <= 500),
  check ((message is null) = (given_up_at is not null))
);

create index messages_due on outgoing_messages (due_at) where given_up_at is null;

create table invitations (
  id uuid primary key,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_by uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_by uuid unique references users on delete set null,
  used_at timestamptz
);

create table feedback (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  contact text check (length(contact) <= 254),
  message text not null check (length(message) between 1 and 4000),
  page text check (length(page) <= 500),
  created_at timestamptz not null default now()
);

-- What all servers of one database share, such as the key that tokens are signed with.
create table secrets (
  name text primary key,
  value text not null
);
