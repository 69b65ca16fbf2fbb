-- Events wait here, one row per subscriber, written in the transaction of what happened and removed in the
-- transaction of what follows from it: neither can be without the other.
create table platform_outbox (
  id uuid primary key,
  event text not null,
  subscriber text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  run_at timestamptz not null,
  created_at timestamptz not null,
  -- Set once the last attempt failed: the dead letters an admin sees.
  dead_at timestamptz,
  last_error text
);
comment on table platform_outbox is 'none: events on their way to their subscribers, ids and facts only';
create index platform_outbox_due on platform_outbox (run_at, id) where dead_at is null;

create table platform_file (
  id uuid primary key,
  owner_id uuid not null,
  purpose text not null,
  name text not null,
  kind text not null check (kind in ('image', 'pdf', 'word')),
  media_type text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamptz not null
);
comment on table platform_file is 'personal: uploaded files; the bytes lie in the files port under the id';
create index platform_file_owner on platform_file (owner_id);

-- What the embedded SMS sender "sent": shown at /sandbox, never used with a real vendor.
create table platform_sandbox_sms (
  id uuid primary key,
  phone_hash bytea not null,
  phone_cipher bytea not null,
  text text not null,
  code text not null,
  sent_at timestamptz not null
);
comment on table platform_sandbox_sms is 'personal: text messages of the embedded sandbox sender';
create index platform_sandbox_sms_phone on platform_sandbox_sms (phone_hash, sent_at desc);

-- The fingerprint of the encryption key: another key refuses the start instead of reading garbage.
create table platform_setting (
  name text primary key,
  value text not null
);
comment on table platform_setting is 'none: facts about this installation';
