-- Who asked for the deletion of their account. Until `due_at` they may change their mind; then everything of theirs goes.
create table account_deletion (
  person_id uuid primary key references account_person (id),
  requested_at timestamptz not null,
  due_at timestamptz not null
);
comment on table account_deletion is 'personal: people who asked for the deletion of their account and may still take it back';
create index account_deletion_due on account_deletion (due_at);

-- Archives of everything the product knows of a person, made for them in the background.
create table account_personal_export (
  id uuid primary key,
  person_id uuid not null references account_person (id),
  -- The identity that asked, and is told.
  user_id uuid not null references account_identity (id),
  state text not null check (state in ('waiting', 'working', 'ready', 'failed', 'removed')),
  steps_done integer not null default 0,
  steps_total integer not null,
  -- The archive; its bytes lie in the files port.
  file_id uuid references platform_file (id),
  requested_at timestamptz not null,
  -- When it last went on: one that stands still was left by a copy that is gone.
  moved_at timestamptz not null,
  finished_at timestamptz,
  -- When the archive is removed.
  expires_at timestamptz,
  check ((state = 'ready') = (file_id is not null))
);
comment on table account_personal_export is 'personal: archives of their own data that people asked for';
create index account_personal_export_person on account_personal_export (person_id, requested_at desc);
create unique index account_personal_export_open on account_personal_export (person_id)
  where state in ('waiting', 'working');
create index account_personal_export_expiry on account_personal_export (expires_at) where state = 'ready';

-- People who are gone. Neither phone nor id: only who has the key and an old backup can tell whom it means, and that is
-- what it is for: a restore of an older backup erases them again.
create table account_erasure (
  -- Keyed hash of the person's id.
  person_hash bytea primary key,
  erased_at timestamptz not null,
  -- Came with a restore, and is still to be carried out here.
  pending boolean not null default false
);
comment on table account_erasure is 'none: keyed hashes of the ids of people who were erased';
create index account_erasure_pending on account_erasure (person_hash) where pending;
