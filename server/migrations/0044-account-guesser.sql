-- Who asked for a code is who it opens for: by the cookie of a device or by a session, else by address and agent. Codes
-- of before this migration, good for minutes, open nothing any more.
alter table account_sms_code
  add column device_hash bytea,
  add column place_hash bytea,
  -- Wrong tries of whoever shows no device; wrong_tries are the device's.
  add column place_tries integer not null default 0,
  -- Asked for by somebody who had not shown that the number is theirs.
  add column stranger boolean not null default true,
  -- Of IPv6 the network of 48 bits, which one customer holds as a whole; else the address.
  add column site text not null generated always as
    (regexp_replace(address, '^([^:]*:[^:]*:[^:]*):[^:]*::/64$', '\1::/48')) stored;
create index account_sms_code_site on account_sms_code (site, sent_at desc);
create index account_sms_code_sent on account_sms_code (sent_at desc);

alter table account_wrong_code
  add column guesser_hash bytea,
  add column stranger boolean not null default true,
  -- The proof of work that the guess took: each is good for one.
  add column proof_nonce text unique,
  add column site text not null generated always as
    (regexp_replace(network, '^([^:]*:[^:]*:[^:]*):[^:]*::/64$', '\1::/48')) stored;
create index account_wrong_code_site on account_wrong_code (site, tried_at desc);

-- Devices that signed in with a number: what strangers do with it never keeps these waiting.
create table account_familiar_device (
  phone_hash bytea not null,
  device_hash bytea not null,
  signed_in_at timestamptz not null,
  primary key (phone_hash, device_hash)
);
comment on table account_familiar_device is 'personal: devices that signed in with a number, both as keyed hashes';
create index account_familiar_device_signed_in on account_familiar_device (signed_in_at);

-- When the codes of all numbers together came close to what was allowed for.
create table account_sms_alarm (
  id uuid primary key,
  span text not null check (span in ('minute', 'day')),
  sent integer not null,
  allowed integer not null,
  raised_at timestamptz not null
);
comment on table account_sms_alarm is 'none: when codes by text message came close to their budget';
create index account_sms_alarm_raised on account_sms_alarm (raised_at desc);
