-- What AI direct push brought together: beside the application's row (9, with whom it was made to) the match as it is shown,
-- by which rules, and for each side when it came and when and why it ended.
create table matching_push (
  seeker_id uuid not null references account_identity (id),
  position_id uuid not null references position_position (id),
  company_id uuid not null references company_company (id),
  match jsonb not null,
  match_version text not null,
  input_hash text not null,
  caps_version text not null,
  -- How an earlier 不感兴趣 of theirs bears on it, in words for the seeker.
  lowered text[] not null default '{}',
  seeker_at timestamptz,
  seeker_ended_at timestamptz,
  seeker_end text check (seeker_end in ('dismissed', 'unused', 'over', 'used')),
  seeker_told_at timestamptz,
  employer_at timestamptz,
  employer_ended_at timestamptz,
  employer_end text check (employer_end in ('dismissed', 'unused', 'over', 'used')),
  employer_told_at timestamptz,
  primary key (seeker_id, position_id),
  check (seeker_at is not null or employer_at is not null),
  check ((seeker_ended_at is null) = (seeker_end is null)),
  check ((employer_ended_at is null) = (employer_end is null))
);
comment on table matching_push is 'personal: positions that were pushed to a seeker and a seeker to whose company, and why';
comment on column matching_push.match is 'ts: @pinjian/contract/matching-match.ts#Match';
create index matching_push_position on matching_push (position_id);
create index matching_push_seeker_open on matching_push (seeker_at) where seeker_ended_at is null;
create index matching_push_employer_open on matching_push (employer_at) where employer_ended_at is null;
create index matching_push_seeker_untold on matching_push (seeker_id)
  where seeker_at is not null and seeker_told_at is null and seeker_ended_at is null;
create index matching_push_employer_untold on matching_push (position_id)
  where employer_at is not null and employer_told_at is null and employer_ended_at is null;

-- Whom and what to look at, and when: ten edits ask for one look, what comes at night waits here for the morning. A row
-- goes once the look is done: a copy that dies leaves it to another one.
create table matching_push_due (
  kind text not null check (kind in ('seeker', 'position')),
  -- Of an identity or a position.
  id uuid not null,
  -- How often somebody asked for it since it was looked at.
  asks integer not null,
  due_at timestamptz not null,
  primary key (kind, id)
);
comment on table matching_push_due is 'personal: seekers and positions that AI direct push has to look at';
create index matching_push_due_at on matching_push_due (due_at);

-- What people look for, by which a new position finds them, whether or not companies may: narrow, made anew from the truth.
create table matching_wanted (
  seeker_id uuid primary key references account_identity (id),
  -- Leaves of the job tree and the nodes above them.
  categories text[] not null,
  cities text[] not null,
  -- Any city, remote work, or nothing said of a city.
  anywhere boolean not null,
  changed_at timestamptz not null
);
comment on table matching_wanted is 'personal: which positions in which cities a seeker looks for';
create index matching_wanted_categories on matching_wanted using gin (categories);
alter table matching_fill drop constraint matching_fill_kind_check;
alter table matching_fill add constraint matching_fill_kind_check check (kind in ('talent', 'position', 'wanted'));
