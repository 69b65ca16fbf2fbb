-- Being found by companies needs a consent of its own, recorded with the words it is to; until now everybody was found who
-- had not said otherwise.
create table resume_consent (
  id uuid primary key,
  seeker_id uuid not null references account_identity (id),
  -- Of the words that were agreed to; 0 for the words of the settings before there was a consent.
  text_version text not null,
  agreed_at timestamptz not null,
  revoked_at timestamptz,
  check (revoked_at >= agreed_at)
);
comment on table resume_consent is 'personal: when a seeker agreed to be found by companies, to which words, and until when';
create unique index resume_consent_live on resume_consent (seeker_id) where revoked_at is null;
create index resume_consent_seeker on resume_consent (seeker_id, agreed_at);

-- Who said themselves that companies may find them goes on being found.
insert into resume_consent (id, seeker_id, text_version, agreed_at)
select gen_random_uuid(), seeker_id, '0', changed_at from resume_visibility where visibility = 'open';

-- Of the words that stood beside the choice; null for choices from before they were counted. Without a row: applied.
alter table resume_visibility add column text_version text;
