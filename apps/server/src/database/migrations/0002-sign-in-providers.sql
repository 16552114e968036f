-- Sign-ins with providers that speak OpenID Connect.

-- On the way to a provider and back. What comes back must know the state, in the browser that went.
create table provider_sign_ins (
  -- SHA-256 of the state, which is stored nowhere.
  state_hash bytea primary key check (length(state_hash) = 32),
  provider text not null check (length(provider) between 1 and 20),
  -- SHA-256 of the cookie of the browser.
  browser_hash bytea not null check (length(browser_hash) = 32),
  nonce text not null check (length(nonce) between 20 and 100),
  -- Proof that the code is redeemed by who asked for it (PKCE).
  verifier text not null check (length(verifier) between 43 and 128),
  -- By which the page that opened the window knows its outcome.
  attempt text not null check (attempt ~ '^[A-Za-z0-9]{20}$'),
  -- Address of this server as the browser knows it.
  origin text not null check (length(origin) <= 300),
  expires_at timestamptz not null
);

create index provider_sign_ins_by_end on provider_sign_ins (expires_at);

-- Who somebody is, as a provider has said it; whoever has the ticket can sign in as that, once.
create table provider_tickets (
  hash bytea primary key check (length(hash) = 32),
  provider text not null check (length(provider) between 1 and 20),
  issuer text not null check (length(issuer) <= 300),
  subject text not null check (length(subject) between 1 and 255),
  -- Null unless the provider has verified it.
  email text check (email = lower(email) and length(email) between 3 and 254),
  expires_at timestamptz not null
);

create index provider_tickets_by_end on provider_tickets (expires_at);

-- Which account belongs to whom: by issuer and subject, never by an address.
create table provider_identities (
  issuer text not null check (length(issuer) <= 300),
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references users on delete cascade,
  provider text not null check (length(provider) between 1 and 20),
  -- As the provider had it when it was linked, for the user to recognise.
  email text check (length(email) between 3 and 254),
  linked_at timestamptz not null default now(),
  primary key (issuer, subject)
);

-- A user has one sign-in of each issuer.
create unique index one_identity_of_an_issuer on provider_identities (user_id, issuer);
