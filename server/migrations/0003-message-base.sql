create table message_message (
  id uuid primary key,
  -- A seeker's userId, or a companyId: a company's message is one row for all its members.
  recipient_id uuid not null,
  recipient_kind text not null check (recipient_kind in ('user', 'company')),
  message_type text not null check (message_type in ('1', '2', '7', '11', '21')),
  title text not null,
  content text not null,
  meta jsonb not null,
  -- Names what happened: the same news reaches a recipient once, however often it is told.
  dedupe_key text not null,
  created_at timestamptz not null,
  unique (recipient_id, dedupe_key)
);
comment on table message_message is 'personal: messages to seekers and companies; they name people and interviews';
comment on column message_message.meta is 'ts: @pinjian/contract/message.ts#MessageMeta';
create index message_message_recipient on message_message (recipient_id, created_at desc, id desc);

create table message_read (
  message_id uuid not null references message_message (id) on delete cascade,
  user_id uuid not null references account_identity (id),
  read_at timestamptz not null,
  primary key (message_id, user_id)
);
comment on table message_read is 'personal: who has read which message; every member of a company has marks of their own';
create index message_read_user on message_read (user_id);
