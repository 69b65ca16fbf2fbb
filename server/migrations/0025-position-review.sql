-- Content that the automatic check objected to and its company asked a person to look at.
create table position_review (
  id uuid primary key,
  position_id uuid not null references position_position (id),
  -- What is to be shown: the version of what was written, and the content itself.
  version integer not null,
  content jsonb not null,
  -- The words objected to when it was handed in.
  objections jsonb not null,
  -- Why the company thinks it may stand; '' without.
  note text not null,
  state text not null check (state in ('pending', 'approved', 'rejected', 'withdrawn')),
  -- Where the position goes back to when it is withdrawn; dictNum of job_status.
  status_before integer not null,
  submitted_by uuid not null references account_identity (id),
  submitted_at timestamptz not null,
  -- Why it was rejected, in words for the company.
  reason text,
  -- The admin who looked.
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'pending') = (decided_at is null))
);
comment on table position_review is 'business: content of positions that a person was asked to look at, and what came of it';
comment on column position_review.content is 'ts: @pinjian/contract/position-content.ts#PositionContent';
comment on column position_review.objections is 'ts: @pinjian/contract/position.ts#Objection[]';
create unique index position_review_open on position_review (position_id) where state = 'pending';
create index position_review_position on position_review (position_id, submitted_at desc);
create index position_review_waiting on position_review (submitted_at, id) where state = 'pending';
