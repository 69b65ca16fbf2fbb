create table interview_interview (
  id uuid primary key,
  kind text not null check (kind in ('position', 'simulate', 'resume', 'skill')),
  state text not null check (state in ('created', 'prepared', 'running', 'finished', 'abandoned', 'scored')),
  seeker_id uuid not null references account_identity (id),
  -- The company that reads the report; null for one's own practice.
  company_id uuid references company_company (id),
  position_id uuid references position_position (id),
  -- The application it belongs to: a domain further down the list keeps it, hence no reference.
  application_id uuid,
  -- What it is about: one person has at most one open interview of a subject.
  subject text not null,
  title text not null,
  company_name text not null,
  -- The position as it was agreed on, see interviewPosition of the contract; null where there is none.
  position_snapshot jsonb,
  -- The plan of ai/engine/plan.ts: fixed before the first word, questions of the resume included.
  plan jsonb not null,
  -- The state of ai/engine/state.ts: with the turns all that a copy needs to go on.
  progress jsonb not null,
  -- Turns that answer a question.
  answers integer not null,
  -- Name and version of what asks.
  interviewer text not null,
  -- Its questions were asked, or its time was used up; false is 未完成.
  complete boolean not null,
  end_reason text check (end_reason in ('allAsked', 'timeUp', 'finishedEarly', 'windowEnded', 'cancelled')),
  devices jsonb,
  window_ends_at timestamptz not null,
  created_at timestamptz not null,
  prepared_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  scored_at timestamptz,
  check ((state in ('created', 'prepared', 'running')) = (ended_at is null)),
  check ((ended_at is null) = (end_reason is null))
);
comment on table interview_interview is 'personal: AI interviews, their plan and where they stand';
comment on column interview_interview.position_snapshot is 'ts: @pinjian/contract/interview-material.ts#InterviewPosition';
comment on column interview_interview.plan is 'ts: #domains/interview/ai/engine/plan.ts#Plan';
comment on column interview_interview.progress is 'ts: #domains/interview/ai/engine/state.ts#Progress';
create unique index interview_interview_open on interview_interview (seeker_id, subject)
  where state in ('created', 'prepared', 'running');
create index interview_interview_seeker on interview_interview (seeker_id, created_at desc, id desc);
create index interview_interview_application on interview_interview (application_id) where application_id is not null;
create index interview_interview_window on interview_interview (window_ends_at)
  where state in ('created', 'prepared', 'running');

-- What was said, in order. Rows are only ever added: a correction is another row elsewhere, never a change here.
create table interview_turn (
  interview_id uuid not null references interview_interview (id),
  seq integer not null,
  speaker text not null check (speaker in ('interviewer', 'candidate')),
  -- turnKinds of the contract.
  kind text not null,
  text text not null,
  question integer,
  at timestamptz not null,
  primary key (interview_id, seq)
);
comment on table interview_turn is 'personal: every turn of an interview';

-- Frames of the client that were taken: the same id twice counts once.
create table interview_frame (
  interview_id uuid not null references interview_interview (id),
  frame_id text not null,
  -- The turn it became; null for a signal.
  seq integer,
  received_at timestamptz not null,
  primary key (interview_id, frame_id)
);
comment on table interview_frame is 'personal: frames received in an interview, by the ids their client gave them';

create table interview_consent (
  id uuid primary key,
  interview_id uuid not null references interview_interview (id),
  item text not null,
  -- Of the words that were shown.
  version text not null,
  given_at timestamptz not null,
  unique (interview_id, item, version)
);
comment on table interview_consent is 'personal: what was consented to before an interview, item by item';

create table interview_report (
  id uuid primary key,
  interview_id uuid not null references interview_interview (id),
  -- From 1; a re-scoring adds one, earlier ones stay.
  revision integer not null,
  complete boolean not null,
  -- reportContent of the contract.
  content jsonb not null,
  created_at timestamptz not null,
  unique (interview_id, revision)
);
comment on table interview_report is 'personal: reports of interviews, one row per scoring';
comment on column interview_report.content is 'ts: @pinjian/contract/interview-report.ts#ReportContent';
