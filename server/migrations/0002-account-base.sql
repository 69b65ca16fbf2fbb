create table account_person (
  id uuid primary key,
  -- Keyed hash of the phone: looked up by, never reversed.
  phone_hash bytea not null unique,
  phone_cipher bytea not null,
  created_at timestamptz not null
);
comment on table account_person is 'personal: one row per mainland mobile number';

create table account_identity (
  -- The userId of the wire.
  id uuid primary key,
  person_id uuid not null references account_person (id),
  kind text not null check (kind in ('seeker', 'employer')),
  username text,
  avatar_file_id uuid references platform_file (id),
  real_name_state integer not null default 0,
  created_at timestamptz not null,
  unique (person_id, kind)
);
comment on table account_identity is 'personal: what a person is here, seeker or employer member';

create table account_membership (
  user_id uuid primary key references account_identity (id),
  company_id uuid not null,
  company_role text not null check (company_role in ('owner', 'recruiter', 'interviewer')),
  -- null none, 0 in review, 1 verified, 2 failed; kept by the company domain in the transaction that changes it.
  company_status integer,
  joined_at timestamptz not null
);
comment on table account_membership is 'personal: an employer belongs to at most one company';
create index account_membership_company on account_membership (company_id);

-- A family is a device: all tokens that follow from one sign-in.
create table account_family (
  id uuid primary key,
  user_id uuid not null references account_identity (id),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- 180 days after sign-in nothing renews it.
  absolute_expiry timestamptz not null,
  user_agent text,
  address text,
  revoked_at timestamptz,
  revoked_reason text check (revoked_reason in ('logout', 'reuse', 'elsewhere', 'switched', 'deleted'))
);
comment on table account_family is 'personal: signed-in devices';
create index account_family_user on account_family (user_id);

create table account_refresh_token (
  token_hash bytea primary key,
  family_id uuid not null references account_family (id),
  -- The token it was exchanged for; siblings of one parent share it.
  parent_hash bytea,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  -- First exchange; null while it is the newest of its line.
  rotated_at timestamptz,
  -- Set at the first use of this token or of the access token issued with it: its parent is then spent for good.
  presented_at timestamptz
);
comment on table account_refresh_token is 'personal: refresh tokens, hashed';
create index account_refresh_token_parent on account_refresh_token (parent_hash);
create index account_refresh_token_family on account_refresh_token (family_id);

create table account_access_token (
  token_hash bytea primary key,
  family_id uuid not null references account_family (id),
  -- Issued together with this refresh token.
  refresh_hash bytea not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
comment on table account_access_token is 'personal: access tokens, hashed';
create index account_access_token_family on account_access_token (family_id);

create table account_sms_code (
  id uuid primary key,
  phone_hash bytea not null,
  sms_type text not null check (sms_type in ('1', '2', '3')),
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  used_at timestamptz,
  address text not null
);
comment on table account_sms_code is 'personal: sign-in codes, hashed';
create index account_sms_code_phone on account_sms_code (phone_hash, sent_at desc);
create index account_sms_code_address on account_sms_code (address, sent_at desc);
