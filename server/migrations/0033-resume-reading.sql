-- One row for each file that was given to the reader; the resume may be deleted, what the reading cost is not undone.
create table resume_reading (
  id uuid primary key,
  user_id uuid not null references account_identity (id),
  begun_at timestamptz not null
);
comment on table resume_reading is 'personal: when files of a seeker were read, for a limit a day; older rows go with the next one';
create index resume_reading_user on resume_reading (user_id, begun_at);
