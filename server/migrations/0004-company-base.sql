create table company_company (
  id uuid primary key,
  name text not null,
  short_name text,
  -- GB 32100, 18 characters.
  credit_code text not null,
  industry text not null,
  staff_size integer not null,
  financing_stage integer,
  company_type integer,
  city text not null,
  address text,
  website text,
  introduction text,
  benefits text[] not null,
  founded_year integer,
  logo_file_id uuid references platform_file (id),
  -- null none, 0 in review, 1 verified, 2 failed. Kept in account_membership too, in the same transaction.
  verification_status integer check (verification_status in (0, 1, 2)),
  created_by uuid not null references account_identity (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table company_company is 'business: companies; invisible to others until verified';
-- Anyone may claim a credit code, one company holds it.
create unique index company_company_credit_code on company_company (credit_code) where verification_status = 1;

create table company_verification (
  id uuid primary key,
  company_id uuid not null references company_company (id),
  company_name text not null,
  credit_code text not null,
  licence_file_id uuid not null references platform_file (id),
  -- 0 in review, 1 passed, 2 failed.
  status integer not null check (status in (0, 1, 2)),
  -- The licence check could not tell: a person decides.
  unsure boolean not null,
  reason text,
  submitted_by uuid not null references account_identity (id),
  submitted_at timestamptz not null,
  decided_at timestamptz
);
comment on table company_verification is 'business: every submission of a company for verification, with what came of it';
create index company_verification_company on company_verification (company_id, submitted_at desc);
create unique index company_verification_open on company_verification (company_id) where status = 0;
