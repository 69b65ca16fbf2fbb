-- Group chats that a company is told in: robots of 飞书, 钉钉 and 企业微信. Whoever has the address may write there.
create table company_webhook (
  id uuid primary key,
  company_id uuid not null references company_company (id),
  vendor text not null check (vendor in ('feishu', 'dingtalk', 'wecom')),
  address_cipher bytea not null,
  -- What its messages are signed with; null for 企业微信, whose key stands in the address.
  secret_cipher bytea,
  created_at timestamptz not null,
  unique (company_id, vendor)
);
comment on table company_webhook is 'business: where a company is told of its interviews and offers, encrypted';

-- What is to be told there: stored with what it tells, sent after the commit.
create table company_webhook_send (
  id uuid primary key,
  webhook_id uuid not null references company_webhook (id) on delete cascade,
  -- Whom it is about; null for a test.
  seeker_id uuid references account_identity (id),
  news jsonb not null,
  -- Names what happened: it is told once in each chat.
  dedupe_key text not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'unsure', 'dropped')),
  attempts integer not null default 0,
  -- What the vendor said to the last try, a word of ours.
  failure text check (failure in ('refused', 'busy', 'unreachable')),
  run_at timestamptz not null,
  started_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null,
  unique (webhook_id, dedupe_key)
);
comment on table company_webhook_send is 'personal: what company chats are told of candidates, without names in full';
comment on column company_webhook_send.news is 'ts: @pinjian/contract/company-webhook.ts#WebhookNews';
create index company_webhook_send_seeker on company_webhook_send (seeker_id) where seeker_id is not null;
create index company_webhook_send_newest on company_webhook_send (webhook_id, created_at desc);
create index company_webhook_send_due on company_webhook_send (run_at) where state = 'waiting';
create index company_webhook_send_sending on company_webhook_send (started_at) where state = 'sending';
create index company_webhook_send_old on company_webhook_send (created_at);
