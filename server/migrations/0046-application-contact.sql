-- The same for what was sent to companies.
alter table application_application
  add column resume_contact_cipher bytea,
  -- Keyed hashes of the parts of the phone, by which the company finds it (contact/phone-parts.ts of resume).
  add column resume_phone_parts bytea;
comment on column application_application.resume_snapshot is 'ts: #domains/resume/contact/sealed-content.ts#StoredContent';
create index application_application_unsealed on application_application (id) where
  resume_snapshot #>> '{basics,phone}' <> ''
  or resume_snapshot #>> '{basics,email}' <> ''
  or resume_snapshot #> '{basics,links}' <> '[]'
  or (resume_snapshot is null and resume_contact_cipher is not null);
