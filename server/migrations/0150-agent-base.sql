-- Agents: what acts for a seeker or for a company, in its owner's name and within a slip that its owner writes.
create table agent_agent (
  id uuid primary key,
  kind text not null check (kind in ('scout', 'submitter', 'coach', 'secretary', 'intake', 'sourcer', 'screener', 'inviter',
    'reporter')),
  -- In whose name it acts.
  owner_id uuid not null references account_identity (id),
  -- Of employers' agents.
  company_id uuid references company_company (id),
  position_id uuid references position_position (id),
  -- What its owner calls it; '' for the label of its kind.
  name text not null,
  state text not null check (state in ('active', 'paused', 'ended')),
  slip_version integer not null check (slip_version > 0),
  -- Names its creation once.
  key text not null,
  -- When it looks by itself next; null while nothing wakes it but news.
  next_run_at timestamptz,
  -- Grows with everything that wakes it, so that news during a run is not lost.
  wakes integer not null default 0,
  -- As many of them a run has answered.
  wakes_seen integer not null default 0,
  -- Why it was woken last.
  woke text not null check (woke in ('created', 'asked', 'told', 'news', 'clock', 'slip')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  unique (owner_id, key),
  check ((kind in ('scout', 'submitter', 'coach', 'secretary')) = (company_id is null)),
  check (position_id is null or company_id is not null),
  check ((state = 'ended') = (ended_at is not null))
);
comment on table agent_agent is 'personal: agents that act for a person, and where each stands';
create index agent_agent_owner on agent_agent (owner_id, created_at desc, id desc);
create index agent_agent_company on agent_agent (company_id, created_at desc, id desc) where company_id is not null;
create index agent_agent_position on agent_agent (position_id) where position_id is not null;
create index agent_agent_due on agent_agent (next_run_at) where state = 'active' and next_run_at is not null;
-- One of a kind for each owner and position: two would do everything twice.
create unique index agent_agent_one on agent_agent (owner_id, kind, coalesce(position_id, '00000000-0000-0000-0000-000000000000'))
  where state <> 'ended';

-- What its owner lets it do, in every version there was. A version never changes.
create table agent_slip (
  id uuid primary key,
  agent_id uuid not null references agent_agent (id),
  version integer not null check (version > 0),
  content jsonb not null,
  created_at timestamptz not null,
  unique (agent_id, version)
);
comment on table agent_slip is 'personal: what people let their agents do, in each version';
comment on column agent_slip.content is 'ts: @pinjian/contract/agent-slip.ts#AgentSlip';

create or replace function agent_keep_slip() returns trigger language plpgsql as $$
begin
  raise exception 'agent_slip is append only' using errcode = 'restrict_violation';
end
$$;
create trigger agent_slip_append_only before update on agent_slip for each row execute function agent_keep_slip();

-- One look of an agent, step by step: whoever takes it up again goes on at the cursor.
create table agent_run (
  id uuid primary key,
  agent_id uuid not null references agent_agent (id),
  slip_version integer not null,
  woke text not null check (woke in ('created', 'asked', 'told', 'news', 'clock', 'slip')),
  -- How many wakings it answers.
  wakes integer not null,
  state text not null check (state in ('running', 'done', 'failed', 'stopped')),
  -- null until it has looked.
  plan jsonb,
  cursor integer not null default 0,
  attempts integer not null default 0,
  saw text,
  failure text,
  started_at timestamptz not null,
  -- When its present attempt began.
  attempted_at timestamptz,
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null))
);
comment on table agent_run is 'personal: the looks of agents, what each planned and how far it came';
comment on column agent_run.plan is 'ts: #domains/agent/run/planner.ts#StoredPlan';
create index agent_run_agent on agent_run (agent_id, started_at desc, id desc);
-- One at a time.
create unique index agent_run_open on agent_run (agent_id) where state = 'running';

