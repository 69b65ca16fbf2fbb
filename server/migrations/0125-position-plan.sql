-- How people are interviewed for a position. The row of a position whose plan was never written is missing.
create table position_plan (
  position_id uuid primary key references position_position (id),
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  -- null once the member is erased.
  updated_by uuid references account_identity (id)
);
comment on table position_plan is 'business: that a position has an interview plan, its version and who saved it last';
create index position_plan_updated_by on position_plan (updated_by) where updated_by is not null;

create table position_plan_round (
  id uuid primary key,
  position_id uuid not null references position_plan (position_id),
  -- From 1, in the order in which they are held.
  ordinal integer not null,
  name text not null,
  -- dictNum of interview_form.
  form integer not null check (form in (1, 2, 3)),
  minutes integer not null,
  competencies jsonb not null,
  unique (position_id, ordinal)
);
comment on table position_plan_round is 'business: the rounds of interview plans, with what is looked at in each';
comment on column position_plan_round.competencies is 'ts: @pinjian/contract/position-plan.ts#PlanCompetency[]';

create table position_plan_interviewer (
  round_id uuid not null references position_plan_round (id) on delete cascade,
  user_id uuid not null references account_identity (id),
  -- In the order in which they were chosen, from 1.
  ordinal integer not null,
  primary key (round_id, user_id)
);
comment on table position_plan_interviewer is 'personal: who is planned to interview in a round';
create index position_plan_interviewer_user on position_plan_interviewer (user_id);

create table position_team (
  position_id uuid not null references position_position (id),
  user_id uuid not null references account_identity (id),
  part text not null check (part in ('manager', 'recruiter', 'interviewer', 'coordinator')),
  ordinal integer not null,
  primary key (position_id, user_id)
);
comment on table position_team is 'personal: who hires for a position, and what they are there';
create index position_team_user on position_team (user_id);
