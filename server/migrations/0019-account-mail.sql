-- A mail address of the person, once they have confirmed it by a code; without the moment it is not theirs yet.
alter table account_person add column mail_cipher bytea;
alter table account_person add column mail_confirmed_at timestamptz;
