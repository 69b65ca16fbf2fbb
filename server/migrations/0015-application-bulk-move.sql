-- Moves of many candidates at once. They wait ten seconds, in which whoever asked for them may take them back.
create table application_bulk_move (
  id uuid primary key,
  company_id uuid not null references company_company (id),
  mover_id uuid not null references account_identity (id),
  -- The device it was asked for on; what the mover may do is looked up again when it runs.
  family_id uuid not null,
  -- What the client called it: the same key of the same person is the same bulk move.
  move_key text not null,
  move text not null check (move in ('passResume', 'reject')),
  details jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- Taken back: what had run by then, or was just running, stays.
  undone_at timestamptz,
  -- Every row has its outcome.
  finished_at timestamptz,
  unique (mover_id, move_key)
);
comment on table application_bulk_move is 'personal: moves of many candidates that a member asked for, kept for a week';
comment on column application_bulk_move.details is 'ts: #domains/application/pipeline/rules.ts#MoveDetails';
create index application_bulk_move_mover on application_bulk_move (mover_id, created_at desc);
create index application_bulk_move_due on application_bulk_move (due_at) where finished_at is null;
create index application_bulk_move_finished on application_bulk_move (finished_at) where finished_at is not null;

create table application_bulk_row (
  bulk_id uuid not null references application_bulk_move (id) on delete cascade,
  -- The order in which they were chosen, from 0.
  place integer not null,
  -- Null for what the company does not have (any more).
  application_id uuid references application_application (id) on delete set null,
  -- As the mover saw it.
  from_step integer not null check (from_step in (0, 1, 2, 3, 31, 32, 4, 41, 5, 6, 9)),
  version integer not null,
  -- Null until it was its turn.
  outcome text check (outcome in ('done', 'skipped', 'undone')),
  -- Why it was skipped, in the words of the contract's codes.
  code integer,
  message text,
  settled_at timestamptz,
  primary key (bulk_id, place),
  check ((outcome is null) = (settled_at is null)),
  check ((outcome is not distinct from 'skipped') = (code is not null)),
  check ((code is null) = (message is null))
);
comment on table application_bulk_row is 'personal: candidates of a bulk move and what became of each';
create index application_bulk_row_application on application_bulk_row (application_id);
