-- What interviewers write of a candidate, one card for each interviewer of a round. Handed in it is locked for good.
create table application_scorecard (
  id uuid primary key,
  round_id uuid not null references application_round (id),
  -- null once they are erased: what they handed in stays the company's, without their name.
  interviewer_id uuid references account_identity (id),
  -- As they were planned when the card was begun: a plan that changes later changes no card.
  competencies jsonb not null,
  content jsonb not null,
  -- 1 is the card that nobody has written on yet, and has no row.
  version integer not null check (version > 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  locked_at timestamptz,
  unique (round_id, interviewer_id)
);
comment on table application_scorecard is 'personal: what interviewers wrote and judged of candidates';
comment on column application_scorecard.competencies is 'ts: @pinjian/contract/application-scorecard.ts#CardCompetency[]';
comment on column application_scorecard.content is 'ts: @pinjian/contract/application-scorecard.ts#ScorecardContent';
create index application_scorecard_interviewer on application_scorecard (interviewer_id);

-- What an interviewer adds to a card that is handed in.
create table application_scorecard_addendum (
  id uuid primary key,
  scorecard_id uuid not null references application_scorecard (id) on delete cascade,
  addendum_key text not null,
  words text not null,
  created_at timestamptz not null,
  unique (scorecard_id, addendum_key)
);
comment on table application_scorecard_addendum is 'personal: what interviewers added to scorecards after they were handed in';

-- A link by which one interviewer writes one card without signing in; the token itself is stored nowhere.
create table application_scorecard_link (
  round_id uuid not null references application_round (id) on delete cascade,
  interviewer_id uuid not null references account_identity (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Calls of the minute that began then.
  minute_at timestamptz not null,
  calls integer not null,
  primary key (round_id, interviewer_id)
);
comment on table application_scorecard_link is 'personal: links by which interviewers write a scorecard without signing in';
create index application_scorecard_link_interviewer on application_scorecard_link (interviewer_id);
create index application_scorecard_link_expires on application_scorecard_link (expires_at);

-- That somebody was reminded of a card they owe: once for each occasion, whatever runs again.
create table application_scorecard_reminder (
  round_id uuid not null references application_round (id) on delete cascade,
  interviewer_id uuid not null references account_identity (id),
  occasion text not null check (occasion in ('first', 'morning')),
  reminded_at timestamptz not null,
  primary key (round_id, interviewer_id, occasion)
);
comment on table application_scorecard_reminder is 'personal: who was reminded of a scorecard they owe';
create index application_scorecard_reminder_interviewer on application_scorecard_reminder (interviewer_id);

-- What was decided about a candidate after a round; every decision stays, the newest counts.
create table application_debrief_decision (
  id uuid primary key,
  round_id uuid not null references application_round (id) on delete cascade,
  -- From 1, by round.
  ordinal integer not null check (ordinal > 0),
  decision text not null check (decision in ('nextRound', 'offer', 'reject', 'discuss')),
  reason text not null,
  decided_by uuid references account_identity (id),
  decided_at timestamptz not null,
  unique (round_id, ordinal)
);
comment on table application_debrief_decision is 'personal: what was decided about candidates after an interview, by whom and why';
comment on column application_debrief_decision.decision is 'ts: @pinjian/contract/application-scorecard-rating.ts#Decision';
create index application_debrief_decision_by on application_debrief_decision (decided_by) where decided_by is not null;

-- What a rejected candidate is told in the company's own words, once the rejection is released.
alter table application_application add column goodbye text;

-- Reminders look for interviews that are over.
create index application_round_ends on application_round (ends_at) where state in ('accepted', 'held');

-- Who is to judge in a round judges first: until their card is handed in they read no scores of the AI.
create or replace function interview_scores_hidden(member uuid, application uuid) returns boolean
  language sql stable return exists (
    select from application_round_interviewer as interviewer
    join application_round as round on round.id = interviewer.round_id
    where interviewer.user_id = member and round.application_id = application
      and round.state in ('invited', 'accepted', 'held')
      and not exists (
        select from application_scorecard as card
        where card.round_id = round.id and card.interviewer_id = member and card.locked_at is not null
      )
  );
