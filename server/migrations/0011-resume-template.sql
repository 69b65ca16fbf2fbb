-- How a resume is printed, and what it held before.
alter table resume_resume
  add column template text not null default 'classic' check (template in ('classic', 'modern', 'compact'));

-- What a resume held at the end of an editing session, or every ten minutes of a long one.
create table resume_version (
  id uuid primary key,
  resume_id uuid not null references resume_resume (id) on delete cascade,
  content jsonb not null,
  -- Of the content: the same content is kept once.
  content_sha256 text not null,
  -- When the content was saved, and when it was put aside.
  saved_at timestamptz not null,
  kept_at timestamptz not null,
  unique (resume_id, content_sha256)
);
comment on table resume_version is 'personal: earlier contents of resumes of seekers';
comment on column resume_version.content is 'ts: @pinjian/contract/resume-content.ts#ResumeContent';
create index resume_version_kept on resume_version (resume_id, kept_at desc);
