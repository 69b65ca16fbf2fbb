-- The file of a resume may be plain text: Markdown, JSON Resume.
alter table resume_resume drop constraint resume_resume_source_kind_check;
alter table resume_resume add constraint resume_resume_source_kind_check check (source_kind in ('pdf', 'word', 'text'));
