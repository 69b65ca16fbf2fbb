-- The proof of work that a code was sent for: each is good for one.
alter table account_sms_code add column proof_nonce text unique;

-- Wrong codes, whether or not anybody has the number: who guesses is slowed down, on every copy.
create table account_wrong_code (
  id uuid primary key,
  phone_hash bytea not null,
  -- The address; of IPv6 the network of 64 bits, as its holder changes the rest at will.
  network text not null,
  address text not null,
  user_agent text not null,
  -- The right code came from the same network afterwards: it counts no more.
  forgiven boolean not null default false,
  tried_at timestamptz not null
);
comment on table account_wrong_code is 'personal: wrong codes of the last two days, by hashed number and address';
create index account_wrong_code_phone on account_wrong_code (phone_hash, tried_at desc);
create index account_wrong_code_network on account_wrong_code (network, tried_at desc);

-- More kinds of security events, beside whichever the migrations before this one know.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(oid) into strict known
    from pg_constraint where conname = 'account_security_event_kind_check';
  alter table account_security_event drop constraint account_security_event_kind_check;
  execute 'alter table account_security_event add constraint account_security_event_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''signInFailed''::text, ''signInLocked''::text, ''mailChanged''::text, '
      || '''mailRemoved''::text, ''realNamePassed''::text, ''realNameWithdrawn''::text, ');
end
$$;
