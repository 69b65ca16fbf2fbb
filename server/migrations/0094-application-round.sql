-- Rounds of interviews with people (decisions §17): times, place, interviewers and what became of each.
create table application_round (
  id uuid primary key,
  application_id uuid not null references application_application (id),
  -- From 1, by application.
  ordinal integer not null check (ordinal > 0),
  name text not null,
  -- interview_form: 1 video, 2 telephone, 3 on site.
  form integer not null check (form in (1, 2, 3)),
  minutes integer not null check (minutes between 10 and 480),
  place text not null,
  note text not null,
  -- The round of the position's plan that it follows; the plan may change or go, hence no reference.
  plan_round_id uuid,
  state text not null check (state in ('invited', 'accepted', 'held', 'declined', 'cancelled', 'expired', 'noShow')),
  -- Once a time is agreed.
  starts_at timestamptz,
  ends_at timestamptz,
  -- Grows with every change that calendars have to learn of (SEQUENCE of RFC 5545).
  sequence integer not null check (sequence >= 0),
  invited_by uuid references account_identity (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- An invitation waits seven days, and not past its last slot.
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- Other times that the seeker asked for last; a reschedule takes them away.
  proposal jsonb,
  ended_at timestamptz,
  ended_by text check (ended_by in ('seeker', 'seekerAgent', 'employer', 'employerAgent', 'system')),
  end_reason text,
  end_note text,
  no_show_claimed_by text check (no_show_claimed_by in ('seeker', 'employer')),
  no_show_claimed_at timestamptz,
  no_show_note text,
  no_show_answer text check (no_show_answer in ('confirmed', 'unanswered', 'disputed')),
  no_show_answered_at timestamptz,
  unique (application_id, ordinal),
  check ((starts_at is null) = (ends_at is null)),
  check (state not in ('accepted', 'held', 'noShow') or starts_at is not null),
  check (state <> 'invited' or starts_at is null),
  check ((state in ('declined', 'cancelled', 'expired', 'noShow')) = (ended_at is not null)),
  check ((ended_at is null) = (ended_by is null)),
  check ((no_show_claimed_by is null) = (no_show_claimed_at is null)),
  check ((no_show_answer is null) = (no_show_answered_at is null)),
  check (no_show_answer is null or no_show_claimed_by is not null)
);
comment on table application_round is 'personal: rounds of interviews with people, when and where they are and what became of them';
comment on column application_round.proposal is 'ts: #domains/application/round/rules.ts#Proposal';
create unique index application_round_open on application_round (application_id) where state in ('invited', 'accepted');
create index application_round_expiry on application_round (expires_at) where state = 'invited';
create index application_round_start on application_round (starts_at) where state in ('accepted', 'held');
create index application_round_no_show on application_round (no_show_claimed_at)
  where state = 'accepted' and no_show_claimed_at is not null and no_show_answer is null;
create index application_round_invited_by on application_round (invited_by) where invited_by is not null;

-- Times that an invitation offers; the seeker picks one.
create table application_round_slot (
  id uuid primary key,
  round_id uuid not null references application_round (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  unique (round_id, starts_at),
  check (ends_at > starts_at)
);
comment on table application_round_slot is 'business: times offered for a round';

-- Who interviews. It assigns the application to them.
create table application_round_interviewer (
  round_id uuid not null references application_round (id) on delete cascade,
  user_id uuid not null references account_identity (id),
  created_at timestamptz not null,
  primary key (round_id, user_id)
);
comment on table application_round_interviewer is 'personal: interviewers of a round';
create index application_round_interviewer_user on application_round_interviewer (user_id, round_id);

-- An application is assigned to the interviewers of its rounds, but of none that came to nothing; and to no one who has left
-- the company since, or came back.
create or replace function account_is_assigned(member uuid, application uuid) returns boolean
  language sql stable return exists (
    select from application_round_interviewer as interviewer
    join application_round as round on round.id = interviewer.round_id
    join application_application as assigned on assigned.id = round.application_id
    join account_membership as membership on membership.user_id = interviewer.user_id
      and membership.company_id = assigned.company_id and membership.joined_at <= interviewer.created_at
    where interviewer.user_id = member and round.application_id = application
      and round.state in ('invited', 'accepted', 'held', 'noShow')
  );
