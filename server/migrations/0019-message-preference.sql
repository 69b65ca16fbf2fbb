-- Inside the product everything is told. Which kinds also go out by text message and mail is each identity's own choice.
create table message_preference (
  user_id uuid not null references account_identity (id),
  kind text not null check (kind in ('interview', 'application', 'offer', 'review', 'security')),
  sms boolean not null,
  mail boolean not null,
  changed_at timestamptz not null,
  primary key (user_id, kind)
);
comment on table message_preference is 'personal: kinds of messages a person wants outside the product; a kind without a row is at its default';

-- The intent to tell somebody outside, stored with the message it is about. What a crash left in the middle is unsure:
-- it may have arrived, and is not repeated.
create table message_outside_send (
  id uuid primary key,
  message_id uuid not null references message_message (id) on delete cascade,
  user_id uuid not null references account_identity (id),
  kind text not null check (kind in ('interview', 'application', 'offer', 'review', 'security')),
  channel text not null check (channel in ('sms', 'mail')),
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure', 'dropped')),
  attempts integer not null default 0,
  run_at timestamptz not null,
  created_at timestamptz not null,
  started_at timestamptz,
  settled_at timestamptz,
  unique (message_id, user_id, channel)
);
comment on table message_outside_send is 'personal: text messages and mails about messages, and what became of them';
create index message_outside_send_user on message_outside_send (user_id, created_at desc, id desc);
create index message_outside_send_due on message_outside_send (run_at) where state in ('waiting', 'sending');
