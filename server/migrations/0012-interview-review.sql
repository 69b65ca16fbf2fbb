-- What the candidate asks of a person about a report, and what they were answered. Once per interview.
create table interview_review (
  interview_id uuid primary key references interview_interview (id),
  reason text not null,
  requested_at timestamptz not null,
  answer text,
  -- The member who answered; null once that member's account was erased.
  answered_by uuid references account_identity (id),
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
comment on table interview_review is 'personal: requests for a review by a person, and their answers';

-- Judgements of the company's members beside the engine's. Rows are only ever added: the newest of a target counts.
create table interview_override (
  id uuid primary key,
  interview_id uuid not null references interview_interview (id),
  -- The revision of the report that the member had before them.
  revision integer not null,
  -- 'overall', or the id of a competency in the report.
  target text not null,
  -- Of the overall only.
  band text check (band in ('strong', 'recommended', 'undecided', 'notRecommended')),
  -- 0 to 100 for the overall, 1 to 5 for a competency; null where only the band was chosen.
  score double precision,
  reason text not null,
  -- Null once that member's account was erased.
  made_by uuid references account_identity (id),
  created_at timestamptz not null,
  check ((target = 'overall') = (band is not null)),
  check (target = 'overall' or score is not null)
);
comment on table interview_override is 'personal: bands and scores that members of the company set, with their reasons';
create index interview_override_interview on interview_override (interview_id, created_at, id);
