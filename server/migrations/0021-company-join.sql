create table company_join_request (
  id uuid primary key,
  company_id uuid not null references company_company (id),
  user_id uuid not null references account_identity (id),
  note text not null,
  state text not null check (state in ('pending', 'accepted', 'refused', 'cancelled')),
  -- Why it was refused, in words for the person; '' without.
  answer text not null,
  decided_by uuid references account_identity (id),
  created_at timestamptz not null,
  decided_at timestamptz
);
comment on table company_join_request is 'personal: who asked to become a member of which company, and what came of it';
-- One at a time: whoever waits for one company asks no other.
create unique index company_join_request_pending on company_join_request (user_id) where state = 'pending';
create index company_join_request_user on company_join_request (user_id, created_at desc);
create index company_join_request_company on company_join_request (company_id, created_at) where state = 'pending';
