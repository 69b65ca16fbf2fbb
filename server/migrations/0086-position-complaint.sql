-- What seekers find wrong with a position: one of each person about each position.
create table position_complaint (
  id uuid primary key,
  position_id uuid not null references position_position (id),
  -- null once the person is gone; what they wrote goes with them.
  seeker_id uuid references account_identity (id),
  kind text not null check (kind in ('fraud', 'fee', 'false', 'discrimination', 'notRecruiting', 'contact', 'other')),
  -- In their own words; '' without.
  words text not null,
  -- Waits for an admin in the first two; asked: the company was told to explain or mend it.
  state text not null check (state in ('pending', 'asked', 'dismissed', 'upheld')),
  submitted_at timestamptz not null,
  asked_at timestamptz,
  -- What the company was told when it was asked, or why it was taken down, or what the person was told.
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  check ((state in ('dismissed', 'upheld')) = (decided_at is not null)),
  unique (position_id, seeker_id)
);
comment on table position_complaint is 'personal: what seekers find wrong with positions, and what came of it';
create index position_complaint_waiting on position_complaint ((asked_at is not null), submitted_at, id)
  where state in ('pending', 'asked');
create index position_complaint_seeker on position_complaint (seeker_id);
