-- What lets an owner's own assistant in: each works under the slip of one agent. Only a hash of the secret is kept.
create table agent_token (
  id uuid primary key,
  owner_id uuid not null references account_identity (id),
  agent_id uuid not null references agent_agent (id),
  -- Names its creation once.
  key text not null,
  name text not null,
  scopes text[] not null check (scopes <@ array['read', 'act'] and cardinality(scopes) > 0),
  secret_hash bytea not null unique,
  -- How the secret begins.
  prefix text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  created_at timestamptz not null,
  unique (owner_id, key)
);
comment on table agent_token is 'personal: tokens by which assistants of people work under the slips of their agents, as hashes';
comment on column agent_token.scopes is 'ts: @pinjian/contract/agent-token.ts#TokenScope[]';
create index agent_token_agent on agent_token (agent_id);

-- Each call by a token, without what was asked or answered.
create table agent_token_use (
  id uuid primary key,
  token_id uuid not null references agent_token (id) on delete cascade,
  tool text not null,
  outcome text not null check (outcome in ('read', 'done', 'waiting', 'noted', 'refused')),
  at timestamptz not null
);
comment on table agent_token_use is 'none: which tools tokens called and what became of it; goes with its token';
create index agent_token_use_token on agent_token_use (token_id, at desc, id desc);
create index agent_token_use_at on agent_token_use (at);
