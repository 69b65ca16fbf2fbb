-- How to reach a person stands encrypted beside the content. Rows of earlier versions, and those that copies of one write
-- while they still run, hold it in clear; a task seals them.
alter table resume_resume
  -- Phone, mail and links of the content; null for none.
  add column contact_cipher bytea,
  -- What the reader is unsure of quotes the file; null for nothing.
  add column confidence_cipher bytea,
  -- The file's text; null for none.
  add column source_text_cipher bytea;
comment on column resume_resume.content is 'ts: #domains/resume/contact/sealed-content.ts#StoredContent';
create index resume_resume_unsealed on resume_resume (id) where
  source_text is not null
  or confidence <> '{}'
  or content #>> '{basics,phone}' <> ''
  or content #>> '{basics,email}' <> ''
  or content #> '{basics,links}' <> '[]';

alter table resume_version
  add column contact_cipher bytea,
  -- Keyed, of the whole content: the same content is kept once. One without a key would tell the phone to whoever tries them all.
  add column content_hash bytea,
  alter column content_sha256 drop not null,
  add constraint resume_version_content_hash unique (resume_id, content_hash);
comment on column resume_version.content is 'ts: #domains/resume/contact/sealed-content.ts#StoredContent';
create index resume_version_unsealed on resume_version (id) where content_hash is null;
