create table resume_resume (
  id uuid primary key,
  user_id uuid not null references account_identity (id),
  title text not null,
  content jsonb not null,
  -- What the reader is unsure of; emptied once the person has confirmed the content.
  confidence jsonb not null,
  -- none: written by hand, without a file.
  parse_state text not null check (parse_state in ('none', 'pending', 'parsing', 'parsed', 'failed')),
  failure text check (failure in ('scanned', 'noText', 'tooSlow', 'tooLarge', 'broken')),
  -- How often the reading was begun: a file that takes a copy down with it is given up after a few.
  parse_attempts integer not null default 0,
  source_file_id uuid references platform_file (id),
  source_kind text check (source_kind in ('pdf', 'word')),
  -- Of the file's bytes: the same file again is the same resume.
  source_sha256 text,
  -- The file's text, line by line.
  source_text text,
  -- Grows by one with each save.
  version integer not null,
  is_default boolean not null default false,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((parse_state = 'failed') = (failure is not null)),
  check ((parse_state = 'none') = (source_file_id is null)),
  check ((source_file_id is null) = (source_kind is null) and (source_file_id is null) = (source_sha256 is null)),
  check (not is_default or confirmed_at is not null)
);
comment on table resume_resume is 'personal: resumes of seekers, with the file they were read from';
comment on column resume_resume.content is 'ts: @pinjian/contract/resume-content.ts#ResumeContent';
comment on column resume_resume.confidence is 'ts: @pinjian/contract/resume.ts#ResumeConfidence';
create index resume_resume_user on resume_resume (user_id, updated_at desc);
create unique index resume_resume_default on resume_resume (user_id) where is_default;
