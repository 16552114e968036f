-- The picture of a user: decoded, cut and encoded anew by the server.

create table avatars (
  -- Part of its address, which nobody can guess; another one with each picture.
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  image bytea not null check (length(image) between 1 and 65536),
  changed_at timestamptz not null default now()
);

-- Beside the user, so that who is signed in is one row.
alter table users add column avatar uuid;
