-- What happened to a person's sign-ins, for them to read.
create table account_security_event (
  id uuid primary key,
  person_id uuid not null references account_person (id),
  kind text not null check (kind in ('signIn', 'newDevice', 'signedOutElsewhere', 'theft', 'roleSwitched', 'phoneChanged')),
  -- The device that it happened on or to.
  family_id uuid references account_family (id),
  user_agent text not null,
  address text not null,
  detail jsonb not null,
  created_at timestamptz not null
);
comment on table account_security_event is 'personal: sign-ins, devices signed out, thefts noticed, changes of phone';
comment on column account_security_event.detail is 'ts: @pinjian/contract/account-security.ts#SecurityDetail';
create index account_security_event_person on account_security_event (person_id, created_at desc, id desc);

-- Exchanged for a pair of the person's other identity: it is worth nothing but the same switch again, whose answer was
-- lost.
alter table account_refresh_token add column switched_at timestamptz;
