alter table account_identity drop constraint account_identity_kind_check;
alter table account_identity add constraint account_identity_kind_check check (kind in ('seeker', 'employer', 'admin'));

-- Who may sign in to the console. Without a row here an identity of kind admin opens nothing; it stays, because what
-- its holder did is on record under its id.
create table account_admin (
  user_id uuid primary key references account_identity (id),
  -- Secret of the one-time codes.
  totp_cipher bytea not null,
  -- Step of the last code that was accepted: it and every earlier one are spent.
  last_step bigint not null default 0,
  -- Wrong codes since `wrong_since`, and what they led to; forgotten with the next right one.
  wrong_tries integer not null default 0,
  wrong_since timestamptz,
  locks integer not null default 0,
  locked_until timestamptz,
  added_at timestamptz not null
);
comment on table account_admin is 'personal: who may sign in to the console, and the secret of their one-time codes';

create table account_recovery_code (
  user_id uuid not null references account_admin (user_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table account_recovery_code is 'personal: single-use codes of an admin who has lost their authenticator, hashed';

-- Given for a right code by text message; with a one-time code it becomes a session.
create table account_mfa_token (
  token_hash bytea primary key,
  user_id uuid not null references account_admin (user_id) on delete cascade,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  used_at timestamptz
);
comment on table account_mfa_token is 'personal: admins between the two steps of signing in, hashed';
create index account_mfa_token_user on account_mfa_token (user_id);

alter table account_security_event drop constraint account_security_event_kind_check;
alter table account_security_event add constraint account_security_event_kind_check check (
  kind in ('signIn', 'newDevice', 'signedOutElsewhere', 'theft', 'roleSwitched', 'phoneChanged', 'totpFailed', 'totpLocked',
    'recoveryCodeUsed')
);
