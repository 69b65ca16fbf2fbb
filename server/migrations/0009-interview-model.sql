-- What an interview was planned from, kept until the model has worded its questions; null otherwise.
alter table interview_interview add column material jsonb;
comment on column interview_interview.material is 'ts: #domains/interview/ai/interviewer.ts#Material';

-- What a language model was asked for an interview, and what it cost. The words themselves are not kept here.
create table interview_model_call (
  id uuid primary key,
  -- Null once the interview was erased: what was spent was spent.
  interview_id uuid references interview_interview (id) on delete set null,
  purpose text not null check (purpose in ('plan', 'read', 'score')),
  -- The candidate's turn that was read; null for the other purposes.
  turn integer,
  model text not null,
  -- Of the prompt's fixed part, with its name and version.
  prompt_hash text not null,
  -- Requests sent: more than one after a repetition or a repair.
  requests integer not null,
  tokens_in integer not null,
  tokens_out integer not null,
  milliseconds integer not null,
  -- ok, or why its answer was not used.
  outcome text not null check (outcome in (
    'ok', 'timeout', 'unreachable', 'overloaded', 'refused', 'cut', 'unreadable', 'rejected', 'superseded')),
  created_at timestamptz not null
);
comment on table interview_model_call is 'business: calls of the language model for interviews, and what they cost';
create index interview_model_call_interview on interview_model_call (interview_id);
