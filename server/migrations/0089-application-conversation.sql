-- What both sides of an application write to each other (decisions §17). One row for each conversation there is.
create table application_conversation (
  application_id uuid primary key references application_application (id),
  -- The number of its newest message; whoever writes holds the row, so that there is one order.
  newest integer not null check (newest >= 0),
  -- What was written in quiet hours is told then; null where nothing waits.
  seeker_due_at timestamptz,
  company_due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table application_conversation is 'personal: conversations of seekers and companies';
create index application_conversation_seeker_due on application_conversation (seeker_due_at) where seeker_due_at is not null;
create index application_conversation_company_due on application_conversation (company_due_at)
  where company_due_at is not null;
create index application_conversation_updated on application_conversation (updated_at);

-- One side asks to exchange contacts; what both see once it is agreed stands here as it was then.
create table application_contact_request (
  id uuid primary key,
  application_id uuid not null references application_conversation (application_id),
  side text not null check (side in ('seeker', 'company')),
  asker_id uuid references account_identity (id),
  state text not null check (state in ('asked', 'agreed', 'refused', 'expired')),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  answered_by uuid references account_identity (id),
  answered_at timestamptz,
  seeker_contact_cipher bytea,
  company_contact_cipher bytea,
  check ((state = 'asked') = (answered_at is null))
);
comment on table application_contact_request is 'personal: who asked to exchange contacts, the answer, and what was exchanged';
create unique index application_contact_request_open on application_contact_request (application_id) where state = 'asked';
create index application_contact_request_newest on application_contact_request (application_id, asked_at desc, id desc);
create index application_contact_request_asker on application_contact_request (asker_id);
create index application_contact_request_answered on application_contact_request (answered_by);
create index application_contact_request_expiry on application_contact_request (expires_at) where state = 'asked';

create table application_conversation_message (
  id uuid primary key,
  application_id uuid not null references application_conversation (application_id),
  place integer not null check (place > 0),
  side text not null check (side in ('seeker', 'company')),
  -- null once they are erased.
  writer_id uuid references account_identity (id),
  message_key text not null,
  kind text not null check (kind in ('text', 'file', 'contact')),
  words_cipher bytea,
  file_id uuid references platform_file (id),
  request_id uuid references application_contact_request (id),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  erased_at timestamptz,
  unique (application_id, place),
  unique (application_id, writer_id, message_key),
  check ((kind = 'contact') = (request_id is not null))
);
comment on table application_conversation_message is 'personal: what a seeker and a company wrote to each other';
create index application_conversation_message_writer on application_conversation_message (writer_id, created_at desc);
create index application_conversation_message_file on application_conversation_message (file_id) where file_id is not null;

create index application_conversation_message_request on application_conversation_message (request_id)
  where request_id is not null;

create table application_conversation_read (
  application_id uuid not null references application_conversation (application_id),
  reader_id uuid not null references account_identity (id),
  side text not null check (side in ('seeker', 'company')),
  place integer not null,
  read_at timestamptz not null,
  primary key (application_id, reader_id)
);
comment on table application_conversation_read is 'personal: up to which message somebody has read a conversation';
create index application_conversation_read_reader on application_conversation_read (reader_id);

-- Complaints of messages, for the console.
create table application_complaint (
  id uuid primary key,
  application_id uuid not null references application_conversation (application_id),
  message_id uuid not null references application_conversation_message (id),
  side text not null check (side in ('seeker', 'company')),
  complainant_id uuid references account_identity (id),
  reason text not null check (reason in ('insult', 'fraud', 'fee', 'advertising', 'privacy', 'other')),
  note_cipher bytea,
  state text not null check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (message_id, complainant_id),
  check ((state = 'open') = (settled_at is null))
);
comment on table application_complaint is 'personal: complaints of messages in conversations, and what became of them';
create index application_complaint_open on application_complaint (created_at, id) where state = 'open';
create index application_complaint_complainant on application_complaint (complainant_id);
create index application_complaint_application on application_complaint (application_id);

create table application_quick_reply (
  id uuid primary key,
  user_id uuid not null references account_identity (id),
  words text not null,
  created_at timestamptz not null,
  unique (user_id, words)
);
comment on table application_quick_reply is 'personal: what somebody keeps to send again';

-- Both agreed to exchange contacts: the company sees name and contact from then on (decisions §16).
alter table application_application add column contact_agreed_at timestamptz;
