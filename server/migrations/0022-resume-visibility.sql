create table resume_visibility (
  seeker_id uuid primary key references account_identity (id),
  -- Without a row: open.
  visibility text not null check (visibility in ('open', 'applied')),
  changed_at timestamptz not null
);
comment on table resume_visibility is 'personal: who may see the resumes of a seeker who has chosen';
