-- Where one seeker stands with one position. The row may exist before anyone applied (0, 9, 2).
create table application_application (
  id uuid primary key,
  seeker_id uuid not null references account_identity (id),
  position_id uuid not null references position_position (id),
  -- The position's; here so that a company's lists need no other table.
  company_id uuid not null references company_company (id),
  -- What the employer reads. 6 with released_at null reads rejected_step to the seeker.
  status integer not null check (status in (0, 1, 2, 3, 31, 32, 4, 41, 5, 6, 9)),
  -- The steps that the present interview and the present offer came from: where they lead back to.
  interview_base integer check (interview_base in (2, 32, 41)),
  offer_base integer check (offer_base in (32, 41)),
  -- The step before the rejection; until its release it goes on with what the seeker does.
  rejected_step integer check (rejected_step in (1, 2, 3, 31, 32, 4, 41, 5)),
  rejected_at timestamptz,
  reject_reason integer,
  reject_note text,
  release_at timestamptz,
  released_at timestamptz,
  view_status integer check (view_status in (1, 2, 3, 4)),
  -- For 9: whom the recommendation was made to.
  recommended_to text check (recommended_to in ('seeker', 'employer', 'both')),
  -- Grows with every move.
  version integer not null check (version > 0),
  -- Grows with every move that the seeker may see: a held rejection must not show in a refusal.
  seeker_version integer not null check (seeker_version > 0),
  -- The resume as it was then; the resume itself may change or go, hence no reference.
  resume_id uuid,
  resume_title text,
  resume_snapshot jsonb,
  applied_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  seeker_updated_at timestamptz not null,
  unique (seeker_id, position_id),
  check ((status = 6) = (rejected_step is not null)),
  check (rejected_step is null or (rejected_at is not null and reject_reason is not null and release_at is not null)),
  check (rejected_step is not null or released_at is null),
  check ((applied_at is null) = (view_status is null)),
  -- A company's lists show a resume: the one that was sent, or that it saw when it added the talent itself.
  check (status in (0, 9) or (resume_id is not null and resume_title is not null and resume_snapshot is not null))
);
comment on table application_application is 'personal: where a seeker stands with a position, with the resume that was sent';
comment on column application_application.resume_snapshot is 'ts: @pinjian/contract/resume-content.ts#ResumeContent';
create index application_application_delivered on application_application (company_id, applied_at desc, id desc)
  where status = 1;
create index application_application_candidates on application_application (company_id, updated_at desc, id desc)
  where status not in (0, 1, 9);
create index application_application_position on application_application (position_id, status);
create index application_application_seeker on application_application (seeker_id, seeker_updated_at desc, id desc);
create index application_application_resume on application_application (resume_id);
create index application_application_held on application_application (release_at)
  where status = 6 and released_at is null;

-- Everything that happened to an application, in the transaction in which it happened.
create table application_event (
  id uuid primary key,
  application_id uuid not null references application_application (id),
  -- A name of the contract's moves, or view: a member opened the resume for the first time.
  move text not null,
  -- The versions that it led to; a repeated move is recognised by them.
  version integer not null,
  seeker_version integer not null,
  -- As the mover saw them: while a rejection is held, the seeker's steps.
  from_step integer not null check (from_step in (0, 1, 2, 3, 31, 32, 4, 41, 5, 6, 9)),
  to_step integer not null check (to_step in (0, 1, 2, 3, 31, 32, 4, 41, 5, 6, 9)),
  mover text not null check (mover in ('seeker', 'seekerAgent', 'employer', 'employerAgent', 'system')),
  mover_id uuid references account_identity (id),
  details jsonb not null,
  created_at timestamptz not null
);
comment on table application_event is 'personal: who moved an application, when, from where to where and why';
comment on column application_event.details is 'ts: #domains/application/pipeline/rules.ts#MoveDetails';
create index application_event_application on application_event (application_id, created_at desc, id desc);
create unique index application_event_version on application_event (application_id, version) where move <> 'view';
create index application_event_reached on application_event (application_id, to_step) where to_step in (4, 5);

create table application_invitation (
  id uuid primary key,
  application_id uuid not null references application_application (id),
  kind text not null check (kind in ('ai')),
  state text not null check (state in ('pending', 'accepted', 'declined', 'expired', 'takenBack')),
  invited_by uuid references account_identity (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- Made by accepting.
  interview_id uuid references interview_interview (id),
  check ((state = 'accepted') = (interview_id is not null))
);
comment on table application_invitation is 'personal: invitations to interviews and what became of them';
create index application_invitation_application on application_invitation (application_id, created_at desc, id desc);
create unique index application_invitation_open on application_invitation (application_id) where state = 'pending';
create index application_invitation_expiry on application_invitation (expires_at) where state = 'pending';
