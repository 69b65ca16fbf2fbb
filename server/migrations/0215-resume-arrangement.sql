-- In which order the parts of a resume stand, which are hidden, and what they are called.
alter table resume_resume
  add column arrangement jsonb not null default '{"order":null,"hidden":[],"titles":{}}';
comment on column resume_resume.arrangement is 'ts: @pinjian/contract/resume-arrangement.ts#ResumeArrangement';
