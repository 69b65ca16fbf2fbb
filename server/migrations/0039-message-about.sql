-- What a company's message is about: the thing of the contract whose readers read it. A person's message is theirs alone.
alter table message_message add column about text check (about in (
  'company', 'members', 'joinRequests', 'positions', 'candidates', 'reports', 'notes', 'offers', 'money'));
-- The application that it is about, by which it can be assigned to a member; null where it is about none.
alter table message_message add column application_id uuid;

update message_message set about = case
  when message_type = '2' then 'positions'
  when dedupe_key like 'join-request:%' then 'joinRequests'
  when dedupe_key like 'verification:%' or dedupe_key like 'verification-revoked:%' then 'company'
  when dedupe_key like 'interview:%' then 'reports'
  -- What cannot be told apart has the fewest readers.
  else 'candidates'
end
where recipient_kind = 'company';

alter table message_message add constraint message_message_about check ((recipient_kind = 'company') = (about is not null));
create index message_message_application on message_message (application_id) where application_id is not null;
