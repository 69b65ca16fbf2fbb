-- Answers given once more to a question of one's own practice. The report that the practice was scored with stays as it is.
create table interview_try (
  id uuid primary key,
  interview_id uuid not null references interview_interview (id),
  -- From 0, as in the plan.
  question integer not null check (question >= 0),
  -- From 1, by question.
  ordinal integer not null check (ordinal > 0),
  text text not null,
  -- What the scorer makes of the first answer and of this one, both by the same version.
  before jsonb not null,
  result jsonb not null,
  scorer text not null,
  created_at timestamptz not null,
  unique (interview_id, question, ordinal)
);
comment on table interview_try is 'personal: answers that a person gave once more to a question of their own practice';
comment on column interview_try.before is 'ts: @pinjian/contract/interview-report.ts#QuestionResult';
comment on column interview_try.result is 'ts: @pinjian/contract/interview-report.ts#QuestionResult';