-- What an agent did, prepared, wrote and saw. Diary and approvals are this one table.
create table agent_act (
  id uuid primary key,
  agent_id uuid not null references agent_agent (id),
  -- null once the run is forgotten.
  run_id uuid references agent_run (id),
  slip_version integer not null,
  kind text not null check (kind in ('recommend', 'apply', 'addTalent', 'inviteToAiInterview', 'inviteToRealInterview',
    'proposeTimes', 'sendMessage', 'askContact', 'suggestion', 'draft', 'note', 'brief', 'ranking', 'report',
    'preparedAnswer')),
  mode text not null check (mode in ('suggest', 'draft', 'ask', 'act')),
  state text not null check (state in ('suggested', 'drafted', 'waiting', 'approved', 'declined', 'done', 'undone', 'failed',
    'expired')),
  -- Names what it is about: the same key is the same act, and is done once.
  key text not null,
  -- Whom and what it is about, for reading and erasing.
  subject jsonb not null,
  position_id uuid,
  application_id uuid,
  -- The seeker whom an employer's agent dealt with.
  seeker_id uuid references account_identity (id),
  title text not null,
  why text not null,
  evidence jsonb not null,
  words text,
  sections jsonb not null,
  prepared jsonb,
  -- What the tool is given.
  input jsonb,
  -- Fingerprint of everything that its owner agreed to; null until they did.
  approved_hash text,
  credits integer not null default 0 check (credits >= 0),
  objection text,
  -- How it can be taken back, and of what.
  undo jsonb,
  expires_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references account_identity (id),
  done_at timestamptz,
  created_at timestamptz not null,
  unique (agent_id, key)
);
comment on table agent_act is 'personal: what agents did, prepared and wrote for people, and about whom';
comment on column agent_act.subject is 'ts: @pinjian/contract/agent-act.ts#ActSubject';
comment on column agent_act.evidence is 'ts: #domains/agent/act/stored.ts#StoredEvidence';
comment on column agent_act.sections is 'ts: #domains/agent/act/stored.ts#StoredSections';
comment on column agent_act.prepared is 'ts: @pinjian/contract/agent-act.ts#PreparedAnswer';
comment on column agent_act.input is 'ts: #domains/agent/act/stored.ts#ToolInput';
comment on column agent_act.undo is 'ts: #domains/agent/act/stored.ts#StoredUndo';
create index agent_act_agent on agent_act (agent_id, created_at desc, id desc);
create index agent_act_waiting on agent_act (agent_id, kind) where state = 'waiting';
create index agent_act_done on agent_act (agent_id, kind, done_at) where done_at is not null;
create index agent_act_expiry on agent_act (expires_at) where state = 'waiting' and expires_at is not null;
create index agent_act_run on agent_act (run_id) where run_id is not null;
create index agent_act_seeker on agent_act (seeker_id) where seeker_id is not null;
create index agent_act_decided_by on agent_act (decided_by) where decided_by is not null;
create index agent_act_application on agent_act (application_id) where application_id is not null;

-- What its owner thought of something that was shown.
create table agent_verdict (
  act_id uuid primary key references agent_act (id) on delete cascade,
  agent_id uuid not null references agent_agent (id),
  good boolean not null,
  reason text check (reason in ('skills', 'experience', 'city', 'salary', 'level', 'industry', 'company', 'timing', 'other')),
  words text not null,
  created_at timestamptz not null
);
comment on table agent_verdict is 'personal: what people thought of what their agents showed them';
create index agent_verdict_agent on agent_verdict (agent_id, created_at desc);

-- What its owner said to it.
create table agent_told (
  id uuid primary key,
  agent_id uuid not null references agent_agent (id),
  key text not null,
  words text not null,
  created_at timestamptz not null,
  unique (agent_id, key)
);
comment on table agent_told is 'personal: what people said to their agents';

-- What the platform has switched off; no row: on. `kind` 'all' is every one of them.
create table agent_switch (
  kind text primary key,
  is_off boolean not null,
  changed_at timestamptz not null
);
comment on table agent_switch is 'none: which agents the platform has switched off';

-- Who wants no messages of agents: a seeker, or a company for all of its members.
create table agent_reception (
  id uuid primary key,
  user_id uuid unique references account_identity (id),
  company_id uuid unique references company_company (id),
  refuses boolean not null,
  changed_at timestamptz not null,
  check ((user_id is null) <> (company_id is null))
);
comment on table agent_reception is 'personal: who keeps messages of agents out';
