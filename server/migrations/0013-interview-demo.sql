-- Two questions for whoever wants to try, signed in or not. Nothing refers to it, and no row outlives its hour.
create table interview_demo (
  -- Of the id that only its visitor's browser has.
  token_hash bytea primary key,
  -- Keyed hash of the network address, for the limit per address.
  address_hash bytea not null,
  direction text not null,
  plan jsonb not null,
  progress jsonb not null,
  turns jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table interview_demo is 'none: interviews tried without an account, deleted within the hour';
comment on column interview_demo.plan is 'ts: #domains/interview/ai/engine/plan.ts#Plan';
comment on column interview_demo.progress is 'ts: #domains/interview/ai/engine/state.ts#Progress';
comment on column interview_demo.turns is 'ts: #domains/interview/demo/rules.ts#DemoTurns';
create index interview_demo_address on interview_demo (address_hash, created_at);
create index interview_demo_expiry on interview_demo (expires_at);
