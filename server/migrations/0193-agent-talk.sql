-- What an owner and their agent say to each other.
create table agent_talk (
  id uuid primary key,
  agent_id uuid not null references agent_agent (id),
  seq integer not null check (seq > 0),
  speaker text not null check (speaker in ('owner', 'agent')),
  -- Names what the owner said once; null of an answer.
  key text,
  words text not null,
  state text not null check (state in ('said', 'answering', 'done', 'stopped', 'failed')),
  answered_by text check (answered_by in ('rules', 'model')),
  -- What it looked at and wanted to do.
  calls jsonb not null,
  -- Where it leads.
  controls text[] not null,
  caution text,
  -- Ids of whatever stood in what it looked at: whom it is about, for erasing.
  concerns uuid[] not null,
  -- Times that a copy began to answer, and when one was last at it.
  attempts integer not null default 0,
  beat_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (agent_id, seq),
  unique (agent_id, key),
  check ((speaker = 'owner') = (state = 'said')),
  check ((speaker = 'owner') = (key is not null)),
  check ((state = 'answering') = (speaker = 'agent' and ended_at is null))
);
comment on table agent_talk is 'personal: what people and their agents say to each other';
comment on column agent_talk.calls is 'ts: #domains/agent/talk/stored.ts#StoredCalls';
comment on column agent_talk.controls is 'ts: @pinjian/contract/agent-talk.ts#TalkControl[]';
-- One answer at a time.
create unique index agent_talk_open on agent_talk (agent_id) where state = 'answering';
create index agent_talk_age on agent_talk (created_at);
create index agent_talk_concerns on agent_talk using gin (concerns);

-- Each answer of a language model for an agent: what was spent was spent, also once the agent is erased.
create table agent_model_call (
  id uuid primary key,
  agent_id uuid references agent_agent (id) on delete set null,
  kind text not null,
  purpose text not null check (purpose in ('talk', 'wording')),
  model text not null,
  -- Of the prompt's fixed part, with its name and version.
  prompt_hash text not null,
  requests integer not null,
  tokens_in integer not null,
  tokens_out integer not null,
  milliseconds integer not null,
  outcome text not null check (outcome in ('ok', 'timeout', 'unreachable', 'overloaded', 'refused', 'cut', 'unreadable',
    'rejected', 'superseded', 'endless')),
  created_at timestamptz not null
);
comment on table agent_model_call is 'business: answers of the language model for agents, and what they cost';
create index agent_model_call_agent on agent_model_call (agent_id, created_at);
create index agent_model_call_age on agent_model_call (created_at);
