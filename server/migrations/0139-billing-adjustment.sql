-- Units that an admin gives or takes, and another one says yes to.
create table billing_adjustment (
  id uuid primary key,
  key text not null,
  payer text not null check (payer ~ '^(company|seeker):[0-9a-f-]{36}$'),
  unit text not null check (unit in ('credit', 'simulation')),
  -- Negative: taken.
  units bigint not null check (units <> 0),
  reason text not null,
  difference_id uuid references billing_difference (id),
  state text not null check (state in ('proposed', 'confirmed', 'refused')),
  proposed_by uuid references account_identity (id),
  proposed_at timestamptz not null,
  decided_by uuid references account_identity (id),
  decided_at timestamptz,
  refused_why text,
  unique (proposed_by, key),
  check ((decided_at is null) = (state = 'proposed')),
  check ((refused_why is not null) = (state = 'refused')),
  check (state <> 'confirmed' or decided_by is null or proposed_by is null or decided_by <> proposed_by)
);
comment on table billing_adjustment is 'personal: units given or taken by two admins, and why';
create index billing_adjustment_newest on billing_adjustment (proposed_at desc, id desc);
create index billing_adjustment_payer on billing_adjustment (payer);
create index billing_adjustment_difference on billing_adjustment (difference_id) where difference_id is not null;
create index billing_adjustment_decided_by on billing_adjustment (decided_by) where decided_by is not null;

create table billing_adjustment_evidence (
  adjustment_id uuid not null references billing_adjustment (id),
  file_id uuid not null references platform_file (id),
  primary key (adjustment_id, file_id)
);
comment on table billing_adjustment_evidence is 'business: files that an adjustment rests on';
create index billing_adjustment_evidence_file on billing_adjustment_evidence (file_id);
