-- How the AI interviews for a position: each saving is a version, so that what was asked can be read again.
create table interview_setup (
  position_id uuid not null references position_position (id),
  version integer not null check (version > 0),
  content jsonb not null,
  saved_at timestamptz not null,
  -- null once the member is erased.
  saved_by uuid references account_identity (id),
  primary key (position_id, version)
);
comment on table interview_setup is 'business: how the AI interviews for a position and the company''s own questions, by version';
comment on column interview_setup.content is 'ts: @pinjian/contract/interview-setup.ts#InterviewSetup';
create index interview_setup_saved_by on interview_setup (saved_by) where saved_by is not null;
